import { readCsv, sniffDelimiter, restore, writeCsv } from '@back-office/shared/csv';
import { formatCount } from '@back-office/shared/format';
import { stockKey } from '../../../domain/stockMovements';
import { variationName } from '../../../domain/variations';
import type { StockCodes } from './findStock';
import { lineKey, quantityError, type StockLine, type StockRow } from './stockRows';

const columns = [
  'Item',
  'Variation',
  'SKU',
  'GTIN',
  'Location',
  'On hand',
  'Counted',
  'Item ID',
  'Variation ID',
] as const;

/** A count sheet for a spreadsheet: the column Counted is left to be filled; what is not counted has no number. */
export function countSheetCsv(rows: readonly StockRow[], location: string): string {
  return writeCsv([
    columns,
    ...rows.map(({ item, variation, quantity }) => [
      item.name,
      variationName(variation),
      variation.sku,
      variation.gtin,
      location,
      quantity === '-' ? '' : quantity,
      '',
      item.id,
      variation.id,
    ]),
  ]);
}

/** A row of a file that is no count. */
export interface RefusedCount {
  readonly line: number;
  readonly reason: string;
}

export interface CountFile {
  readonly lines: readonly StockLine[];
  readonly refused: readonly RefusedCount[];
  /** The location of all lines; missing if the file names none, or several: then each line has its own. */
  readonly location?: string | undefined;
}

const names = {
  counted: ['counted', 'count', 'quantity', 'qty', 'new quantity'],
  sku: ['sku', 'variant sku', 'item code'],
  gtin: ['gtin', 'barcode', 'ean', 'upc'],
  location: ['location'],
  itemId: ['item id'],
  variationId: ['variation id'],
} as const;

/**
 * The counts of a file: our own sheet, or any with a code and a quantity. Rows without a count are left out. Locations are
 * written as the shop writes them. A text says why a file has none.
 */
export function readCountFile(
  text: string,
  codes: StockCodes,
  shopLocations: readonly string[] = [],
): CountFile | string {
  const [header, ...records] = readCsv(text, sniffDelimiter(text));
  const titles = header?.cells.map((cell) => restore(cell).trim().toLowerCase()) ?? [];
  const at = (field: keyof typeof names) => titles.findIndex((title) => names[field].some((name) => name === title));
  const places = {
    counted: at('counted'),
    sku: at('sku'),
    gtin: at('gtin'),
    location: at('location'),
    itemId: at('itemId'),
    variationId: at('variationId'),
  };
  if (places.counted < 0) return 'This file has no column “Counted” or “Quantity”.';
  if (places.sku < 0 && places.gtin < 0 && places.itemId < 0)
    return 'This file has no column “SKU”, “GTIN” or “Item ID” to find the items by.';

  const spelled = new Map(shopLocations.map((name) => [name.trim().toLowerCase(), name]));
  const cellOf = (cells: readonly string[], field: keyof typeof names) => restore(cells[places[field]] ?? '').trim();
  const locationOf = (cells: readonly string[]) => {
    const named = cellOf(cells, 'location');
    return spelled.get(named.toLowerCase()) ?? named;
  };
  const counts = records.filter(({ cells }) => cellOf(cells, 'counted') !== '');
  const locations = new Set(counts.map(({ cells }) => locationOf(cells)).filter((name) => name !== ''));
  const isSeveral = locations.size > 1;
  const lines = new Map<string, StockLine>();
  const refused: RefusedCount[] = [];
  for (const { line, cells } of counts) {
    const cell = (field: keyof typeof names) => cellOf(cells, field);
    const counted = cell('counted');
    const location = locationOf(cells);
    const row =
      codes.withKey(stockKey(cell('itemId'), cell('variationId'))) ??
      codes.find(cell('sku')) ??
      codes.find(cell('gtin'));
    const code = cell('sku') || cell('gtin') || cell('itemId');
    const sharing = codes.withCode(code).length;
    if (!row && code === '') refused.push({ line, reason: 'This row has no SKU, GTIN or ID.' });
    else if (!row && sharing > 1)
      refused.push({ line, reason: `${formatCount(sharing)} items have the code “${code}”.` });
    else if (!row) refused.push({ line, reason: `No item has the code “${code}”.` });
    else if (quantityError('count', counted)) refused.push({ line, reason: `“${counted}” is no count.` });
    else if (isSeveral && location === '')
      refused.push({ line, reason: `${row.name} has no location, but other rows have one.` });
    else {
      const found = { row, text: counted, ...(isSeveral && { location }) };
      const key = lineKey(found);
      if (lines.has(key)) refused.push({ line, reason: `${row.name} is counted twice. The first count is taken.` });
      else lines.set(key, found);
    }
  }
  return { lines: [...lines.values()], refused, location: isSeveral ? undefined : [...locations][0] };
}
