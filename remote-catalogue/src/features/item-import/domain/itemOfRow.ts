import type { Item } from '../../../domain/item';
import { defaultUnit } from '../../../domain/limits';
import { locationsOf } from '../../../domain/locationsText';
import { cellText, firstCategory, instantOf, isYes, lineText } from './cellTexts';
import type { FileReading } from './fileReading';
import { fullName, itemTypeOf, statusOf, unitOf } from './itemWords';
import { stableId } from './itemIds';
import type { ImportField, ImportRow, RowNote } from './importTypes';
import { readCount } from './numbers';
import { plainText } from './plainText';
import { readWeight } from './readWeight';
import { note } from './rowOutcome';

/** A row with those it inherits from: the first row of its product, then its parent. */
export interface RowInContext {
  readonly row: ImportRow;
  readonly elders: readonly ImportRow[];
}

/** The name of a row, with its variation; empty where neither it nor the rows above know one. */
export function nameOfRow(file: FileReading, context: RowInContext): string {
  const variation = joined(file, context.row, 'variation', ' / ');
  return fullName(lineText(inherited(file, context, 'name')), variation);
}

/** The item of a row of any export, cleaned up; doubts go to `warn`. */
export function itemOfRow(
  file: FileReading,
  context: RowInContext,
  name: string,
  price: string,
  now: string,
  warn: (note: RowNote) => void,
): Item {
  const { columns } = file;
  const { row } = context;
  const text = (field: ImportField) => lineText(inherited(file, context, field));
  const sku = cellText(columns.cell(row, 'sku'));
  const category = firstCategory(inherited(file, context, 'category'), file.hasCategoryList);
  const status = statusOfRow(file, context, warn);
  const createdAt = instantOf(columns.cell(row, 'createdAt')) ?? now;
  const item: Item = {
    id: stableId(cellText(columns.cell(row, 'id')), sku, name),
    name,
    description: descriptionOf(file, context),
    reportingCategory: columns.has('reportingCategory')
      ? firstCategory(inherited(file, context, 'reportingCategory'), false)
      : category,
    stock: stockOf(file, row, warn),
    price,
    itemType: itemTypeOf(text('itemType')),
    category,
    locations: locationsOfRow(file, row),
    unit: unitOf(text('unit')) || unitOf(/\/([^/]+)$/.exec(price)?.[1] ?? '') || defaultUnit,
    sku,
    gtin: firstOf(columns.all('gtin'), row),
    weight: weightOf(file, context, warn),
    skipItemDetails: isYes(columns.cell(row, 'skipItemDetails')),
    createdAt,
    updatedAt: instantOf(columns.cell(row, 'updatedAt')) ?? (columns.has('createdAt') ? createdAt : now),
  };
  return status === 'Active' ? item : { ...item, status };
}

function inherited({ columns }: FileReading, { row, elders }: RowInContext, field: ImportField): string {
  const own = columns.cell(row, field);
  if (elders.length === 0 || own.trim() !== '') return own;
  return elders.map((elder) => columns.cell(elder, field)).find((cell) => cell.trim() !== '') ?? '';
}

function firstOf(columns: readonly number[], row: ImportRow): string {
  for (const column of columns) {
    const text = cellText(row.cells[column] ?? '');
    if (text !== '') return text;
  }
  return '';
}

function joined({ columns }: FileReading, row: ImportRow, field: ImportField, separator: string): string {
  const all = columns.all(field);
  if (all.length === 0) return '';
  return all
    .map((column) => lineText(row.cells[column] ?? ''))
    .filter(Boolean)
    .join(separator);
}

function descriptionOf({ columns }: FileReading, { row, elders }: RowInContext): string {
  const all = columns.all('description');
  if (all.length === 1 && elders.length === 0) return plainText(row.cells[all[0] ?? -1] ?? '');
  for (const source of [row, ...elders]) {
    const texts = all.map((column) => plainText(source.cells[column] ?? '')).filter(Boolean);
    if (texts.length > 0) return [...new Set(texts)].join('\n\n');
  }
  return '';
}

function stockOf({ columns, mark }: FileReading, row: ImportRow, warn: (note: RowNote) => void): number | '-' {
  let stock: number | '-' = '-';
  for (const column of columns.all('stock')) {
    const text = cellText(row.cells[column] ?? '');
    if (text === '' || text === '-') continue;
    const count = readCount(text, mark);
    if (count !== undefined) stock = (stock === '-' ? 0 : stock) + count;
    else warn(note(row, columns.nameAt(column), text, 'Not a number; the stock is left uncounted.'));
  }
  return stock === '-' ? stock : Number(stock.toFixed(6));
}

const noLocations: readonly string[] = [];

function locationsOfRow({ columns, stockLocations }: FileReading, row: ImportRow): readonly string[] {
  if (!columns.has('locations') && stockLocations.every((name) => name === '')) return noLocations;
  const names = columns
    .all('locations')
    .flatMap((column) => locationsOf((row.cells[column] ?? '').replace(/\s*[|,\n]\s*/g, '; ')));
  columns.all('stock').forEach((column, index) => {
    if ((row.cells[column] ?? '').trim() !== '') names.push(stockLocations[index] ?? '');
  });
  return [...new Set(names.map((name) => name.trim()))].filter(Boolean);
}

function weightOf(file: FileReading, context: RowInContext, warn: (note: RowNote) => void): string {
  const { columns, mark } = file;
  const cell = cellText(inherited(file, context, 'weight'));
  if (cell === '') return '';
  const weight = readWeight(cell, file.weightUnit, mark);
  if (weight === undefined) warn(note(context.row, columns.nameOf('weight'), cell, 'Not a weight; it is left empty.'));
  return weight ?? '';
}

function statusOfRow(file: FileReading, context: RowInContext, warn: (note: RowNote) => void) {
  if (!file.columns.has('status')) return 'Active';
  const cell = inherited(file, context, 'status');
  const column = file.columns.nameOf('status');
  const status = statusOf(cell, column);
  if (status !== 'unknown') return status;
  warn(note(context.row, column, cell, 'Not a status we know; the item comes in as Active.'));
  return 'Active';
}
