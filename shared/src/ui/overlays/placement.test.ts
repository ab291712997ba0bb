import { placementOf, type Align, type Side } from './placement';

const viewport = { width: 1000, height: 600 };
const anchor = { left: 400, top: 300, width: 100, height: 40 };
const float = { width: 60, height: 20 };
const at = (side: Side, align: Align = 'center') => ({ side, align, gap: 6 });

test.each([
  ['top', 420, 274],
  ['bottom', 420, 346],
  ['left', 334, 310],
  ['right', 506, 310],
] as const)('an overlay on the %s is at %i, %i', (side, left, top) => {
  expect(placementOf(anchor, float, viewport, at(side))).toMatchObject({ side, left, top });
});

test.each([
  ['start', 400],
  ['center', 420],
  ['end', 440],
] as const)('aligned to the %s it begins at %i', (align, left) => {
  expect(placementOf(anchor, float, viewport, at('bottom', align)).left).toBe(left);
});

test.each([
  ['top', { ...anchor, top: 10 }, 'bottom'],
  ['bottom', { ...anchor, top: 550 }, 'top'],
  ['left', { ...anchor, left: 20 }, 'right'],
  ['right', { ...anchor, left: 880 }, 'left'],
] as const)('without space on the %s it flips', (side, edge, expected) => {
  expect(placementOf(edge, float, viewport, at(side)).side).toBe(expected);
});

test('it stays on its side if the other one has even less space', () => {
  expect(placementOf({ ...anchor, top: 320 }, { width: 60, height: 500 }, viewport, at('top')).side).toBe('top');
});

test.each([
  ['bottom', 200],
  ['top', 400],
] as const)('without space on either side it stays in the window and covers its anchor (%s)', (side, top) => {
  const tall = { width: 60, height: 560 };
  expect(placementOf({ ...anchor, top }, tall, viewport, at(side)).top).toBe({ bottom: 32, top: 8 }[side]);
});

test('what is higher than the window begins at its top', () => {
  expect(placementOf(anchor, { width: 60, height: 700 }, viewport, at('top')).top).toBe(8);
});

test('it slides to stay 8 px inside the window, and its arrow still points at the anchor', () => {
  const right = placementOf({ ...anchor, left: 950, width: 40 }, { width: 200, height: 20 }, viewport, at('bottom'));
  expect(right).toMatchObject({ left: 792, arrow: 178 });
  const left = placementOf({ ...anchor, left: 2, width: 40 }, { width: 200, height: 20 }, viewport, at('bottom'));
  expect(left).toMatchObject({ left: 8, arrow: 14 });
});
