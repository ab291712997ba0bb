import { pruneSelection, headerState, hiddenCount, selectShown, toggleRange, toggleShown } from './selection';
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
  expect(headerState(new Set(selected), [b, c])).toBe(state),
);

test('with no rows the header checkbox is clear', () => expect(headerState(new Set(['a']), [])).toBe('none'));

test('hidden selected rows are counted', () => expect(hiddenCount(new Set(['a', 'b', 'd']), [b, c])).toBe(2));

test('ids of deleted items are removed from the selection', () => {
  const alive = ['a', 'd'];
  expect(pruneSelection(['a', 'x', 'd'], items)).toEqual(alive);
  expect(pruneSelection(alive, items)).toBe(alive);
});
