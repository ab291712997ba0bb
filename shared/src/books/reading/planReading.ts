import { currencyDecimals } from '@back-office/shared/format';
import { readCsv, type CsvRecord } from '../../csv/records';
import { sniffDelimiter } from '../../csv/delimiter';
import { mappedReader } from '../readers/mapped';
import { headerName, type Reader } from '../readers/reader';
import { readers } from '../readers/readers';
import { currencyOfSign } from './currencySigns';
import { decimalMarkOf } from './numbers';
import { createRowReader, placesOf, type RowReading, type RowResult } from './rowReader';
import { UnreadableFileError, type FileSource, type ReadOptions } from './source';
import { createByteDecoder } from './textDecoder';
import type { DateOrder } from './times';

/** How a file will be read. */
export interface ReadingPlan {
  readonly reader: Reader;
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly delimiter: string;
  readonly head: Uint8Array;
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
function refuseOtherFormats(head: Uint8Array) {
  const start = String.fromCharCode(...head.subarray(0, 8));
  if (head.length === 0) throw new UnreadableFileError('The file is empty.');
  if (start.startsWith('PK')) throw new UnreadableFileError('This is a workbook or an archive. Save the sheet as CSV.');
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new UnreadableFileError('This is an Excel workbook. Save the sheet as CSV.');
  if (start.startsWith('%PDF')) throw new UnreadableFileError('This is a PDF. Export the same report as CSV.');
  if (start.startsWith('\u001f\u008b')) throw new UnreadableFileError('This is a compressed file. Unpack it first.');
}

/** Finds header, kind and how numbers and dates are written. Throws an UnreadableFileError. */
export function planReading(head: Uint8Array, name: string, options: ReadOptions): ReadingPlan {
  refuseOtherFormats(head);
  const decoder = createByteDecoder(head);
  const text = decoder.decode(head);
  const delimiter = sniffDelimiter(text);
  const records = readCsv(text, delimiter, 1000);
  const found = findHeader(records, name, options);
  const sample = records.slice(records.indexOf(found.record) + 1);
  const { reader, record } = found;
  const currency = options.currency ?? currencyIn(reader, record.cells, sample);
  return {
    reader,
    header: record.cells.map((cell) => cell.replace(/^\uFEFF/, '').trim()),
    headerLine: record.line,
    delimiter,
    head,
    reading: readingOf(reader, record.cells, sample, currency),
  };
}

/** The header may stand below some lines of a report. */
const maxPreamble = 60;

function findHeader(records: readonly CsvRecord[], name: string, { kind, mapping }: ReadOptions) {
  const candidates = mapping
    ? [mappedReader(mapping)]
    : readers.filter((reader) => kind === undefined || reader.kind === kind);
  if (candidates.length === 0) throw new UnreadableFileError(`There is no kind of file called "${kind}".`);
  for (const record of records.slice(0, maxPreamble)) {
    const reader = bestReader(candidates, record.cells);
    if (reader) return { reader, record };
  }
  const columns = records
    .slice(0, maxPreamble)
    .reduce<readonly string[]>((most, { cells }) => (cells.length > most.length ? cells : most), []);
  throw new UnreadableFileError(
    `"${name}" is of no known kind. Its columns: ${columns.slice(0, 12).join(', ')}. It needs a list of transactions, orders, items or payments, as a point of sale exports it.`,
  );
}

/** Of the readers whose required columns are all there, the one that knows the most columns. */
function bestReader(candidates: readonly Reader[], header: readonly string[]): Reader | undefined {
  if (header.length < 2) return undefined;
  const names = new Set(header.map(headerName));
  let best: Reader | undefined;
  let most = 0;
  for (const reader of candidates) {
    const places = placesOf(reader, header);
    if (reader.required.some((column) => !places.has(column))) continue;
    if (reader.never?.some((name) => names.has(headerName(name)))) continue;
    const known = new Set(places.values()).size;
    if (known > most) [best, most] = [reader, known];
  }
  return best;
}

function currencyIn(reader: Reader, header: readonly string[], sample: readonly CsvRecord[]): string | undefined {
  const places = placesOf(reader, header);
  for (const column of reader.currencies ?? []) {
    const place = places.get(column);
    if (place === undefined) continue;
    const codes = new Map<string, number>();
    for (const { cells } of sample) {
      const code = (cells[place] ?? '').trim().toUpperCase();
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
): RowReading {
  const places = placesOf(reader, header);
  let commas = 0;
  for (const { cells } of sample)
    for (const column of reader.amounts) {
      const shown = decimalMarkOf(cells[places.get(column) ?? -1] ?? '');
      if (shown !== undefined) commas += shown === ',' ? 1 : -1;
    }
  const monthFirst = currency === undefined || currency === 'USD';
  const assumed: DateOrder = reader.dateOrder ?? (monthFirst ? 'month first' : 'day first');
  const reading: RowReading = {
    mark: commas > 0 ? ',' : '.',
    order: assumed,
    currency,
    decimals: currencyDecimals(currency ?? 'USD'),
    isMinor: reader.isMinorUnits ?? false,
  };
  const rows = createRowReader(reader, header, reading);
  for (const record of sample) rows.read(record);
  return corrected(reading, rows.result()) ?? reading;
}

/** Another reading, if the rows show that the assumed one is wrong. */
export function corrected(reading: RowReading, { marks, times }: RowResult): RowReading | undefined {
  const order = times.order() ?? times.likely();
  const isOrderWrong = order !== undefined && order !== 'mixed' && order !== reading.order;
  const isMarkWrong = marks.other > marks.own;
  const isMinorWrong = reading.isMinor && marks.own > 0;
  if (!isOrderWrong && !isMarkWrong && !isMinorWrong) return undefined;
  return {
    ...reading,
    isMinor: reading.isMinor && !isMinorWrong,
    order: isOrderWrong ? order : reading.order,
    mark: isMarkWrong ? (reading.mark === '.' ? ',' : '.') : reading.mark,
  };
}
