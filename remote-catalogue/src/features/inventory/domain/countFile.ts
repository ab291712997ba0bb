import { decimalMarkOf, readPlainNumber, type DecimalMark } from '@back-office/shared/books';
import { readCsv, sniffDelimiter, restore, writeCsv } from '@back-office/shared/csv';
import { formatCount } from '@back-office/shared/format';
import { stockKey } from '@back-office/shared/stock';
import { typedStock } from '../../../domain/stockPlaces';
import { variationName } from '../../../domain/variations';
import type { StockCodes } from './findStock';
import { readShopifyCounts, shopifyInventory } from './shopifyCounts';
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
  /** Of a file of another system: what of it is counted, and how its variations were found. */
  readonly summary?: string;
}

const names = {
  counted: ['counted', 'count', 'quantity', 'qty', 'new quantity'],
  sku: ['sku', 'variant sku', 'item code'],
  gtin: ['gtin', 'barcode', 'ean', 'upc'],
  location: ['location'],
  itemId: ['item id'],
  variationId: ['variation id'],
} as const;

/** A row of a file that has a count. */
export interface CountRow {
  readonly line: number;
  /** As it is written. */
  readonly counted: string;
  /** Empty if the row names none. */
  readonly location: string;
  /** What is counted, or why the file does not tell. */
  readonly found: StockRow | string;
}

/**
 * The counts of a file: our own sheet, the inventory of Shopify, or any with a code and a quantity. Rows without a count are
 * left out. Locations and numbers are written as the shop writes them. A text says why a file has none.
 */
export function readCountFile(
  text: string,
  codes: StockCodes,
  shopLocations: readonly string[] = [],
): CountFile | string {
  const delimiter = sniffDelimiter(text);
  const [header, ...records] = readCsv(text, delimiter);
  const titles = header?.cells.map(restore) ?? [];
  const inventory = shopifyInventory(titles);
  if (inventory) {
    const restored = records.map(({ line, cells }) => ({ line, cells: cells.map(restore) }));
    const { rows, summary } = readShopifyCounts(inventory, restored, codes);
    return { ...countsOf(rows, '.', shopLocations), summary };
  }
  const rows = rowsOf(titles, records, codes);
  if (typeof rows === 'string') return rows;
  if (rows.length === 0) return 'No row of this file has a count.';
  return countsOf(rows, decimalMarkIn(rows, delimiter), shopLocations);
}

/** The decimal mark of the file; `undefined` if it does not show it, and the numbers may be those of any country. */
function decimalMarkIn(rows: readonly CountRow[], delimiter: string): DecimalMark | undefined {
  const marks = new Set(rows.map(({ counted }) => decimalMarkOf(counted)).filter((mark) => mark !== undefined));
  if (marks.size === 0) return delimiter === ';' ? undefined : '.';
  return marks.size === 1 ? [...marks][0] : undefined;
}

/** The number as it is typed, or why it is no count. */
function readCounted(counted: string, ofFile: DecimalMark | undefined): { text: string } | { reason: string } {
  const mark = decimalMarkOf(counted) ?? ofFile;
  if (mark === undefined && /[.,]/.test(counted)) return { reason: `“${counted}” could be two numbers.` };
  const number = readPlainNumber(counted, mark ?? '.');
  const text = number ? typedStock(number.units / 10 ** number.scale) : counted;
  return quantityError('count', text) ? { reason: `“${counted}” is no count.` } : { text };
}

function rowsOf(
  header: readonly string[],
  records: ReturnType<typeof readCsv>,
  codes: StockCodes,
): readonly CountRow[] | string {
  const titles = header.map((title) => title.trim().toLowerCase());
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

  return records.flatMap(({ line, cells }): readonly CountRow[] => {
    const cell = (field: keyof typeof names) => restore(cells[places[field]] ?? '').trim();
    const counted = cell('counted');
    if (counted === '') return [];
    const row =
      codes.withKey(stockKey(cell('itemId'), cell('variationId'))) ??
      codes.find(cell('sku')) ??
      codes.find(cell('gtin'));
    const code = cell('sku') || cell('gtin') || cell('itemId');
    return [{ line, counted, location: cell('location'), found: row ?? whyNotFound(code, codes) }];
  });
}

function whyNotFound(code: string, codes: StockCodes): string {
  if (code === '') return 'This row has no SKU, GTIN or ID.';
  const sharing = codes.withCode(code).length;
  return sharing > 1 ? `${formatCount(sharing)} items have the code “${code}”.` : `No item has the code “${code}”.`;
}

function countsOf(
  rows: readonly CountRow[],
  mark: DecimalMark | undefined,
  shopLocations: readonly string[],
): CountFile {
  const spelled = new Map(shopLocations.map((name) => [name.trim().toLowerCase(), name]));
  const locationOf = ({ location }: CountRow) => spelled.get(location.toLowerCase()) ?? location;
  const locations = new Set(rows.map(locationOf).filter((name) => name !== ''));
  const isSeveral = locations.size > 1;
  const lines = new Map<string, StockLine>();
  const refused: RefusedCount[] = [];
  for (const each of rows) {
    const { line, counted, found: row } = each;
    const location = locationOf(each);
    const read = readCounted(counted, mark);
    if (typeof row === 'string') refused.push({ line, reason: row });
    else if ('reason' in read) refused.push({ line, reason: read.reason });
    else if (isSeveral && location === '')
      refused.push({ line, reason: `${row.name} has no location, but other rows have one.` });
    else {
      const found = { row, text: read.text, ...(isSeveral && { location }) };
      const key = lineKey(found);
      if (lines.has(key)) refused.push({ line, reason: `${row.name} is counted twice. The first count is taken.` });
      else lines.set(key, found);
    }
  }
  return { lines: [...lines.values()], refused, location: isSeveral ? undefined : [...locations][0] };
}
