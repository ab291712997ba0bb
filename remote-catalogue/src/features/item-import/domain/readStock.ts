import { stockByLocationField } from '../../../domain/exportFormat';
import { parsedJson } from '../../../domain/readableElements';
import type { StockAt } from '../../../domain/stockPlaces';
import * as v from 'valibot';
import type { FileAnalysis } from './analyzeFile';
import { isNewQuantity } from './columns';
import { type ImportRow, type RowNote, rowNote } from './importTypes';
import { readCount } from './readNumbers';
import { cellText } from './readTexts';

type Warn = (note: RowNote) => void;

/** The stock of a row, and how much of it is at each location that the row names. */
interface RowStock {
  readonly stock: number | '-';
  readonly at?: ReadonlyMap<string, number>;
}

/** A filled cell of a column with stock. */
interface StockCell {
  readonly column: number;
  readonly location: string | undefined;
  readonly text: string;
  /** Undefined if it is not a number. */
  readonly count: number | undefined;
  /** As we write numbers, so that it is taken over as it is. */
  readonly isExact: boolean;
}

export function stockOfRow(file: FileAnalysis, row: ImportRow, warn: Warn): RowStock {
  const cells = stockCells(file, row);
  const placed = cells.filter(({ location }) => location !== undefined);
  const totals = cells.filter(({ location }) => location === undefined);
  const isPlaced = placed.length > 0 && placed.every(({ count }) => count !== undefined);
  const hasTotal = totals.some(({ count }) => count !== undefined);
  const ownOutcome = isPlaced ? sumOfLocations : placed.length > 0 && hasTotal ? withoutLocations : notCounted;
  for (const { column, text, count } of cells) {
    if (count !== undefined) continue;
    const isOfProduct = text.toLowerCase() === 'parent' && file.columns.has('parent');
    const problem = isOfProduct ? 'The stock is that of the product, for all variations together.' : 'Not a number.';
    const reason = `${problem} ${file.isOwn ? ownOutcome : notCounted}`;
    warn(rowNote(row, file.columns.nameAt(column), text, reason));
  }
  if (file.isOwn) return ownStock(file, row, { totals, placed, isPlaced }, warn);
  const stock = cells.some(({ count }) => count === undefined) ? '-' : sumOf(cells);
  return { stock, ...(isPlaced && totals.length === 0 && { at: byLocation(placed) }) };
}

const notCounted = 'The item is imported with its stock not counted.';
const sumOfLocations = 'The stock is the sum of its locations.';
const withoutLocations = 'The stock is imported without its locations.';

function stockCells(file: FileAnalysis, row: ImportRow): readonly StockCell[] {
  const { columns, decimalMark, isOwn, hasOurNumbers, stockLocations, trackerColumn } = file;
  // Shopify writes 0 for stock that it does not count.
  if (trackerColumn !== -1 && (row.cells[trackerColumn] ?? '').trim() === '') return [];
  const cells: StockCell[] = [];
  for (const [index, column] of columns.all('stock').entries()) {
    const text = cellText(row.cells[column] ?? '');
    if (text === '' || text === '-') continue;
    const isExact = isOwn && (hasOurNumbers || decimalMark === '.') && String(Number(text)) === text;
    const count = isExact ? Number(text) : readCount(text, decimalMark);
    const isNumber = count !== undefined && Number.isFinite(count);
    cells.push({ column, location: stockLocations[index], text, count: isNumber ? count : undefined, isExact });
  }
  if (cells.length < 2) return cells;
  const isNew = ({ column }: StockCell) => isNewQuantity(columns.nameAt(column));
  const replaced = new Set(cells.filter(isNew).map(({ location }) => location));
  return replaced.size === 0 ? cells : cells.filter((cell) => isNew(cell) || !replaced.has(cell.location));
}

interface OwnCells {
  readonly totals: readonly StockCell[];
  readonly placed: readonly StockCell[];
  readonly isPlaced: boolean;
}

/** Our own export has the stock of all locations too. Where an edited file contradicts itself, the locations count. */
function ownStock(file: FileAnalysis, row: ImportRow, { totals, placed, isPlaced }: OwnCells, warn: Warn): RowStock {
  const exact = totals.find(({ isExact, count }) => isExact && count !== undefined);
  const stock = exact?.count ?? sumOf(totals);
  if (!isPlaced) return { stock };
  const sum = sumOf(placed);
  const at = byLocation(placed);
  if (stock === '-' || sum === '-') return { stock: sum, at };
  if (isSum(stock, sum)) return { stock, at };
  // The rest is at locations that the file does not name.
  if (file.otherLocations.length > 0 && sum < stock) return { stock, at };
  const [total] = totals;
  const reason = `The locations add up to ${sum}, not to ${stock}. The stock becomes ${sum}.`;
  warn(rowNote(row, file.columns.nameAt(total?.column ?? -1), total?.text ?? '', reason));
  return { stock: sum, at };
}

/** `-` if nothing can be read. */
function sumOf(cells: readonly StockCell[]): number | '-' {
  if (cells.every(({ count }) => count === undefined)) return '-';
  const sum = cells.reduce((added, { count = 0 }) => added + count, 0);
  return Number.isInteger(sum) ? sum : Number(sum.toFixed(6));
}

function byLocation(cells: readonly StockCell[]): ReadonlyMap<string, number> {
  const at = new Map<string, number>();
  for (const { location = '', count = 0 } of cells) at.set(location, (at.get(location) ?? 0) + count);
  return at;
}

/** Quantities by location have six decimals. */
function isSum(stock: number, sum: number): boolean {
  return Math.abs(stock - sum) <= Math.max(0.00001, Math.abs(stock) * 1e-9);
}

const jsonPlaces = v.array(v.object({ location: v.string(), quantity: v.pipe(v.number(), v.finite()) }));
const jsonItem = v.object({
  id: v.optional(v.string(), ''),
  stock: v.optional(v.union([v.number(), v.literal('-')]), '-'),
  [stockByLocationField]: v.optional(jsonPlaces),
});

/** Where the stock is in the JSON of our own export, in the item or in its variations. */
export function jsonStockAt({ source }: FileAnalysis, row: ImportRow, stock: number | '-', warn: Warn): StockAt {
  const cell = (name: string) => row.cells[source.header.indexOf(name)] ?? '';
  const at = new Map<string, ReadonlyMap<string, number>>();
  const note = (reason: string) =>
    warn(rowNote(row, stockByLocationField, cell(stockByLocationField), `${reason} ${withoutLocations}`));
  const places = cell(stockByLocationField);
  const sold = cell('variations').includes(stockByLocationField)
    ? parsedJson(cell('variations'))
    : [{ id: '', stock, [stockByLocationField]: places === '' ? undefined : parsedJson(places) }];
  for (const entry of Array.isArray(sold) ? sold : []) {
    const read = v.safeParse(jsonItem, entry);
    if (!read.success) note('Not a list of locations with quantities.');
    else if (read.output[stockByLocationField]) {
      const told = new Map(read.output[stockByLocationField].map(({ location, quantity }) => [location, quantity]));
      const sum = [...told.values()].reduce((added, quantity) => added + quantity, 0);
      if (read.output.stock !== '-' && isSum(read.output.stock, sum)) at.set(read.output.id, told);
      else note(`The locations add up to ${sum}, not to ${read.output.stock}.`);
    }
  }
  return at;
}
