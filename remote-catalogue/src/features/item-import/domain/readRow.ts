import type { FileReading } from './fileReading';
import { itemOfRow, nameOfRow, type RowInContext } from './itemOfRow';
import { shopWords } from './itemWords';
import { ownItemOfRow } from './ownItemOfRow';
import type { ImportRow, RowNote } from './importTypes';
import { readOwnPrice, readPrice, type PriceReading } from './readPrice';
import { note, tooLongField, type RowOutcome } from './rowOutcome';

/** The specified messages (spec A §5). */
const reasons = {
  name: 'Please enter a name for your item.',
  noPrice: 'Please enter a price.',
  price: 'Please enter a valid price.',
} as const;

/** Turns one row into an item, or says why it stays out; doubts go to `warn`. */
export function readRow(
  file: FileReading,
  row: ImportRow,
  index: number,
  now: string,
  warn: (note: RowNote) => void,
): RowOutcome {
  const misshapen = shapeProblem(file, row);
  if (misshapen) return { kind: 'bad', note: misshapen };

  const { columns, families, isOwn } = file;
  const context: RowInContext = { row, elders: families.eldersOf(index) };
  const priceCell = columns.cell(row, 'price');
  const reading = isOwn ? readOwnPrice(priceCell) : readPrice(priceCell, file.mark);
  const notAnItem = isOwn ? undefined : leftOutReason(file, context, index, reading);
  if (notAnItem) return { kind: 'leftOut', note: note(row, '', columns.cell(row, 'name'), notAnItem) };

  const name = isOwn ? columns.cell(row, 'name') : nameOfRow(file, context);
  const price = priceText(file, row, reading, warn);
  if (name.trim() === '' || price === undefined) return { kind: 'bad', note: missing(file, row, name, reading) };

  warnOfMissingCells(file, row, warn);
  const item = isOwn ? ownItemOfRow(file, row, price, now) : itemOfRow(file, context, name, price, now, warn);
  const tooLong = tooLongField(item);
  if (tooLong) {
    return { kind: 'bad', note: note(row, columns.nameOf(tooLong.field), item[tooLong.field], tooLong.reason) };
  }
  return { index: row.index, line: row.line, item };
}

function shapeProblem({ source }: FileReading, row: ImportRow): RowNote | undefined {
  if (row.problem) return note(row, '', row.cells.join(source.delimiter ?? ' '), row.problem);
  if (row.cells.length <= source.header.length) return undefined;
  const surplus = row.cells.slice(source.header.length);
  if (surplus.every((cell) => cell.trim() === '')) return undefined;
  const reason = `This row has ${row.cells.length} cells, but the file has ${source.header.length} columns.`;
  return note(row, '', surplus.join(source.delimiter ?? ' '), reason);
}

/** Why a row is no item though nothing is wrong with it. */
function leftOutReason(
  { columns, families }: FileReading,
  { row, elders }: RowInContext,
  index: number,
  price: PriceReading,
) {
  const isBlank = (field: 'name' | 'sku' | 'variation') =>
    columns.all(field).every((column) => (row.cells[column] ?? '').trim() === '');
  if (elders.length > 0 && price.kind === 'blank' && isBlank('name') && isBlank('sku') && isBlank('variation')) {
    return 'Belongs to the product above and holds no variation of its own, such as a further picture.';
  }
  const variations = families.variationsOf(index);
  const isVariable = shopType(columns.cell(row, 'itemType'), 'variable');
  if (variations > 0 && (isVariable || price.kind === 'blank')) {
    return variations === 1
      ? 'Its one variation comes in as an item.'
      : `Its ${variations} variations come in as items.`;
  }
  if (price.kind === 'blank' && shopType(columns.cell(row, 'itemType'), 'grouped')) {
    return 'A group of other items, without a price of its own.';
  }
  return undefined;
}

function shopType(cell: string, type: string): boolean {
  return cell !== '' && shopWords(cell).includes(type);
}

/** The item's price; undefined where the row has none. A product without variations in the file comes in at $0.00. */
function priceText({ columns }: FileReading, row: ImportRow, reading: PriceReading, warn: (note: RowNote) => void) {
  if (reading.kind === 'invalid') return undefined;
  const column = columns.nameOf('price');
  if (reading.kind === 'blank') {
    if (!shopType(columns.cell(row, 'itemType'), 'variable')) return undefined;
    warn(note(row, column, '', 'The product has no variations in this file and no price; it comes in at $0.00.'));
    return '$0.00';
  }
  if (reading.isRounded) warn(note(row, column, columns.cell(row, 'price'), `Rounded to ${reading.text}.`));
  return reading.text;
}

function missing({ columns }: FileReading, row: ImportRow, name: string, price: PriceReading): RowNote {
  const cell = columns.cell(row, 'price');
  const priceReason = price.kind === 'price' ? undefined : price.kind === 'blank' ? reasons.noPrice : reasons.price;
  if (name.trim() !== '') return note(row, columns.nameOf('price'), cell, priceReason ?? reasons.price);
  const nameColumn = columns.nameOf('name');
  if (!priceReason) return note(row, nameColumn, columns.cell(row, 'name').trim(), reasons.name);
  return note(row, `${nameColumn}, ${columns.nameOf('price')}`, cell, `${reasons.name} ${priceReason}`);
}

function warnOfMissingCells({ source, columns }: FileReading, row: ImportRow, warn: (note: RowNote) => void) {
  const { length } = row.cells;
  if (length >= source.header.length || !columns.isMappedFrom(length)) return;
  const reason = `This row has only ${length} of ${source.header.length} cells; the missing ones count as empty.`;
  warn(note(row, '', '', reason));
}
