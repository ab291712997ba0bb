import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { useSearchDraft } from '@back-office/shared/state';
import { withParams } from '@back-office/shared/url';
import { stockKey } from '@back-office/shared/stock';
import { defaultLocation } from '../../../domain/shopLocations';
import { journalLocations } from '../../../domain/stockPlaces';
import { variationsOf } from '../../../domain/variations';
import { useItems } from '../../../state/items';
import { useStock } from '../../../state/stock';
import { useLocationOptions } from '../../../state/useLocationOptions';
import { StockCodes } from '../domain/findStock';
import { receiptsOf } from '../domain/receipts';
import { filterStockRows, quantityAt, stockRows, stockStateOf, stockStates, type StockRow } from '../domain/stockRows';

/** What the screen shows. Search, location and state are in the address, so that a link shows the same. */
export function useStockView() {
  const { items } = useItems();
  const { journal } = useStock();
  const locations = useLocationOptions();
  const [params, setParams] = useSearchParams();
  const draft = useSearchDraft(params.get('search') ?? '', (search) =>
    setParams((current) => withParams(current, { search: search || undefined }), { replace: true }),
  );
  const location = params.get('location') ?? '';
  const state = params.get('state') ?? '';
  const ofShop = useMemo(() => locations.map(({ value }) => value), [locations]);
  const startLocation = defaultLocation(ofShop);
  const names = useMemo(() => [...new Set([...ofShop, ...journalLocations(journal)])], [ofShop, journal]);
  const rows = useMemo(() => stockRows(items, journal, location), [items, journal, location]);
  const term = useDeferredValue(draft.text);
  const shown = useMemo(() => filterStockRows(rows, term, state), [rows, term, state]);
  const counts = useMemo(() => countStates(rows), [rows]);
  const codes = useMemo(() => new StockCodes(rows), [rows]);
  const receipts = useMemo(() => receiptsOf(journal), [journal]);
  /** The row as it is now, for dialogs that were opened before. */
  const rowNow = (row: StockRow) => codes.withKey(row.key) ?? row;
  const set = (name: string, value: string) =>
    setParams((current) => withParams(current, { [name]: value === '' ? undefined : value }));

  return {
    rows,
    shown,
    codes,
    /** How many rows are in each state. */
    counts,
    search: draft.text,
    setSearch: draft.type,
    location,
    setLocation: (value: string) => set('location', value),
    state,
    setState: (value: string) => set('state', value),
    clear() {
      draft.settle('');
      setParams((current) => withParams(current, { search: undefined, location: undefined, state: undefined }));
    },
    receipts,
    /** What the receipts are of. */
    receivedItems() {
      const received = new Set(receipts.flatMap(({ quantities }) => [...quantities.keys()]));
      return items.filter((item) => variationsOf(item).some(({ id }) => received.has(stockKey(item.id, id))));
    },
    locations: names,
    /** The location that a dialog starts with, unless one is shown. */
    startLocation,
    rowNow,
    quantityAt: (row: StockRow, at: string) => quantityAt(journal, rowNow(row), at),
  };
}

export type StockView = ReturnType<typeof useStockView>;

function countStates(rows: readonly StockRow[]) {
  const counts = new Map<string, number>(stockStates.map((state) => [state, 0]));
  for (const row of rows) {
    const state = stockStateOf(row);
    if (state) counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}
