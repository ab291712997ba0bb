/** @jest-environment node */
import { createScratch } from './scratch';

test('arrays are used again after they are released, and are empty again', () => {
  const scratch = createScratch();
  const kept = scratch.codes(3).fill(7);
  const used = scratch.used();
  const first = scratch.numbers(2).fill(5);
  scratch.release(used);
  const second = scratch.numbers(2);
  expect([second.buffer === first.buffer, second.byteOffset]).toEqual([true, first.byteOffset]);
  expect([...second, ...kept]).toEqual([0, 0, 7, 7, 7]);
});

test('more room does not change the arrays that were taken before', () => {
  const scratch = createScratch();
  const before = scratch.places(3).fill(-1);
  const large = scratch.numbers(100_000).fill(2);
  expect([...before]).toEqual([-1, -1, -1]);
  expect(large.every((value) => value === 2)).toBe(true);
  scratch.release(0);
  expect(scratch.numbers(100_000).buffer).toBe(large.buffer);
});
