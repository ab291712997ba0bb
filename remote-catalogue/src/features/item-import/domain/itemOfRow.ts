import { isBlankText, type Item, type ItemStatus } from '../../../domain/item';
import { parseLocations, parsePhotos } from '../../../domain/exportFormat';
import { defaultUnit } from '../../../domain/limits';
import { ownFieldsOf } from '../../../domain/variations';
import { parsedJson } from '../../../domain/readableElements';
import { readVariedFields, type VariedFields } from '../../../domain/storedItem';
import type { FileAnalysis } from './analyzeFile';
import { type ImportField, type ImportRow, type PreviewRow, type RowNote, rowNote } from './importTypes';
import { stableId } from './itemIds';
import { variationText } from './rowChoices';
import { plainText, type RemovedHtml } from './plainText';
import { readInstant } from './readDates';
import { readCount } from './readNumbers';
import { readPrice } from './readPrice';
import { jsonStockAt, stockOfRow } from './readStock';
import { readWeight, weightUnitIn } from './readWeight';
import {
  cellText,
  fullName,
  lineText,
  readCategories,
  readItemType,
  readStatus,
  readUnit,
  readYesNo,
} from './readTexts';

/** A row with those from which it inherits blank fields: the first row of its product, then its parent. */
export interface RowWithParents {
  readonly row: ImportRow;
  readonly parentRows: readonly ImportRow[];
}

/** The name of a row with its variation; empty if neither it nor its parent rows have one. */
export function nameOfRow(file: FileAnalysis, context: RowWithParents): string {
  if (file.isOwn) return file.columns.cell(context.row, 'name');
  const isPlaceholder = file.placeholderRows.has(context.row.index);
  const variation = isPlaceholder ? '' : variationText(file.columns, file.options, context.row);
  const name = lineText(inheritedCell(file, context, 'name'));
  return isBlankText(name) ? '' : fullName(name, variation);
}

/** Almost every row of a shop's export has this warning, so that the preview shows it once. */
export const formattingRemoved = 'HTML formatting is left out of the description.';

type Warn = (note: RowNote) => void;

/** The item of a row, and where its stock is, if the row says so. Warnings go to `warn`. */
export function itemOfRow(
  file: FileAnalysis,
  context: RowWithParents,
  name: string,
  price: string,
  now: string,
  warn: Warn,
): Pick<PreviewRow, 'item' | 'stockAt'> {
  const { source, columns, isOwn } = file;
  const { row } = context;
  const texts = isOwn ? ownTexts(file, row) : cleanTexts(file, context, price, warn);
  const id = isOwn ? columns.cell(row, 'id') : cellText(columns.cell(row, 'id'));
  const status = statusOfRow(file, context, warn);
  // An item of our own export has the dates that it had, even none. A row that was added to it has no id.
  const missing = isOwn && id !== '' ? undefined : now;
  const createdAt = instantOf(file, row, 'createdAt', missing, warn);
  const { stock, at } = stockOfRow(file, row, warn);
  const stockAt = isOwn && source.format === 'json' ? jsonStockAt(file, row, stock, warn) : at && new Map([['', at]]);
  const item: Item = {
    id: stableId(id, texts.sku, name),
    name,
    ...texts,
    stock,
    price,
    locations: locationsOfRow(file, row),
    weight: weightOf(file, context, warn),
    skipItemDetails: skipsItemDetails(file, row, warn),
    createdAt,
    updatedAt: instantOf(file, row, 'updatedAt', missing && (createdAt || now), warn),
    ...(status && { status }),
    ...(isOwn ? ownVariedFields(file, row) : mappedFields(file, row, warn)),
  };
  return { item, ...(stockAt && stockAt.size > 0 && { stockAt }) };
}

/** Options, variations, menus and photos of our own export. In JSON they are JSON in the cells, in CSV variations have rows. */
function ownVariedFields({ source, columns }: FileAnalysis, row: ImportRow): VariedFields {
  const cell = (name: string) => row.cells[source.header.indexOf(name)] ?? '';
  const listOf = (name: string): unknown => {
    const text = cell(name);
    return text.startsWith('[') ? parsedJson(text) : undefined;
  };
  const menus = columns.cell(row, 'menus');
  const photos = columns.cell(row, 'photos');
  return readVariedFields({
    options: listOf('options'),
    variations: listOf('variations'),
    menus: menus === '' ? undefined : parseLocations(menus),
    cost: columns.cell(row, 'cost') || undefined,
    lowStock: readCount(columns.cell(row, 'lowStock'), '.'),
    photos: photos === '' || source.format === 'json' ? listOf('photos') : parsePhotos(photos),
  });
}

/** Menus, cost and low level of other files, if the merchant maps columns to them. */
function mappedFields({ columns, decimalMark }: FileAnalysis, row: ImportRow, warn: Warn): Partial<Item> {
  const menus = parseLocations(columns.cell(row, 'menus'))
    .map((name) => name.trim())
    .filter(Boolean);
  const [costCell, levelCell] = [columns.cell(row, 'cost'), cellText(columns.cell(row, 'lowStock'))];
  const read = readPrice(costCell, decimalMark);
  const cost = read.kind === 'price' && !read.text.includes('-') ? read.text.split('/')[0] : undefined;
  if (cost === undefined && read.kind !== 'blank')
    warn(rowNote(row, columns.nameOf('cost'), costCell, 'Not an amount. The cost is left empty.'));
  else if (read.kind === 'price' && read.isRounded)
    warn(rowNote(row, columns.nameOf('cost'), costCell, `The cost is rounded to ${cost}.`));
  const count = levelCell === '' ? undefined : readCount(levelCell, decimalMark);
  const lowStock = count !== undefined && count >= 0 ? count : undefined;
  if (lowStock === undefined && levelCell !== '')
    warn(rowNote(row, columns.nameOf('lowStock'), levelCell, 'Not a number. The usual low level is used.'));
  return { ...(menus.length > 0 && { menus: [...new Set(menus)] }), ...ownFieldsOf({ cost, lowStock }) };
}

type Texts = Pick<Item, 'description' | 'reportingCategory' | 'category' | 'itemType' | 'unit' | 'sku' | 'gtin'>;

/** The texts of our own export, unchanged, so that importing an export gives the same list. */
function ownTexts({ columns }: FileAnalysis, row: ImportRow): Texts {
  const cell = (field: ImportField) => columns.cell(row, field);
  return {
    description: cell('description'),
    reportingCategory: cell('reportingCategory'),
    category: cell('category'),
    itemType: cell('itemType'),
    unit: cell('unit'),
    sku: cell('sku'),
    gtin: cell('gtin'),
  };
}

function cleanTexts(file: FileAnalysis, context: RowWithParents, price: string, warn: Warn): Texts {
  const { columns } = file;
  const text = (field: ImportField) => lineText(inheritedCell(file, context, field));
  const category = categoryOf(file, context, 'category', file.hasCategoryList, warn);
  return {
    description: descriptionOf(file, context, warn),
    reportingCategory: columns.has('reportingCategory')
      ? categoryOf(file, context, 'reportingCategory', false, warn)
      : category,
    category,
    itemType: readItemType(text('itemType')),
    unit: readUnit(text('unit')) || readUnit(/\/([^/]+)$/.exec(price)?.[1] ?? '') || defaultUnit,
    sku: cellText(columns.cell(context.row, 'sku')),
    gtin: gtinOf(file, context.row, warn),
  };
}

function categoryOf(
  file: FileAnalysis,
  context: RowWithParents,
  field: 'category' | 'reportingCategory',
  hasSeveral: boolean,
  warn: Warn,
): string {
  const { first, others } = readCategories(inheritedCell(file, context, field), hasSeveral);
  if (others.length > 0) {
    const reason = `An item has one category. “${first}” is imported, the others are left out.`;
    warn(rowNote(context.row, file.columns.nameOf(field), others.join(', '), reason));
  }
  return first;
}

/** The cell of a row, or of its parent rows if it is blank. */
export function inheritedCell(
  { columns }: FileAnalysis,
  { row, parentRows }: RowWithParents,
  field: ImportField,
): string {
  const own = columns.cell(row, field);
  if (parentRows.length === 0 || own.trim() !== '') return own;
  return parentRows.map((parentRow) => columns.cell(parentRow, field)).find((cell) => cell.trim() !== '') ?? '';
}

function gtinOf({ columns }: FileAnalysis, row: ImportRow, warn: Warn): string {
  const codes = columns.all('gtin').flatMap((column) => cellText(row.cells[column] ?? '') || []);
  const [first = '', ...others] = codes.length < 2 ? codes : new Set(codes);
  if (others.length > 0)
    warn(rowNote(row, columns.nameOf('gtin'), others.join(', '), `An item has one GTIN. ${first} is imported.`));
  return first;
}

function descriptionOf({ columns }: FileAnalysis, { row, parentRows }: RowWithParents, warn: Warn): string {
  const all = columns.all('description');
  if (all.length === 0) return '';
  const removed = new Set<RemovedHtml>();
  for (const source of [row, ...parentRows]) {
    const texts = all
      .map((column) => plainText(source.cells[column] ?? '', (what) => removed.add(what)))
      .filter(Boolean);
    if (texts.length === 0 && removed.size === 0) continue;
    if (source === row && removed.size > 0) {
      const parts = [...removed].filter((what) => what !== 'formatting');
      const reason = parts.length > 0 ? `Left out of the description: ${parts.join(', ')}.` : formattingRemoved;
      warn(rowNote(row, columns.nameOf('description'), '', reason));
    }
    if (texts.length > 0) return [...new Set(texts)].join('\n\n');
  }
  return '';
}

const noLocations: readonly string[] = [];

function locationsOfRow({ columns, stockLocations, isOwn }: FileAnalysis, row: ImportRow): readonly string[] {
  if (!columns.has('locations') && stockLocations.every((name) => name === undefined)) return noLocations;
  const cells = columns.all('locations').map((column) => row.cells[column] ?? '');
  const names = cells.flatMap((cell) => [...parseLocations(cell)]);
  // The names of our own export are taken as they are.
  if (isOwn) return names;
  columns.all('stock').forEach((column, index) => {
    if ((row.cells[column] ?? '').trim() !== '') names.push(stockLocations[index] ?? '');
  });
  return [...new Set(names.map((name) => name.trim()))].filter(Boolean);
}

function weightOf(file: FileAnalysis, context: RowWithParents, warn: Warn): string {
  const { columns, isOwn } = file;
  const cell = inheritedCell(file, context, 'weight');
  const text = cellText(cell);
  if (text === '') return isOwn ? cell : '';
  if (isOwn) return ownWeight(file, context.row, cell, warn);
  const unitCell = file.weightUnit ? '' : inheritedCell(file, context, 'weightUnit');
  const unit = file.weightUnit ?? (unitCell.trim() === '' ? 'kg' : weightUnitIn(unitCell));
  const weight = unit && readWeight(text, unit, file.decimalMark);
  if (unit === undefined)
    warn(rowNote(context.row, columns.nameOf('weightUnit'), unitCell, 'Unknown unit. The weight is left empty.'));
  else if (weight === undefined)
    warn(rowNote(context.row, columns.nameOf('weight'), cell, 'Not a weight. It is left empty.'));
  return weight ?? '';
}

/** In our own export, a weight that is no number is kept, since the form accepts any text. */
function ownWeight({ columns, decimalMark, hasOurNumbers }: FileAnalysis, row: ImportRow, cell: string, warn: Warn) {
  const text = cellText(cell);
  const isNumber = /^[\d.,]+$/.test(text) || (decimalMark === '.' && Number.isFinite(Number(text)));
  if (isNumber && (hasOurNumbers || (decimalMark === '.' && Number.isFinite(Number(text))))) return cell;
  const weight = isNumber ? readWeight(text, 'kg', decimalMark) : undefined;
  if (weight === undefined)
    warn(rowNote(row, columns.nameOf('weight'), cell, 'Not a weight in kilograms. It is kept as text.'));
  return weight ?? cell;
}

function skipsItemDetails({ columns }: FileAnalysis, row: ImportRow, warn: Warn): boolean {
  const cell = columns.cell(row, 'skipItemDetails');
  const answer = readYesNo(cell);
  if (answer === undefined) {
    const reason = 'Not yes or no. A new item gets No; an item in your list keeps what it has.';
    warn(rowNote(row, columns.nameOf('skipItemDetails'), cell, reason));
  }
  return answer ?? false;
}

/** Undefined means Active. */
function statusOfRow(file: FileAnalysis, context: RowWithParents, warn: Warn): ItemStatus | undefined {
  if (!file.columns.has('status')) return undefined;
  const cell = inheritedCell(file, context, 'status');
  // JSON tells an explicit Active from a missing status; a CSV file writes Active for both.
  if (file.isOwn && file.source.format === 'json' && cell === 'Active') return 'Active';
  const column = file.columns.nameOf('status');
  const status = readStatus(cell, column);
  if (status === 'unknown') warn(rowNote(context.row, column, cell, 'Unknown status. The item is imported as Active.'));
  return status === 'unknown' || status === 'Active' ? undefined : status;
}

/**
 * A date that cannot be read is left empty and reported, in our own export kept as text. A blank one is `missing`, or
 * stays as it is if that is undefined. Spreadsheets rewrite the dates of a CSV file, but nothing rewrites those of JSON.
 */
function instantOf(
  { source, columns, dateOrder, isOwn }: FileAnalysis,
  row: ImportRow,
  field: 'createdAt' | 'updatedAt',
  missing: string | undefined,
  warn: Warn,
): string {
  const cell = columns.cell(row, field);
  if (cell.trim() === '') return missing ?? cell;
  const instant = readInstant(cell, dateOrder);
  if (instant !== undefined) return isOwn && (cell.includes('T') || source.format === 'json') ? cell : instant;
  const isTwoDates = readInstant(cell, 'day first') !== undefined;
  const problem = isTwoDates ? 'Day and month could be either way round' : 'Not a date';
  warn(rowNote(row, columns.nameOf(field), cell, `${problem}. It is ${isOwn ? 'kept as text' : 'left empty'}.`));
  return isOwn ? cell : '';
}
