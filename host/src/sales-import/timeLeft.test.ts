import { startEstimate } from './timeLeft';

test.each([
  [1_000, 0.5, ''],
  [2_000, 0.01, ''],
  [2_000, 1, ''],
  [2_000, 0.5, 'about 2 seconds left'],
  [4_500, 0.2, 'about 20 seconds left'],
  [60_000, 0.25, 'about 3 minutes left'],
])('after %i ms with %d done: "%s"', (elapsed, part, text) => {
  let now = 5_000;
  const leftAt = startEstimate(() => now);
  now += elapsed;
  expect(leftAt(part)).toBe(text);
});
