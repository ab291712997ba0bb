import { defaultFilters, type ItemFilters } from './filterItems';
import { areDefaultFilters, parseItemFilters, withItemFilters } from './itemFilterParams';

const address = (filters: ItemFilters, before = '') => withItemFilters(new URLSearchParams(before), filters).toString();

test('an address without filters shows Active items', () => {
  expect(parseItemFilters(new URLSearchParams(''))).toEqual(defaultFilters);
});

test.each<[Partial<ItemFilters>, string]>([
  [{}, ''],
  [{ category: ['Bakery', 'Coffee & tea'] }, 'category=Bakery&category=Coffee+%26+tea'],
  [{ status: [] }, 'status=any'],
  [{ status: ['Draft'], stock: ['Out of stock'] }, 'status=Draft&stock=Out+of+stock'],
  [{ itemType: ['Service'], location: ['Main Store'] }, 'type=Service&location=Main+Store'],
])('the filters %j are written as "%s" and read back', (changed, expected) => {
  const filters = { ...defaultFilters, ...changed };
  expect(address(filters)).toBe(expected);
  expect(parseItemFilters(new URLSearchParams(expected))).toEqual(filters);
});

test('other parameters of the address are kept', () => {
  expect(address({ ...defaultFilters, category: ['Deli'] }, 'seed=7&category=Bakery')).toBe('seed=7&category=Deli');
});

test('only Active alone counts as the default', () => {
  expect(areDefaultFilters(defaultFilters)).toBe(true);
  expect(areDefaultFilters({ ...defaultFilters, status: [] })).toBe(false);
  expect(areDefaultFilters({ ...defaultFilters, category: ['Deli'] })).toBe(false);
});
