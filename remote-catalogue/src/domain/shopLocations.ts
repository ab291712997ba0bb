import { filterOptions } from './filterItems';
import type { Item } from './item';
import { firstLocation } from './limits';

/** The locations of a shop: fixed ones, such as those of the sample shop, else those of its items. */
export function shopLocations(items: readonly Item[], fixed: readonly string[] | undefined): readonly string[] {
  if (fixed) return fixed;
  const used = filterOptions(items, 'location').map(({ value }) => value);
  return used.length > 0 ? used : [firstLocation];
}

/** The location of items that name none. */
export function defaultHomeOf(names: readonly string[]): string {
  return names.includes(firstLocation) ? firstLocation : (names[0] ?? firstLocation);
}
