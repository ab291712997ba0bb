import { describeStoredItems, editedItems } from './describeStoredItems';

const at = '2025-06-28T12:00:00.000Z';
const later = '2025-06-29T12:00:00.000Z';
const item = (id: string, updatedAt = at) => ({ id, name: id, createdAt: at, updatedAt });
const first = item('consulting-service');

test.each([
  ['a fresh start', [first], ''],
  ['all kinds', [first, item('library-tea'), item('library-mug', later), item('a1'), item('a2')], allKinds()],
  ['an empty list', [], 'the sample item deleted'],
  ['a changed first item', [item('consulting-service', later)], '1 changed'],
  ['entries that are no items', [first, null, 'x', { id: 4 }], '3 of your own'],
  ['a list in the database', { database: 'v1', count: 13_000 }, '13,000 items'],
  ['no list', { id: 'a' }, ''],
])('%s', (_name, list, text) => expect(describeStoredItems(list)).toBe(text));

function allKinds() {
  return '2 of your own, 1 changed, 1 from the sample catalog';
}

test('the first item as it came is no edit', () => {
  expect(editedItems([first, item('a1')])).toEqual([item('a1')]);
  expect(editedItems([item('consulting-service', later)])).toEqual([item('consulting-service', later)]);
  expect(editedItems('text')).toBe('text');
});
