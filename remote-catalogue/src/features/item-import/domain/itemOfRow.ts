import { parseLocations } from '../../../domain/exportFormat';
import type { Item } from '../../../domain/item';
import { defaultUnit } from '../../../domain/limits';
import type { FileAnalysis } from './analyzeFile';
import type { ImportField, ImportRow, RowNote } from './importTypes';
import { stableId } from './itemIds';
import { plainText } from './plainText';
import { readCount, readWeight } from './readNumbers';
import {
  cellText,
  firstCategory,
  fullName,
  isYes,
  lineText,
  readInstant,
  readItemType,
  readStatus,
  readUnit,
} from './readTexts';
import { rowNote } from './rowOutcome';

/** A row with those from which it inherits blank fields: the first row of its product, then its parent. */
export interface RowWithParents {
  readonly row: ImportRow;
  readonly parentRows: readonly ImportRow[];
}

/** The name of a row with its variation; empty if neither it nor its parent rows have one. */
export function nameOfRow(file: FileAnalysis, context: RowWithParents): string {
  const variation = joinedTexts(file, context.row, 'variation', ' / ');
  return fullName(lineText(inheritedCell(file, context, 'name')), variation);
}

/** The item of a row of any export, with its texts cleaned up. Warnings go to `warn`. */
export function itemOfRow(
  file: FileAnalysis,
  context: RowWithParents,
  name: string,
  price: string,
  now: string,
  warn: (note: RowNote) => void,
): Item {
  const { columns } = file;
  const { row } = context;
  const text = (field: ImportField) => lineText(inheritedCell(file, context, field));
  const sku = cellText(columns.cell(row, 'sku'));
  const category = firstCategory(inheritedCell(file, context, 'category'), file.hasCategoryList);
  const status = statusOfRow(file, context, warn);
  const createdAt = readInstant(columns.cell(row, 'createdAt')) ?? now;
  const item: Item = {
    id: stableId(cellText(columns.cell(row, 'id')), sku, name),
    name,
    description: descriptionOf(file, context),
    reportingCategory: columns.has('reportingCategory')
      ? firstCategory(inheritedCell(file, context, 'reportingCategory'), false)
      : category,
    stock: stockOf(file, row, warn),
    price,
    itemType: readItemType(text('itemType')),
    category,
    locations: locationsOfRow(file, row),
    unit: readUnit(text('unit')) || readUnit(/\/([^/]+)$/.exec(price)?.[1] ?? '') || defaultUnit,
    sku,
    gtin: firstText(columns.all('gtin'), row),
    weight: weightOf(file, context, warn),
    skipItemDetails: isYes(columns.cell(row, 'skipItemDetails')),
    createdAt,
    updatedAt: readInstant(columns.cell(row, 'updatedAt')) ?? (columns.has('createdAt') ? createdAt : now),
  };
  return status === 'Active' ? item : { ...item, status };
}

function inheritedCell({ columns }: FileAnalysis, { row, parentRows }: RowWithParents, field: ImportField): string {
  const own = columns.cell(row, field);
  if (parentRows.length === 0 || own.trim() !== '') return own;
  return parentRows.map((parentRow) => columns.cell(parentRow, field)).find((cell) => cell.trim() !== '') ?? '';
}

function firstText(columns: readonly number[], row: ImportRow): string {
  for (const column of columns) {
    const text = cellText(row.cells[column] ?? '');
    if (text !== '') return text;
  }
  return '';
}

function joinedTexts({ columns }: FileAnalysis, row: ImportRow, field: ImportField, separator: string): string {
  const all = columns.all(field);
  if (all.length === 0) return '';
  return all
    .map((column) => lineText(row.cells[column] ?? ''))
    .filter(Boolean)
    .join(separator);
}

function descriptionOf({ columns }: FileAnalysis, { row, parentRows }: RowWithParents): string {
  const all = columns.all('description');
  if (all.length === 1 && parentRows.length === 0) return plainText(row.cells[all[0] ?? -1] ?? '');
  for (const source of [row, ...parentRows]) {
    const texts = all.map((column) => plainText(source.cells[column] ?? '')).filter(Boolean);
    if (texts.length > 0) return [...new Set(texts)].join('\n\n');
  }
  return '';
}

function stockOf({ columns, decimalMark }: FileAnalysis, row: ImportRow, warn: (note: RowNote) => void): number | '-' {
  let stock: number | '-' = '-';
  for (const column of columns.all('stock')) {
    const text = cellText(row.cells[column] ?? '');
    if (text === '' || text === '-') continue;
    const count = readCount(text, decimalMark);
    if (count !== undefined) stock = (stock === '-' ? 0 : stock) + count;
    else
      warn(
        rowNote(row, columns.nameAt(column), text, 'Not a number. The item is imported with its stock not counted.'),
      );
  }
  return stock === '-' ? stock : Number(stock.toFixed(6));
}

const noLocations: readonly string[] = [];

function locationsOfRow({ columns, stockLocations }: FileAnalysis, row: ImportRow): readonly string[] {
  if (!columns.has('locations') && stockLocations.every((name) => name === '')) return noLocations;
  const names = columns
    .all('locations')
    .flatMap((column) => parseLocations((row.cells[column] ?? '').replace(/\s*[|,\n]\s*/g, '; ')));
  columns.all('stock').forEach((column, index) => {
    if ((row.cells[column] ?? '').trim() !== '') names.push(stockLocations[index] ?? '');
  });
  return [...new Set(names.map((name) => name.trim()))].filter(Boolean);
}

function weightOf(file: FileAnalysis, context: RowWithParents, warn: (note: RowNote) => void): string {
  const { columns, decimalMark } = file;
  const cell = cellText(inheritedCell(file, context, 'weight'));
  if (cell === '') return '';
  const weight = readWeight(cell, file.weightUnit, decimalMark);
  if (weight === undefined)
    warn(rowNote(context.row, columns.nameOf('weight'), cell, 'Not a weight. It is left empty.'));
  return weight ?? '';
}

function statusOfRow(file: FileAnalysis, context: RowWithParents, warn: (note: RowNote) => void) {
  if (!file.columns.has('status')) return 'Active';
  const cell = inheritedCell(file, context, 'status');
  const column = file.columns.nameOf('status');
  const status = readStatus(cell, column);
  if (status !== 'unknown') return status;
  warn(rowNote(context.row, column, cell, 'Unknown status. The item is imported as Active.'));
  return 'Active';
}
