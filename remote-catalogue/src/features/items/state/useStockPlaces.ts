import { useMemo } from 'react';
import { defaultHomeOf } from '../../../domain/shopLocations';
import { homeLocation, stockKey } from '../../../domain/stockMovements';
import { journalLocations } from '../../../domain/stockPlaces';
import { useStock } from '../../../state/stock';
import { useLocationOptions } from '../../../state/useLocationOptions';
import type { StockPlaces } from '../domain/placedStock';

/** Where the stock of the form is; `undefined` while the journal is read, and in a shop with one location. */
export function useStockPlaces(itemId: string | undefined, chosen: readonly string[]): StockPlaces | undefined {
  const { journal, isReading } = useStock();
  const options = useLocationOptions();
  const entered = useMemo(() => journalLocations(journal, itemId ?? ''), [journal, itemId]);
  return useMemo(() => {
    const names = options.map(({ value }) => value);
    const locations = [...new Set([...names, ...chosen, ...entered])];
    if (isReading || locations.length < 2) return undefined;
    return {
      home: homeLocation({ locations: chosen }, defaultHomeOf(names)),
      locations,
      brought: (row, location) =>
        (journal.get(stockKey(itemId ?? '', row)) ?? []).reduce(
          (sum, movement) => (movement.location === location ? sum + movement.change : sum),
          0,
        ),
    };
  }, [journal, isReading, options, chosen, entered, itemId]);
}
