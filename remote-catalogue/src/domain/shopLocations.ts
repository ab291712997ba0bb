import { filterOptions } from './filterItems';
import type { Item } from './item';
import { firstLocation } from '@back-office/shared/stock';
import { listSummary } from './listSummary';

/**
 * The locations of a shop: fixed ones, such as those of the sample shop, else those of its items. Items that are counted
 * and name none are at the first location.
 */
export function shopLocations(items: readonly Item[], fixed: readonly string[] | undefined): readonly string[] {
  if (fixed) return fixed;
  const used = new Set(filterOptions(items, 'location').map(({ value }) => value));
  const isAtFirst = listSummary(items).kinds.some(
    ({ example: { locations, stock } }) => locations.length === 0 && stock !== '-',
  );
  return used.size === 0 || (isAtFirst && !used.has(firstLocation)) ? [firstLocation, ...used] : [...used];
}

/** The location that is chosen at first. */
export function defaultLocation(names: readonly string[]): string {
  return names.includes(firstLocation) ? firstLocation : (names[0] ?? firstLocation);
}

const noLocations: readonly string[] = [];

/** The locations of a new item whose locations nobody said: in a shop with one location it is there. */
export function locationsOfNewItem(items: readonly Item[], fixed: readonly string[] | undefined): readonly string[] {
  const names = shopLocations(items, fixed);
  return names.length === 1 && names[0] !== firstLocation ? names : noLocations;
}
