import { useMemo } from 'react';
import { homeLocation, stockKey } from '@back-office/shared/stock';
import type { Item } from '../../../domain/item';
import { broughtStock, entriesForNewHome, journalLocations } from '../../../domain/stockPlaces';
import { variationsOf } from '../../../domain/variations';
import { useStock } from '../../../state/stock';
import { useLocationOptions } from '../../../state/useLocationOptions';
import type { StockPlaces } from '../domain/placedStock';

/** Where the stock of the form is; `undefined` while the journal is read, and in a shop with one location. */
export function useStockPlaces(item: Item | undefined, chosen: readonly string[]): StockPlaces | undefined {
  const { journal, isReading } = useStock();
  const options = useLocationOptions();
  return useMemo(() => {
    const entered = item ? journalLocations(journal, item.id) : [];
    const locations = [...new Set([...options.map(({ value }) => value), ...chosen, ...entered])];
    if (isReading || locations.length < 2) return undefined;
    const movements = item ? variationsOf(item).flatMap(({ id }) => journal.get(stockKey(item.id, id)) ?? []) : [];
    const moved = item ? entriesForNewHome(item, chosen, broughtStock(movements)) : [];
    const brought = broughtStock([...movements, ...moved]);
    return {
      home: homeLocation({ locations: chosen }),
      locations,
      brought: (row, location) => brought.get(stockKey(item?.id ?? '', row))?.get(location) ?? 0,
      moved,
    };
  }, [journal, isReading, options, chosen, item]);
}
