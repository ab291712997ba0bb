import { changeOf } from './change';

test.each([
  [110, 100, 0.1],
  [90, 100, -0.1],
  [-150, -100, -0.5],
  [-50, -100, 0.5],
  [50, -100, 1.5],
  [100, 100, 0],
  [0, 100, -1],
  [100, 0, undefined],
  [0, 0, undefined],
  [100, undefined, undefined],
  [undefined, 100, undefined],
])('%s against a baseline of %s is a change of %s', (figure, baseline, change) => {
  expect(changeOf(figure, baseline)).toBe(change);
});
