import fc from 'fast-check';
import {
  categoryMoves,
  categoryNameError,
  isSameOrder,
  countItemsIn,
  listCategories,
  searchCategories,
  uncategorizedCount,
} from './categories';
import { filterItems, noFilters } from './filterItems';
import type { Item } from './item';
import { applyOperation } from './itemsOperation';
import { testItem } from './items.testing';

function inCategory(id: string, category: string, reportingCategory = category): Item {
  return testItem({ id, name: id, category, reportingCategory });
}

const shop = [inCategory('loaf', 'Bakery'), inCategory('beans', 'Coffee'), inCategory('rolls', 'Bakery', 'Morning')];

test('stored categories come first in their order, then those that items name, by name', () => {
  const stored = [
    { id: 'k1', name: 'Gifts' },
    { id: 'k2', name: 'Coffee' },
  ];
  expect(listCategories(shop, stored)).toEqual([
    { id: 'k1', name: 'Gifts', items: 0, reportedOnly: 0 },
    { id: 'k2', name: 'Coffee', items: 1, reportedOnly: 0 },
    { id: 'Bakery', name: 'Bakery', items: 2, reportedOnly: 0 },
    { id: 'Morning', name: 'Morning', items: 1, reportedOnly: 1 },
  ]);
});

test('a renamed category keeps its id, and one with its old name gets another', () => {
  const [renamed, derived] = listCategories([inCategory('a', 'Bakery')], [{ id: 'Bakery', name: 'Bread' }]);
  expect(renamed).toEqual({ id: 'Bakery', name: 'Bread', items: 0, reportedOnly: 0 });
  expect(derived).toEqual({ id: "Bakery'", name: 'Bakery', items: 1, reportedOnly: 0 });
});

test('items without a category are counted', () => {
  expect(uncategorizedCount([...shop, inCategory('odd', ''), inCategory('reported', '', 'Morning')])).toBe(1);
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

test('renaming or deleting a category changes only the categories of its items', () => {
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
        expect(countItemsIn(result, set)).toBe(0);
        if (to !== '') expect(countItemsIn(result, new Set([to]))).toBe(countItemsIn(items, set));
      },
    ),
  );
});

test('every count equals what the list shows for the category', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      for (const { name, items: count } of listCategories(items, [{ id: 'k', name: 'Empty' }])) {
        expect(filterItems(items, '', { ...noFilters, category: [name] })).toHaveLength(count);
      }
    }),
  );
});

test.each([
  ['AB', 'AB', true],
  ['AB', 'BA', false],
  ['ABC', 'AC', true],
  ['AC', 'ANC', true],
  ['ABC', 'CNA', false],
  ['', 'A', true],
])('%s and %s have the same order: %s', (one, other, isSame) => {
  const listOf = (ids: string) => [...ids].map((id) => ({ id, name: id, items: 0, reportedOnly: 0 }));
  expect(isSameOrder(listOf(one), listOf(other))).toBe(isSame);
});
