import { divideCents, scale, split, taxOn } from './amounts';

test.each([
  [100, [1, 1, 1], [33, 33, 34]],
  [-100, [1, 1, 1], [-33, -33, -34]],
  [1, [9, 1], [0, 1]],
  [5, [0, 0], [0, 5]],
  [-1, [1, 1], [0, -1]],
  [0, [1, 2], [0, 0]],
])('%i split by %j is %j', (amount, weights, parts) => expect(split(amount, weights)).toEqual(parts));

test.each([
  [1000, 8000, 1, 800],
  [1, 12_000, 1, 1],
  [5, 9000, 1, 5],
  [5000, 10_499, 500, 5000],
  [5000, 10_500, 500, 5500],
  [0, 12_000, 1, 0],
])('%i at a factor of %i ten-thousandths, in steps of %i, is %i', (amount, factor, step, expected) =>
  expect(scale(amount, factor, step)).toBe(expected),
);

test.each([
  [10_000, 800],
  [-10_000, -800],
  [6, 0],
  [7, 1],
  [-7, -1],
  // toBe tells zero from negative zero.
  [-6, 0],
])('the tax on %i is %i', (net, tax) => expect(taxOn(net)).toBe(tax));

test.each([
  [10, 4, 3],
  [-10, 4, -3],
  [9, 4, 2],
  [-1, 4, 0],
])('%i over %i is %i', (amount, count, quotient) => expect(divideCents(amount, count)).toBe(quotient));
