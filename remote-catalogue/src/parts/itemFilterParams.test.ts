import { defaultFilters, type ItemFilters } from '../domain/filterItems';
import { areDefault, filtersIn, withFilters } from './itemFilterParams';

const address = (filters: ItemFilters, before = '') => withFilters(new URLSearchParams(before), filters).toString();

test('an address without filters shows Active items', () => {
  expect(filtersIn(new URLSearchParams(''))).toEqual(defaultFilters);
});

test.each<[Partial<ItemFilters>, string]>([
  [{}, ''],
  [{ category: ['Bakery', 'Coffee & tea'] }, 'category=Bakery&category=Coffee+%26+tea'],
  [{ status: [] }, 'status=any'],
  [{ status: ['Draft'], stock: ['Out of stock'] }, 'status=Draft&stock=Out+of+stock'],
  [{ itemType: ['Service'], location: ['Main Store'] }, 'type=Service&location=Main+Store'],
])('the filters %j stand in the address as "%s", and come back from it', (changed, expected) => {
  const filters = { ...defaultFilters, ...changed };
  expect(address(filters)).toBe(expected);
  expect(filtersIn(new URLSearchParams(expected))).toEqual(filters);
});

test('what else stands in the address stays', () => {
  expect(address({ ...defaultFilters, category: ['Deli'] }, 'seed=7&category=Bakery')).toBe('seed=7&category=Deli');
});

test('the filters are the default ones only while nothing but Active narrows', () => {
  expect(areDefault(defaultFilters)).toBe(true);
  expect(areDefault({ ...defaultFilters, status: [] })).toBe(false);
  expect(areDefault({ ...defaultFilters, category: ['Deli'] })).toBe(false);
});
