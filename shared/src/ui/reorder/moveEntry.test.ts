import fc from 'fast-check';
import { moveEntry } from './useDragToReorder';

test.each([
  [0, 2, 'BCA'],
  [2, 0, 'CAB'],
  [1, -5, 'BAC'],
  [1, 9, 'ACB'],
  [1, 1, 'ABC'],
  [7, 0, 'ABC'],
])('after moving %i to %i the order is %s', (from, to, order) => {
  expect(moveEntry([...'ABC'], from, to).join('')).toBe(order);
});

test('moving keeps all entries', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(20),
      fc.integer({ min: -5, max: 25 }),
      (list, from, to) => {
        const result = moveEntry(list, from, to);
        expect([...result].sort()).toEqual([...list].sort());
        const entry = list[from];
        if (entry !== undefined) expect(result[Math.min(Math.max(to, 0), list.length - 1)]).toBe(entry);
      },
    ),
  );
});
