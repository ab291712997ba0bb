import { withParams } from '@back-office/shared/url';
import { defaultFilters, filterNames, type FilterName, type ItemFilters } from './filterItems';

/** The filters in the address: `?category=Bakery&type=Service`. No `status` means Active, `status=any` any status. */
const paramNames: Record<FilterName, string> = {
  category: 'category',
  status: 'status',
  itemType: 'type',
  location: 'location',
  stock: 'stock',
};
/** Needed for the status only, since no other filter has a default. */
const anyStatus = 'any';

export function parseItemFilters(params: URLSearchParams): ItemFilters {
  const filters: Record<FilterName, readonly string[]> = { ...defaultFilters };
  for (const name of filterNames) {
    const values = params.getAll(paramNames[name]);
    if (values.length > 0) filters[name] = name === 'status' && values.includes(anyStatus) ? [] : values;
  }
  return filters;
}

/** The address with these filters; its other parameters are kept. */
export function withItemFilters(params: URLSearchParams, filters: ItemFilters): URLSearchParams {
  const valuesOf = (name: FilterName) => {
    if (isSame(filters[name], defaultFilters[name])) return [];
    return filters[name].length > 0 ? filters[name] : [anyStatus];
  };
  return withParams(params, Object.fromEntries(filterNames.map((name) => [paramNames[name], valuesOf(name)])));
}

/** The search in the address, `q`; `undefined` if it names none. */
export function searchOf(params: URLSearchParams): string | undefined {
  return params.get('q') ?? undefined;
}

export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  return withParams(params, { q: search.trim() === '' ? undefined : search });
}

export function areDefaultFilters(filters: ItemFilters): boolean {
  return filterNames.every((name) => isSame(filters[name], defaultFilters[name]));
}

function isSame(values: readonly string[], others: readonly string[]) {
  return values.length === others.length && values.every((value) => others.includes(value));
}
