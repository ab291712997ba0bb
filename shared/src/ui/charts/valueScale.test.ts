import fc from 'fast-check';
import { valueScale } from './valueScale';

test.each([
  [{ low: 0, high: 567_610 }, [0, 200_000, 400_000, 600_000]],
  [{ low: -12_350, high: 61_400 }, [0, 50_000, 100_000]],
  [{ low: -42_350, high: 61_400 }, [-50_000, 0, 50_000, 100_000]],
  [{ low: -100, high: 0 }, [-100, -50, 0]],
  [{ low: 0, high: 1 }, [0, 1]],
])('the lines of %j are at %j', (extent, ticks) => expect(valueScale(extent).ticks).toEqual(ticks));

test('a small value below zero takes only the space it needs', () => {
  expect(valueScale({ low: -3_000, high: 93_100 }).scale.domain()).toEqual([-3_000, 100_000]);
});

test('there are at most five lines, at whole numbers including zero, and all values are between the ends', () => {
  const cents = fc.integer({ min: 0, max: 1e12 });
  fc.assert(
    fc.property(cents, cents, (below, high) => {
      fc.pre(below + high > 0);
      const extent = { low: 0 - below, high };
      const { scale, ticks } = valueScale(extent);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks).toContain(0);
      const [low = NaN, top = NaN] = scale.domain();
      expect(low).toBeLessThanOrEqual(extent.low);
      expect(top).toBeGreaterThanOrEqual(extent.high);
    }),
  );
});
