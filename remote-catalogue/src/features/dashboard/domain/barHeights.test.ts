import fc from 'fast-check';
import { createRandom } from '@back-office/shared/ledger';
import { flatBars, randomBars } from './barHeights';

test('there are always 11 bars from 4 px to the height of the chart, in ascending order', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const bars = randomBars(createRandom(seed));
      expect(bars).toHaveLength(11);
      expect(bars.every((height) => Number.isInteger(height) && height >= 4 && height <= 92)).toBe(true);
      expect(bars).toEqual(bars.toSorted((one, other) => one - other));
    }),
  );
});

test('the minimum and maximum height are reached and never exceeded', () => {
  expect(randomBars(() => 0)[0]).toBe(4);
  expect(randomBars(() => 1 - Number.EPSILON).at(-1)).toBe(92);
});

test('the same seed draws the same bars, another seed different ones', () => {
  const bars = (seed: number) => randomBars(createRandom(seed));
  expect(bars(7)).toEqual(bars(7));
  expect(bars(7)).not.toEqual(bars(8));
});

test('without sales all bars have the minimum height', () => {
  expect(flatBars).toEqual(Array(11).fill(4));
});
