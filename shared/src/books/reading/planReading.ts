import { currencyDecimals, listOfNames } from '@back-office/shared/format';
import { readCsv, type CsvRecord } from '../../csv/records';
import { sniffDelimiter } from '../../csv/delimiter';
import { columnNames, layoutOf, mappedKind, missingFields, type ColumnMapping } from '../mapping/columnMapping';
import { guessHeader, headerAt, headerRowsOf, maxPreamble, type FileColumns } from '../mapping/fileColumns';
import { amountsOfRows } from '../mapping/columnAmounts';
import { guessMapping } from '../mapping/guessMapping';
import { mappedReader } from '../mapping/mappedReader';
import { areCreditsRefunds } from '../mapping/misleadingColumns';
import { isPriceOfAll } from '../mapping/tyingColumns';
import { headerName, type Reader } from '../readers/reader';
import { lineList } from '../readers/lineList';
import { withOrders } from '../readers/orderOfItems';
import { plainOrders } from '../readers/plainTables';
import { readers } from '../readers/readers';
import { currencyOfSign } from './currencySigns';
import { decimalMarkOf } from './numbers';
import { placesOf } from './rowCells';
import { createRowReader, type RowReading, type RowResult } from './rowReader';
import { UnmappedFileError, UnreadableFileError, type FileSource, type ReadChoices, type ReadOptions } from './source';
import { createByteDecoder } from './textDecoder';
import type { DateOrder } from './times';

/** How a file will be read. */
export interface ReadingPlan {
  readonly reader: Reader;
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly delimiter: string;
  readonly head: Uint8Array;
  /** Files of the same layout have the same columns. */
  readonly layout: string;
  /** Of a file that is read by a mapping. */
  readonly columns?: FileColumns;
  readonly reading: RowReading;
}

const headLength = 256 * 1024;

/** The first bytes of a file, enough to see how it is written. */
export async function headOf(source: FileSource): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source.open()) {
    pieces.push(piece);
    length += piece.length;
    if (length >= headLength) break;
  }
  const head = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    head.set(piece, at);
    at += piece.length;
  }
  return head.subarray(0, headLength);
}

/** What the name of a file or its first bytes say about files that have no rows. */
function refuseOtherFormats(head: Uint8Array, name: string) {
  const start = String.fromCharCode(...head.subarray(0, 8));
  if (head.length === 0) throw new UnreadableFileError('The file is empty.');
  if (start.startsWith('PK'))
    throw new UnreadableFileError('This is a workbook or an archive. Its name has to end in .xlsx or .zip.');
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new UnreadableFileError('This is an Excel workbook. Save the sheet as CSV.');
  if (start.startsWith('%PDF')) throw new UnreadableFileError('This is a PDF. Export the same report as CSV.');
  if (start.startsWith('\u001f\u008b'))
    throw new UnreadableFileError(
      name.endsWith('.backup.gz')
        ? 'This is a backup of a shop. Choose Restore a backup in the settings.'
        : 'This is a compressed file. Unpack it first.',
    );
}

/** Finds header, kind and how numbers and dates are written. Throws an UnreadableFileError. */
export function planReading(head: Uint8Array, name: string, given: ReadOptions): ReadingPlan {
  refuseOtherFormats(head, name);
  const decoder = createByteDecoder(head);
  const text = decoder.decode(head);
  const delimiter = sniffDelimiter(text);
  const records = readCsv(text, delimiter, 1000);
  const found = findReader(records, name, given);
  const { reader, header, rows, headerLine, layout, options, columns } = found;
  const currency = given.currency ?? currencyIn(reader, header, rows);
  return {
    reader,
    header,
    headerLine,
    delimiter,
    head,
    layout,
    ...(columns && { columns }),
    reading: readingOf(reader, header, rows, currency, { ...options, thisYear: given.thisYear }),
  };
}

interface FoundReader extends Pick<ReadingPlan, 'reader' | 'header' | 'headerLine' | 'layout' | 'columns'> {
  readonly rows: readonly CsvRecord[];
  /** With the choices that were stored for the layout. */
  readonly options: ReadChoices;
}

function findReader(records: readonly CsvRecord[], name: string, given: ReadOptions): FoundReader {
  const { kind, mapping } = given;
  const isMapped = mapping !== undefined || kind === mappedKind;
  if (!isMapped && kind !== undefined && !readers.some((reader) => reader.kind === kind))
    throw new UnreadableFileError(`There is no kind of file called "${kind}".`);
  const known = isMapped
    ? undefined
    : knownReader(
        records,
        readers.filter((each) => kind === undefined || each.kind === kind),
      );
  if (known) {
    const layout = layoutOf(columnNames(known.record.cells));
    const stored = hasChoices(given) ? undefined : given.layouts?.[layout];
    if (stored && (stored.kind !== undefined || stored.mapping)) {
      const { columns, ...found } = findReader(records, name, { ...given, ...stored, layouts: {} });
      return { ...found, ...(columns && { columns: { ...columns, from: 'layout' } }) };
    }
    const rows = records.slice(records.indexOf(known.record) + 1);
    return {
      reader: known.reader === lineList ? lineListOf(known.record, rows) : known.reader,
      header: known.record.cells.map((cell) => cell.replace(/^\uFEFF/, '').trim()),
      headerLine: known.record.line,
      rows,
      layout,
      options: { ...given, ...stored },
    };
  }
  return findMapped(records, name, given);
}

/**
 * Where the rows show that their price is that of all pieces, it is the amount. The total of a sale counts where its items lead to
 * it, as in files of no known kind.
 */
function lineListOf({ cells: header }: CsvRecord, sample: readonly CsvRecord[]): Reader {
  const places = placesOf(lineList, header);
  const names = columnNames(header);
  const nameOf = (column: 'item' | 'quantity' | 'price' | 'tax') => names[places.get(column) ?? -1] ?? '';
  const [item, quantity, price] = [nameOf('item'), nameOf('quantity'), nameOf('price')];
  const rows = sample.map(({ cells }) => cells);
  const isOfAll =
    !places.has('amount') &&
    isPriceOfAll({ item, quantity, price, tax: nameOf('tax') }, names, rows, amountsOfRows(names, rows));
  const own: Reader = isOfAll
    ? { ...lineList, columns: { ...lineList.columns, amount: [price], price: [] }, required: [] }
    : lineList;
  const columns = [...placesOf(own, header)].map(([column, place]) => [column, names[place] ?? '']);
  return withOrders(own, Object.fromEntries(columns), guessMapping(names, rows, 'items').columns);
}

function hasChoices({ kind, mapping, mark, order, isMinor, headerLine, refunds }: ReadChoices): boolean {
  return [kind, mapping, mark, order, isMinor, headerLine, refunds].some((choice) => choice !== undefined);
}

/** By the columns that the merchant has chosen for the file or its layout, or by a guess. */
function findMapped(records: readonly CsvRecord[], name: string, given: ReadOptions): FoundReader {
  const { names, rows, line } = headerAt(records, given.headerLine ?? guessHeader(records)?.line ?? 0);
  const layout = layoutOf(names);
  const stored = hasChoices(given) && given.kind !== mappedKind ? undefined : given.layouts?.[layout];
  const options = { ...stored, ...given };
  const isOfOtherKind = given.kind !== undefined && given.kind !== mappedKind;
  const mapping = given.mapping ?? stored?.mapping;
  const cells = rows.map((row) => row.cells);
  const columns: FileColumns = {
    names,
    examples: cells.slice(0, 3),
    mapping: mapping ? chosenMapping(mapping, names, cells) : guessMapping(names, cells),
    from: given.mapping ? 'choice' : mapping ? 'layout' : 'guess',
    missing: [],
    headerLine: line,
    headerRows: headerRowsOf(records),
  };
  if (isOfOtherKind) throw new UnmappedFileError(kindProblem(records, given.kind ?? ''), layout, undefined);
  if (!mapping && !given.isGuessing && given.kind !== mappedKind)
    throw new UnmappedFileError(noKindText(name, names), layout, columns);
  const absent = Object.values(mapping?.columns ?? {}).filter((column) => !names.includes(column));
  const missing = [
    ...absent.map((column) => `The file has no column “${column}”; it has ${names.slice(0, 12).join(', ')}.`),
    ...missingFields(columns.mapping),
  ];
  if (missing.length > 0) throw new UnmappedFileError(missing.join(' '), layout, { ...columns, missing });
  return { reader: mappedReader(columns.mapping), header: names, headerLine: line, rows, layout, options, columns };
}

export function noKindText(name: string, columns: readonly string[]): string {
  return `"${name}" is of no known kind. Its columns: ${columns.slice(0, 12).join(', ')}. It needs a list of transactions, orders, items or payments, as a point of sale exports it.`;
}

/** Columns that a file lacks are no choice. What its credits are, the file shows. */
function chosenMapping(
  mapping: ColumnMapping,
  names: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnMapping {
  const columns = Object.fromEntries(Object.entries(mapping.columns).filter(([, name]) => names.includes(name)));
  return { ...mapping, columns, ...(areCreditsRefunds(columns, names, rows) && { areCreditsRefunds: true }) };
}

/** Why a file is not of the kind that the merchant has chosen. */
function kindProblem(records: readonly CsvRecord[], kind: string): string {
  const reader = readers.find((each) => each.kind === kind);
  const [closest] = records
    .slice(0, maxPreamble)
    .map(({ cells }) => (reader ? missingColumns(reader, cells) : []))
    .sort((one, other) => one.length - other.length);
  const missing = listOfNames((closest ?? []).map((column) => `“${column}”`));
  return missing === ''
    ? `This file is not one of the kind ${reader?.label ?? kind}.`
    : `This file is not one of the kind ${reader?.label ?? kind}: it lacks ${missing}. Choose another kind or its columns.`;
}

function missingColumns(reader: Reader, header: readonly string[]): readonly string[] {
  const places = placesOf(reader, header);
  return reader.required.filter((column) => !places.has(column)).map((column) => reader.columns[column]?.[0] ?? column);
}

function knownReader(records: readonly CsvRecord[], candidates: readonly Reader[]) {
  for (const record of records.slice(0, maxPreamble)) {
    const reader = bestReader(candidates, record.cells);
    if (reader) return { reader, record };
  }
  return undefined;
}

/** Of the readers whose required columns are all there, the one that knows the most columns. */
function bestReader(candidates: readonly Reader[], header: readonly string[]): Reader | undefined {
  if (header.length < 2) return undefined;
  const names = new Set(header.map(headerName));
  let best: Reader | undefined;
  let most = 0;
  for (const reader of candidates) {
    const places = placesOf(reader, header);
    if (isOfAnySystem(reader) && repeatsAmount(reader, header)) continue;
    if (reader.required.some((column) => !places.has(column))) continue;
    if (reader.never?.some((name) => names.has(headerName(name)))) continue;
    const known = new Set(places.values()).size;
    // Of a table without any amount, three quarters of the columns have to be known: the others may be amounts.
    const hasAmounts = reader.amounts.length === 0 || reader.amounts.some((column) => places.has(column));
    if (!hasAmounts && known * 4 < header.length * 3) continue;
    if (known > most) [best, most] = [reader, known];
  }
  return best;
}

/** Lists and tables without a maker that knows which of two columns with one name is which. */
function isOfAnySystem({ family }: Reader): boolean {
  return family === lineList.family || family === plainOrders.family;
}

function repeatsAmount({ amounts, columns }: Reader, header: readonly string[]): boolean {
  const wanted = new Set(amounts.flatMap((column) => columns[column] ?? []).map(headerName));
  const names = header.map(headerName).filter((name) => wanted.has(name));
  return new Set(names).size < names.length;
}

function currencyIn(reader: Reader, header: readonly string[], sample: readonly CsvRecord[]): string | undefined {
  const places = placesOf(reader, header);
  for (const column of reader.currencies ?? []) {
    const place = places.get(column);
    if (place === undefined) continue;
    const codes = new Map<string, number>();
    for (const { cells } of sample) {
      const cell = (cells[place] ?? '').trim();
      const code = currencyOfSign(cell) ?? cell.toUpperCase();
      if (/^[A-Z]{3}$/.test(code)) codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    const [code] = [...codes].sort(([, one], [, other]) => other - one)[0] ?? [];
    if (code !== undefined) return code;
  }
  for (const { cells } of sample)
    for (const column of [...reader.amounts, ...(reader.formatted ?? [])]) {
      const code = currencyOfSign(cells[places.get(column) ?? -1] ?? '');
      if (code !== undefined) return code;
    }
  return undefined;
}

function readingOf(
  reader: Reader,
  header: readonly string[],
  sample: readonly CsvRecord[],
  currency: string | undefined,
  { mark, order, isMinor, refunds, thisYear }: ReadChoices & { readonly thisYear: number | undefined },
): RowReading {
  const places = placesOf(reader, header);
  let commas = 0;
  for (const { cells } of sample)
    for (const column of reader.amounts) {
      const shown = decimalMarkOf(cells[places.get(column) ?? -1] ?? '');
      if (shown !== undefined) commas += shown === ',' ? 1 : -1;
    }
  const quantities = sample.map(({ cells }) => decimalMarkOf(cells[places.get('quantity') ?? -1] ?? ''));
  const points = quantities.filter((shown) => shown === '.').length;
  const fractions = quantities.filter((shown) => shown !== undefined).length;
  const isCommaUsual = commas > 0 || (commas === 0 && pointGroups.has(currency ?? ''));
  const usual = mark ?? (isCommaUsual ? ',' : '.');
  const monthFirst = currency === undefined || currency === 'USD';
  const assumed: DateOrder = reader.dateOrder ?? (monthFirst ? 'month first' : 'day first');
  const reading: RowReading = {
    mark: usual,
    quantityMark: commas === 0 || fractions === 0 ? usual : points * 2 > fractions ? '.' : ',',
    order: order ?? assumed,
    isMarkChosen: mark !== undefined,
    isOrderChosen: order !== undefined,
    thisYear: thisYear ?? new Date().getFullYear(),
    isSignChosen: refunds !== undefined,
    areRefundsPositive: refunds === 'positive',
    areFeesNegative: false,
    currency,
    decimals: currencyDecimals(currency ?? 'USD'),
    isMinor: (reader.isMinorUnits ?? false) && (isMinor ?? (reader.kind === mappedKind || header.every(isProgramName))),
    isMinorChosen: isMinor !== undefined,
    areDiscountsRates: false,
  };
  const rows = createRowReader(reader, header, reading);
  for (const record of sample) rows.read(record);
  return corrected(reading, rows.result()) ?? reading;
}

/** Currencies with decimals of which `12.500` are some thousand units, and hardly ever twelve and a half. */
const pointGroups: ReadonlySet<string> = new Set(['ARS', 'COP', 'CRC', 'IDR', 'RSD', 'UYU']);

/** `order_id` or `ORDER_ID`: lists that people make have names such as `Order ID`. */
function isProgramName(name: string): boolean {
  return /^(?:[a-z\d_]*|[A-Z\d_]*)$/.test(name);
}

/** Another reading, if the rows show that the assumed one is wrong. */
export function corrected(
  reading: RowReading,
  { marks, times, refunds, fees, discounts }: RowResult,
): RowReading | undefined {
  const order = times.order() ?? times.likely();
  const isOrderWrong = !reading.isOrderChosen && order !== undefined && order !== 'mixed' && order !== reading.order;
  const isMarkWrong = !reading.isMarkChosen && marks.other > marks.own;
  const isMinorWrong = reading.isMinor && marks.own > 0;
  const arePositive = refunds.positive > refunds.negative;
  const isSignWrong = !reading.isSignChosen && arePositive !== reading.areRefundsPositive;
  const areFeesNegative = fees.opposite > fees.same;
  const areFeesWrong = areFeesNegative !== reading.areFeesNegative;
  const areDiscountsRates = discounts.verdict === 'rates';
  const areDiscountsWrong = areDiscountsRates !== reading.areDiscountsRates;
  const isWrong = isOrderWrong || isMarkWrong || isMinorWrong || isSignWrong || areFeesWrong || areDiscountsWrong;
  if (!isWrong) return undefined;
  const mark = isMarkWrong ? (reading.mark === '.' ? ',' : '.') : reading.mark;
  return {
    ...reading,
    areFeesNegative,
    areDiscountsRates,
    areRefundsPositive: isSignWrong ? arePositive : reading.areRefundsPositive,
    isMinor: reading.isMinor && !isMinorWrong,
    order: isOrderWrong ? order : reading.order,
    mark,
    // That of quantities, unless they have one of their own.
    quantityMark: reading.quantityMark === reading.mark ? mark : reading.quantityMark,
  };
}
