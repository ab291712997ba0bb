import fc from 'fast-check';
import { isLongJson } from './jsonLength';

test('a value that is said to be long is longer than the limit', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(200), (value, limit) => {
      if (isLongJson(value, limit)) expect(JSON.stringify(value).length).toBeGreaterThan(limit);
    }),
  );
});

test('a list of texts is measured to within a few characters', () => {
  const list = Array.from({ length: 100 }, (_, index) => `text ${index}`);
  const { length } = JSON.stringify(list);
  expect([isLongJson(list, length), isLongJson(list, length - 10)]).toEqual([false, true]);
});
