import fc from 'fast-check';
import { keepEdits } from './keepEdits';

const mug = { id: 'mug', price: '$9.00' };
const tea = { id: 'tea', price: '$4.00' };

test.each<[string, unknown, unknown, unknown, number]>([
  ['removed entries return in their order', [mug, tea], [], [mug, tea], 0],
  ['what was added since follows them', [mug], [tea], [mug, tea], 1],
  ['what was changed since wins', [mug, tea], [{ id: 'tea', price: '$5.00' }], [mug, { id: 'tea', price: '$5.00' }], 1],
  ['texts are listed once', ['a', 'b'], ['b', 'c'], ['a', 'b', 'c'], 1],
  ['fields that were set since win', { a: 1, b: null }, { b: { id: 'b' } }, { a: 1, b: { id: 'b' } }, 1],
  [
    'lists in fields are combined',
    { course: ['one'] },
    { course: ['two'], other: [] },
    { course: ['one', 'two'], other: [] },
    2,
  ],
  ['another kind of value wins', 'before', ['now'], ['now'], 1],
  ['an equal value is no edit', { a: 1 }, { a: 1 }, { a: 1 }, 0],
])('%s', (_, before, now, value, kept) => expect(keepEdits(before, now)).toEqual({ value, kept }));

const entries = fc.uniqueArray(fc.record({ id: fc.string(), price: fc.string() }), { selector: ({ id }) => id });

test('nothing is lost, and putting back twice changes nothing more', () => {
  fc.assert(
    fc.property(entries, entries, (before, now) => {
      const once = keepEdits(before, now);
      expect(once.value).toEqual(expect.arrayContaining(now));
      const ids = (once.value as typeof now).map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set([...before, ...now].map(({ id }) => id)));
      expect(keepEdits(before, once.value).value).toEqual(once.value);
    }),
  );
});

test('of two lists, one of which is in a database, both are kept', () => {
  const place = { database: 'v1', count: 9 };
  const list = [{ id: 'a' }];
  expect(keepEdits(place, list)).toEqual({ value: { ...place, added: list }, kept: 1 });
  expect(keepEdits(list, place)).toEqual({ value: { ...place, added: list }, kept: 9 });
  expect(keepEdits(place, [])).toEqual({ value: place, kept: 0 });
});
