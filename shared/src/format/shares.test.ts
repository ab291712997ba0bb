import fc from 'fast-check';
import { formatPercent, largestRemainder } from './format';

test.each([
  [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
  [[1, 1, 1], 0, [34, 33, 33]],
  [[64_213, 30_145, 5_642], 1, [64.2, 30.2, 5.6]],
  [[100], 1, [100]],
  [[0, 7, 0], 1, [0, 100, 0]],
  [[150, -50], 1, [150, -50]],
  [[-1, -2], 1, [33.3, 66.7]],
  [[0, 0], 1, [NaN, NaN]],
  [[5, -5], 1, [NaN, NaN]],
  [[], 1, []],
] as const)('%j with %i decimals are %j percent', (values, decimals, percents) => {
  expect(largestRemainder(values, decimals)).toEqual(percents);
});

const anyCents = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 12 }).filter((all) => all.some(Boolean));
const anyDecimals = fc.constantFrom<0 | 1>(0, 1);

test('the percentages that are shown add up to 100, and each is less than one step from its exact value', () => {
  fc.assert(
    fc.property(anyCents, anyDecimals, (values, decimals) => {
      const steps = 10 ** decimals;
      const whole = values.reduce((sum, value) => sum + value, 0);
      const shown = largestRemainder(values, decimals).map((percent) => formatPercent(percent / 100, decimals));
      const numbers = shown.map((text) => Math.round(Number(text.replace(/[,%]/g, '')) * steps));
      expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(100 * steps);
      values.forEach((value, index) => {
        expect(Math.abs((numbers[index] ?? NaN) - (value / whole) * 100 * steps)).toBeLessThan(1);
      });
    }),
  );
});

test('the values of a part add up to what the part is shown as', () => {
  // Thirds of a category that is 16.7% of everything.
  expect(largestRemainder([1, 1, 1], 1, { whole: 18, percent: 16.7 })).toEqual([5.6, 5.6, 5.5]);
  expect(largestRemainder([5, -5], 1, { whole: 30, percent: 0 })).toEqual([16.7, -16.7]);
  const anyParts = fc.array(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyParts, (parts) => {
      const sums = parts.map((values) => values.reduce((sum, value) => sum + value, 0));
      const whole = sums.reduce((sum, value) => sum + value, 0);
      fc.pre(whole !== 0);
      largestRemainder(sums).forEach((percent, index) => {
        const inside = largestRemainder(parts[index] ?? [], 1, { whole, percent });
        expect(inside.reduce((sum, each) => sum + Math.round(each * 10), 0)).toBe(Math.round(percent * 10));
      });
    }),
  );
});

test('a larger value never has a smaller percentage, and nothing has none', () => {
  fc.assert(
    fc.property(anyCents, anyDecimals, (values, decimals) => {
      const percents = largestRemainder(values, decimals);
      values.forEach((value, one) => {
        if (value === 0) expect(percents[one]).toBe(0);
        values.forEach((other, index) => {
          if (value > other) expect(percents[one]).toBeGreaterThanOrEqual(percents[index] ?? NaN);
        });
      });
    }),
  );
});
