import { formatMoney } from '@back-office/shared/format';
import { isBlankText } from '../../../domain/item';
import { noPrice } from '../../../domain/price';
import type { FileAnalysis } from './analyzeFile';
import { type ImportRow, type RowNote, rowNote, type RowOutcome } from './importTypes';
import { itemOfRow, nameOfRow, type RowWithParents } from './itemOfRow';
import { isStoredPrice, readPrice, type PriceReading } from './readPrice';
import { isShopType } from './readTexts';

/** The same messages as in the item form. */
const reasons = {
  name: 'Please enter a name for your item.',
  noPrice: 'Please enter a price.',
  price: 'Please enter a valid price.',
} as const;

/** Turns one row into an item, or says why it cannot be imported. Warnings go to `warn`. */
export function readRow(
  file: FileAnalysis,
  row: ImportRow,
  index: number,
  now: string,
  warn: (note: RowNote) => void,
): RowOutcome {
  const shapeError = findShapeError(file, row);
  if (shapeError) return { kind: 'bad', note: shapeError };

  const { columns, relatedRows, isOwn } = file;
  const related: RowWithParents = { row, parentRows: relatedRows.parentRowsOf(index) };
  const priceCell = columns.cell(row, 'price');
  const reading: PriceReading =
    isOwn && isStoredPrice(priceCell) ? { kind: 'price', text: priceCell } : readPrice(priceCell, file.decimalMark);
  const skipped = isOwn ? undefined : skipReason(file, related, index, reading);
  if (skipped) return { kind: 'skipped', note: rowNote(row, '', columns.cell(row, 'name'), skipped) };

  const name = nameOfRow(file, related);
  const price = priceText(file, row, reading, warn);
  if (isBlankText(name) || price === undefined) return { kind: 'bad', note: missingNote(file, row, name, reading) };

  warnAboutMissingCells(file, row, warn);
  warnAboutUnreadable(file, row, warn);
  return { index: row.index, line: row.line, ...itemOfRow(file, related, name, price, now, warn) };
}

function findShapeError({ source }: FileAnalysis, row: ImportRow): RowNote | undefined {
  if (row.problem) return rowNote(row, '', row.cells.join(source.delimiter ?? ' '), row.problem);
  if (row.cells.length <= source.header.length) return undefined;
  const surplus = row.cells.slice(source.header.length);
  if (surplus.every((cell) => cell.trim() === '')) return undefined;
  const reason = `This row has ${row.cells.length} cells, but the file has ${source.header.length} columns.`;
  return rowNote(row, '', surplus.join(source.delimiter ?? ' '), reason);
}

/** Why a row is not an item, although nothing is wrong with it. */
function skipReason(
  { columns, relatedRows }: FileAnalysis,
  { row, parentRows }: RowWithParents,
  index: number,
  price: PriceReading,
) {
  const isBlank = (field: 'name' | 'sku' | 'variation') =>
    columns.all(field).every((column) => (row.cells[column] ?? '').trim() === '');
  if (parentRows.length > 0 && price.kind === 'blank' && isBlank('name') && isBlank('sku') && isBlank('variation')) {
    return 'Belongs to the product above and adds no variation, only another image, for example.';
  }
  const variations = relatedRows.variationCountOf(index);
  const isVariable = isShopType(columns.cell(row, 'itemType'), 'variable');
  if (variations > 0 && (isVariable || price.kind === 'blank')) {
    return `Imported as the item of its ${variations === 1 ? 'variation' : `${variations} variations`}.`;
  }
  if (price.kind === 'blank' && isShopType(columns.cell(row, 'itemType'), 'grouped')) {
    return 'A group of other items, with no price.';
  }
  return undefined;
}

/** The item's price; undefined if the row has none. A variable product without variations in the file gets $0.00. */
function priceText({ columns }: FileAnalysis, row: ImportRow, reading: PriceReading, warn: (note: RowNote) => void) {
  if (reading.kind === 'invalid') return undefined;
  const column = columns.nameOf('price');
  if (reading.kind === 'open') {
    const reason = `This price is entered at every sale. The item is imported at ${formatMoney(0)}.`;
    warn(rowNote(row, column, columns.cell(row, 'price'), reason));
    return noPrice();
  }
  if (reading.kind === 'blank') {
    if (!isShopType(columns.cell(row, 'itemType'), 'variable')) return undefined;
    warn(
      rowNote(
        row,
        column,
        '',
        `This product has no price and no variations in the file. It is imported at ${formatMoney(0)}.`,
      ),
    );
    return noPrice();
  }
  if (reading.isRounded) warn(rowNote(row, column, columns.cell(row, 'price'), `Rounded to ${reading.text}.`));
  return reading.text;
}

function missingNote({ columns }: FileAnalysis, row: ImportRow, name: string, price: PriceReading): RowNote {
  const cell = columns.cell(row, 'price');
  const priceReason =
    price.kind === 'price' || price.kind === 'open'
      ? undefined
      : price.kind === 'blank'
        ? reasons.noPrice
        : reasons.price;
  if (!isBlankText(name)) return rowNote(row, columns.nameOf('price'), cell, priceReason ?? reasons.price);
  const nameColumn = columns.nameOf('name');
  if (!priceReason) return rowNote(row, nameColumn, columns.cell(row, 'name').trim(), reasons.name);
  return rowNote(row, `${nameColumn}, ${columns.nameOf('price')}`, cell, `${reasons.name} ${priceReason}`);
}

function warnAboutMissingCells({ source, columns }: FileAnalysis, row: ImportRow, warn: (note: RowNote) => void) {
  const { length } = row.cells;
  if (length >= source.header.length || !columns.isMappedFrom(length)) return;
  const reason = `This row has only ${length} of ${source.header.length} cells. The missing cells are treated as empty.`;
  warn(rowNote(row, '', '', reason));
}

/** What a decoder puts in the place of bytes that are no character. */
const replacement = '\uFFFD';

function warnAboutUnreadable({ columns }: FileAnalysis, row: ImportRow, warn: (note: RowNote) => void) {
  row.cells.forEach((cell, index) => {
    if (!columns.isMapped(index) || !cell.includes(replacement)) return;
    const reason = 'A character could not be read. Choose another encoding, or correct it after the import.';
    warn(rowNote(row, columns.nameAt(index), cell, reason));
  });
}
