import fc from 'fast-check';
import {
  categoryMoves,
  categoryNameError,
  isSameOrder,
  itemsIn,
  listCategories,
  moved,
  searchCategories,
  uncategorisedCount,
} from './categories';
import { filterItems, noFilters } from './filterItems';
import type { Item } from './item';
import { applyOperation } from './itemsOperation';
import { testItem } from './testItems';

function inCategory(id: string, category: string, reportingCategory = category): Item {
  return testItem({ id, name: id, category, reportingCategory });
}

const shop = [inCategory('loaf', 'Bakery'), inCategory('beans', 'Coffee'), inCategory('rolls', 'Bakery', 'Morning')];

test('kept categories stand in their order, then those that items name, by name', () => {
  const kept = [
    { id: 'k1', name: 'Gifts' },
    { id: 'k2', name: 'Coffee' },
  ];
  expect(listCategories(shop, kept)).toEqual([
    { id: 'k1', name: 'Gifts', items: 0 },
    { id: 'k2', name: 'Coffee', items: 1 },
    { id: 'Bakery', name: 'Bakery', items: 2 },
    { id: 'Morning', name: 'Morning', items: 1 },
  ]);
});

test('a category that was renamed keeps its id, and one that takes its old name gets another', () => {
  const [renamed, derived] = listCategories([inCategory('a', 'Bakery')], [{ id: 'Bakery', name: 'Bread' }]);
  expect(renamed).toEqual({ id: 'Bakery', name: 'Bread', items: 0 });
  expect(derived).toEqual({ id: "Bakery'", name: 'Bakery', items: 1 });
});

test('items in no category are counted apart', () => {
  expect(uncategorisedCount([...shop, inCategory('odd', ''), inCategory('told', '', 'Morning')])).toBe(1);
});

test.each([
  ['', undefined, 'Please enter a name for the category.'],
  ['  ', undefined, 'Please enter a name for the category.'],
  ['bakery ', undefined, '“Bakery” already exists. Please choose another name.'],
  ['Bread', undefined, undefined],
  ['BAKERY', 'Bakery', undefined],
  ['Coffee', 'Bakery', '“Coffee” already exists. Please choose another name.'],
])('the name "%s" for %s: %s', (name, own, error) => {
  const categories = listCategories(shop, []);
  expect(
    categoryNameError(
      categories,
      name,
      categories.find((category) => category.name === own),
    ),
  ).toBe(error);
});

test('search is case-insensitive over the name', () => {
  const categories = listCategories(shop, []);
  expect(searchCategories(categories, ' COF').map(({ name }) => name)).toEqual(['Coffee']);
  expect(searchCategories(categories, ' ')).toBe(categories);
});

test('only the fields that name the category are moved', () => {
  expect(categoryMoves(shop, new Set(['Bakery']), 'Bread')).toEqual([
    { ids: ['loaf'], patch: { category: 'Bread', reportingCategory: 'Bread' } },
    { ids: ['rolls'], patch: { category: 'Bread' } },
  ]);
  expect(categoryMoves(shop, new Set(['Morning']), '')).toEqual([{ ids: ['rolls'], patch: { reportingCategory: '' } }]);
});

test.each([
  [0, 2, 'BCA'],
  [2, 0, 'CAB'],
  [1, -5, 'BAC'],
  [1, 9, 'ACB'],
  [1, 1, 'ABC'],
  [7, 0, 'ABC'],
])('moved from %i to %i the order is %s', (from, to, order) => {
  expect(moved([...'ABC'], from, to).join('')).toBe(order);
});

const names = ['', 'Bakery', 'Coffee', 'Deli', 'Pantry'];
const anyName = fc.constantFrom(...names);
const anyItems = fc
  .array(fc.tuple(anyName, anyName), { maxLength: 12 })
  .map((pairs) => pairs.map(([own, reported], index) => inCategory(`item-${index}`, own, reported)));

function after(items: readonly Item[], gone: ReadonlySet<string>, to: string): readonly Item[] {
  return categoryMoves(items, gone, to).reduce(
    (list, { ids, patch }) =>
      applyOperation(list, { kind: 'update', ids, patch, at: '2025-07-18T12:00:00.000Z' }).items,
    items,
  );
}

test('renaming or deleting keeps every item and everything else about it, and leaves none behind', () => {
  fc.assert(
    fc.property(
      anyItems,
      fc.subarray(names.slice(1), { minLength: 1 }),
      fc.constantFrom('', 'New'),
      (items, gone, to) => {
        const set = new Set(gone);
        const result = after(items, set, to);
        const rest = ({ category: _c, reportingCategory: _r, updatedAt: _u, ...others }: Item) => others;
        expect(result.map(rest)).toEqual(items.map(rest));
        const expected = (name: string) => (set.has(name) ? to : name);
        expect(result.map(({ category }) => category)).toEqual(items.map(({ category }) => expected(category)));
        expect(itemsIn(result, set)).toBe(0);
        if (to !== '') expect(itemsIn(result, new Set([to]))).toBe(itemsIn(items, set));
      },
    ),
  );
});

test('every count is what the list shows for the category', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      for (const { name, items: count } of listCategories(items, [{ id: 'k', name: 'Empty' }])) {
        expect(filterItems(items, '', { ...noFilters, category: [name] })).toHaveLength(count);
      }
    }),
  );
});

test('moving loses and invents nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(20),
      fc.integer({ min: -5, max: 25 }),
      (list, from, to) => {
        const result = moved(list, from, to);
        expect([...result].sort()).toEqual([...list].sort());
        const entry = list[from];
        if (entry !== undefined) expect(result[Math.min(Math.max(to, 0), list.length - 1)]).toBe(entry);
      },
    ),
  );
});

test.each([
  ['AB', 'AB', true],
  ['AB', 'BA', false],
  ['ABC', 'AC', true],
  ['AC', 'ANC', true],
  ['ABC', 'CNA', false],
  ['', 'A', true],
])('from %s to %s the order of what is in both is the same: %s', (one, other, isSame) => {
  const listOf = (ids: string) => [...ids].map((id) => ({ id, name: id, items: 0 }));
  expect(isSameOrder(listOf(one), listOf(other))).toBe(isSame);
});
