import { defaultFilters, filterNames, type FilterName, type ItemFilters } from '../domain/filterItems';

/** What stands in the address: `?category=Bakery&type=Service`. No `status` means Active, `status=any` every status. */
const paramNames: Record<FilterName, string> = {
  category: 'category',
  status: 'status',
  itemType: 'type',
  location: 'location',
  stock: 'stock',
};
/** Only the status has a default to get rid of, so only there it is no value of its own. */
const anyStatus = 'any';

export function filtersIn(params: URLSearchParams): ItemFilters {
  const filters: Record<FilterName, readonly string[]> = { ...defaultFilters };
  for (const name of filterNames) {
    const values = params.getAll(paramNames[name]);
    if (values.length > 0) filters[name] = name === 'status' && values.includes(anyStatus) ? [] : values;
  }
  return filters;
}

/** The address with these filters; what else stands in it stays. */
export function withFilters(params: URLSearchParams, filters: ItemFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of filterNames) {
    next.delete(paramNames[name]);
    if (isSame(filters[name], defaultFilters[name])) continue;
    const values = filters[name].length > 0 ? filters[name] : [anyStatus];
    for (const value of values) next.append(paramNames[name], value);
  }
  return next;
}

export function areDefault(filters: ItemFilters): boolean {
  return filterNames.every((name) => isSame(filters[name], defaultFilters[name]));
}

function isSame(values: readonly string[], others: readonly string[]) {
  return values.length === others.length && values.every((value) => others.includes(value));
}
