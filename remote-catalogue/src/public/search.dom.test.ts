import { openLedger } from '@back-office/shared/ledger/testing';
import { testItem } from '../domain/items.testing';
import { search } from './search';

const options = { signal: new AbortController().signal, context: {} };
const groupsOf = async (query: string) =>
  (await search.search(query, options)).map(({ title, note, results }) => [
    title,
    note,
    results.map((each) => each.title),
  ]);

function store(...items: readonly object[]) {
  localStorage.setItem('items', JSON.stringify(items));
}

beforeEach(() => localStorage.clear());

test('an item is found by name, SKU and GTIN, and its result opens it', async () => {
  store(testItem({ id: 'oil & co', name: 'Olive oil', sku: 'OIL-1', gtin: '4006381333931', price: '$12.00/ea' }));
  for (const query of ['olive', 'oil-1', '4006381333931'])
    expect(await search.search(query, options)).toEqual([
      {
        title: 'Items',
        results: [
          {
            id: 'oil & co',
            title: 'Olive oil',
            detail: 'SKU OIL-1 · $12.00/ea',
            path: '/items?item=oil+%26+co',
            kind: 'item',
          },
        ],
      },
    ]);
});

test('items are read as they are stored at that moment', async () => {
  expect(await groupsOf('consulting')).toEqual([['Items', undefined, ['Consulting Service']]]);
  store(testItem({ name: 'Rye loaf' }));
  expect(await groupsOf('consulting')).toEqual([]);
  expect(await groupsOf('rye')).toEqual([['Items', undefined, ['Rye loaf']]]);
});

test('more than five items lead to the list that shows them all, in every status', async () => {
  store(...Array.from({ length: 12 }, (_, index) => testItem({ id: `${index}`, name: `Loaf ${index}` })));
  const [group] = await search.search('loaf', options);
  expect(group?.results).toHaveLength(5);
  expect(group?.all).toEqual({ title: 'See all 12 items', path: '/items?status=any&q=loaf' });
});

test('the link to the dashboard names the revision on screen', async () => {
  openLedger({ revision: 2 });
  expect(await search.search('dashb', options)).toMatchObject([{ results: [{ title: 'Dashboard', path: '/?rev=2' }] }]);
  openLedger();
});

test('a draft says that it is one', async () => {
  store(testItem({ name: '', sku: 'D-1', status: 'Draft' }));
  const [group] = await search.search('D-1', options);
  expect(group?.results).toMatchObject([{ title: 'Untitled item', detail: 'SKU D-1 · $14.80/lb · Draft' }]);
});

test.each(['not json', '{"items": 1}', '[{"noId": true}]'])(
  'a search leaves the unreadable list %j alone',
  async (text) => {
    localStorage.setItem('items', text);
    expect(await groupsOf('consulting')).toEqual([]);
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem('items')).toBe(text);
  },
);

test.each([
  [
    'item',
    [
      ['Screens', undefined, ['Items', 'Item library']],
      ['Actions', undefined, ['Create item', 'Import items']],
    ],
  ],
  ['categ', [['Screens', undefined, ['Categories']]]],
  ['upload', [['Actions', undefined, ['Import items']]]],
])('%j finds the screens and actions of this remote', async (query, groups) =>
  expect(await groupsOf(query)).toEqual(groups),
);

test('a question in a merchant’s words finds the action', async () => {
  const groups = await search.search('how do I add an item', { signal: new AbortController().signal, context: {} });
  expect(groups.flatMap(({ results }) => results.map(({ title }) => title))).toContain('Create item');
});
