import { matchesWords, placeGroup } from './search';

test.each([
  ['Item library', 'item', true],
  ['Item library', 'LIB', true],
  ['Item library', 'libr item', true],
  ['Items & services', 'items & serv', true],
  ['Café menu', 'café', true],
  ['Item library', 'brary', false],
  ['Item library', 'item reports', false],
  ['Item library', 'how do I use the item library?', true],
  ['Create item add', 'how do I add an item', true],
  ['Taxes collected', 'tax', true],
  ['Tax and tips', 'taxes', true],
  ['Refund', 'refunds', true],
  ['Category', 'categories', true],
  ['Salt', 'sales', false],
  ['How do I', 'how do i', true],
  ['Item library', '', false],
  ['Item library', ' & ', false],
])('%j and the query %j: %j', (text, query, expected) => expect(matchesWords(text, query)).toBe(expected));

const places = [
  { title: 'Create item', words: 'new add', path: '/items?new' },
  { title: 'Online add-ons', path: '/online' },
  { title: 'Add-ons', path: '/add-ons' },
];

test('places are found by title and by further words, titles that start with the query first', () => {
  const [group] = placeGroup('Actions', places, 'add');
  expect(group?.title).toBe('Actions');
  expect(group?.results.map(({ title, kind }) => [title, kind])).toEqual([
    ['Add-ons', 'action'],
    ['Online add-ons', 'action'],
    ['Create item', 'action'],
  ]);
});

test('without a match there is no group', () => expect(placeGroup('Screens', places, 'taxes')).toEqual([]));
