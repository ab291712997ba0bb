import { useMemo } from 'react';
import { useServices } from '@back-office/shared/contract';
import { locations } from '../domain/limits';
import { shopLocations } from '../domain/shopLocations';
import { useItems } from './items';

/** The locations of the sample shop; a shop of the merchant's own has those of its items. */
export function useFixedLocations(): readonly string[] | undefined {
  return useServices().shop === undefined ? locations : undefined;
}

/** The locations of the sample shop; in a shop of the merchant's own those of its items, and one to begin with. */
export function useLocationOptions(): readonly { readonly value: string; readonly label: string }[] {
  const { items } = useItems();
  const fixed = useFixedLocations();
  return useMemo(() => shopLocations(items, fixed).map((name) => ({ value: name, label: name })), [items, fixed]);
}
