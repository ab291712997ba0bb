import { useMemo } from 'react';
import { useServices } from '@back-office/shared/contract';
import { filterOptions } from '../domain/filterItems';
import { firstLocation, locations } from '../domain/limits';
import { useItems } from './items';

/** The location of items that name none. */
export function defaultHomeOf(names: readonly string[]): string {
  return names.includes(firstLocation) ? firstLocation : (names[0] ?? firstLocation);
}

/** The locations of the sample shop; in a shop of the merchant's own those of its items, and one to begin with. */
export function useLocationOptions(): readonly { readonly value: string; readonly label: string }[] {
  const { items } = useItems();
  const isSample = useServices().shop === undefined;
  return useMemo(() => {
    if (isSample) return locations.map((name) => ({ value: name, label: name }));
    const used = filterOptions(items, 'location').map(({ value, label }) => ({ value, label }));
    return used.length > 0 ? used : [{ value: firstLocation, label: firstLocation }];
  }, [items, isSample]);
}
