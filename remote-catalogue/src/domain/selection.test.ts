import { pruneSelection, headerState, selectedCount, selectShown, toggleRange, toggleShown } from './selection';
import { testItem } from './items.testing';

const items = ['a', 'b', 'c', 'd'].map((id) => testItem({ id }));
const [, b, c] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]];

test.each([
  ['down', [], 'a', 'c', ['a', 'b', 'c']],
  ['up', ['d'], 'd', 'b', ['d', 'b', 'c']],
  ['off', ['a', 'b', 'c', 'd'], 'a', 'c', ['d']],
  ['without an anchor', ['d'], undefined, 'b', ['d', 'b']],
  ['off without an anchor', ['a', 'b'], undefined, 'a', ['b']],
  ['with an anchor out of view', [], 'gone', 'b', ['b']],
])('a range %s', (_, selection, anchor, id, expected) =>
  expect(toggleRange(selection, items, anchor, id)).toEqual(expected),
);

test('select all selects the shown rows and keeps hidden ones', () => {
  expect(selectShown([], [b, c])).toEqual(['b', 'c']);
  expect(selectShown(['a', 'c'], [b, c])).toEqual(['a', 'c', 'b']);
});

test('the header checkbox selects all shown rows, then clears them', () => {
  expect(toggleShown(['b'], [b, c])).toEqual(['b', 'c']);
  expect(toggleShown(['a', 'b', 'c'], [b, c])).toEqual(['a']);
});

test.each([
  [[], 'none'],
  [['a'], 'none'],
  [['b'], 'some'],
  [['b', 'c'], 'all'],
] as const)('with %j selected the header is %s', (selected, state) =>
  expect(headerState(selectedCount(new Set(selected), [b, c]), 2)).toBe(state),
);

test('with no rows the header checkbox is clear', () => expect(headerState(0, 0)).toBe('none'));

test('selected rows are counted among those that are shown', () =>
  expect(selectedCount(new Set(['a', 'b', 'd']), [b, c])).toBe(1));

test('ids of deleted items are removed from the selection', () => {
  const alive = ['a', 'd'];
  expect(pruneSelection(['a', 'x', 'd'], items)).toEqual(alive);
  expect(pruneSelection(alive, items)).toBe(alive);
});

test.each([
  ['changes an item', items.map((item) => (item === b ? { ...item, name: 'Renamed' } : item)), ['a', 'd']],
  ['adds one', [...items, testItem({ id: 'e' })], ['a', 'd']],
  ['moves one', items.toReversed(), ['a', 'd']],
  ['deletes a selected one', items.slice(1), ['d']],
])('with the list before it, an edit that %s keeps what is still there', (_, after, left) => {
  expect(pruneSelection(['a', 'd'], after, items)).toEqual(left);
});

test('an edit that leaves all items in their places reads no item that it did not change', () => {
  const unread = {
    get id(): string {
      throw new Error('was read');
    },
  };
  const selection = ['a'];
  expect(pruneSelection(selection, [unread, b], [unread, b])).toBe(selection);
});
