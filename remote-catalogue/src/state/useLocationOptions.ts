import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { locations } from '../domain/limits';
import { locationsOfNewItem, shopLocations } from '../domain/shopLocations';
import { useItems, useIsOwnShop } from './items';
import { useSoldNames } from './soldNames';

/** The locations of the sample shop; a shop of the merchant's own has those of its items. */
export function useFixedLocations(): readonly string[] | undefined {
  return useIsOwnShop() ? undefined : locations;
}

/** The locations of the sample shop; in a shop of the merchant's own those of its items, and one to begin with. */
export function useLocationOptions(): readonly { readonly value: string; readonly label: string }[] {
  // All items are asked, which must not delay what says that one of them is saved.
  const items = useDeferredValue(useItems().items);
  const fixed = useFixedLocations();
  const used = useMemo(() => fixed ?? shopLocations(items, undefined), [items, fixed]);
  return useMemo(() => used.map((name) => ({ value: name, label: name })), [used]);
}

/** Returns a function that tells the locations of a new item when it is created. It stays the same. */
export function useLocationsOfNew(): () => readonly string[] {
  const { items } = useItems();
  const fixed = useFixedLocations();
  const latest = useRef<() => readonly string[]>(undefined);
  useLayoutEffect(() => {
    latest.current = () => locationsOfNewItem(items, fixed);
  });
  return useCallback(() => latest.current?.() ?? [], []);
}

/** The same to choose from for an item: in a shop of the merchant's own also the locations that its sales name. */
export function useOfferedLocations(): ReturnType<typeof useLocationOptions> {
  const options = useLocationOptions();
  const { location: sold } = useSoldNames();
  return useMemo(() => withNames(options, sold), [options, sold]);
}

/** Options and more of them by name, each once. */
export function withNames<Option extends { readonly value: string }>(
  options: readonly Option[],
  names: readonly string[],
): readonly (Option | { readonly value: string; readonly label: string })[] {
  const known = new Set(options.map(({ value }) => value.toLowerCase()));
  return [...options, ...names.flatMap((name) => (known.has(name.toLowerCase()) ? [] : { value: name, label: name }))];
}
