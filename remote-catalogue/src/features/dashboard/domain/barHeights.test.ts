import fc from 'fast-check';
import { createRandom } from '@back-office/shared/ledger';
import { flatBars, livelyBars } from './barHeights';

test('there are always 11 bars from 4 px to the height of the drawing, in ascending order', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const bars = livelyBars(createRandom(seed));
      expect(bars).toHaveLength(11);
      expect(bars.every((height) => Number.isInteger(height) && height >= 4 && height <= 92)).toBe(true);
      expect(bars).toEqual(bars.toSorted((one, other) => one - other));
    }),
  );
});

test('both ends are reached, and not passed', () => {
  expect(livelyBars(() => 0)[0]).toBe(4);
  expect(livelyBars(() => 1 - Number.EPSILON).at(-1)).toBe(92);
});

test('one seed draws the same bars again, another one others', () => {
  const bars = (seed: number) => livelyBars(createRandom(seed));
  expect(bars(7)).toEqual(bars(7));
  expect(bars(7)).not.toEqual(bars(8));
});

test('without sales all bars are flat', () => {
  expect(flatBars).toEqual(Array(11).fill(4));
});
