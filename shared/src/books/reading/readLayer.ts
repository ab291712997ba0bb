import { createCsvReader, readCsv, type CsvRecord } from '../../csv/records';
import { sniffDelimiter } from '../../csv/delimiter';
import { readers } from '../readers/readers';
import { headerName, type Reader } from '../readers/reader';
import { mappedReader, type ColumnMapping } from '../readers/mapped';
import { currencyDecimals, currencyOfSign } from './currency';
import type { Evidence, Layer } from './layer';
import { decimalMarkOf } from './numbers';
import { createRowReader, placesOf, type RowReading, type RowResult } from './rowReader';
import { createByteDecoder } from './textDecoder';
import type { DateOrder } from './times';

/** A file that can be read more than once. */
export interface FileSource {
  readonly name: string;
  open(): AsyncIterable<Uint8Array>;
}

export interface ReadOptions {
  /** Of the shop. Without it, what the file says. */
  readonly currency?: string | undefined;
  /** The kind of file, instead of the one that its header shows. */
  readonly kind?: string;
  /** Columns of a file of no known kind. */
  readonly mapping?: ColumnMapping;
  readonly signal?: AbortSignal;
  /** Is told how many bytes have been read. */
  readonly onProgress?: (bytes: number) => void;
}

/** A file cannot be read at all. Its message is a sentence for merchants. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * Reads one file into facts, in one pass in nearly all cases: the first rows show how numbers and dates are written, and
 * only if later rows prove it wrong, the file is read again. Rejects with an UnreadableFileError, or when aborted.
 */
export async function readLayer(source: FileSource, options: ReadOptions = {}): Promise<Layer> {
  const plan = planReading(await headOf(source), source.name, options);
  let { reading } = plan;
  let pass = await readPass(source, plan, reading, options);
  const better = corrected(reading, pass.result);
  if (better) {
    reading = better;
    pass = await readPass(source, plan, reading, options);
  }
  return layerOf(source.name, plan, reading, pass);
}

/** What a file is, from its first rows alone. Rejects with an UnreadableFileError. */
export async function sniffFile(source: FileSource, options: ReadOptions = {}) {
  const { reader, header, reading } = planReading(await headOf(source), source.name, options);
  return { kind: reader.kind, label: reader.label, header, currency: reading.currency };
}

interface ReadingPlan {
  readonly reader: Reader;
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly delimiter: string;
  readonly head: Uint8Array;
  readonly reading: RowReading;
}

const headLength = 256 * 1024;

async function headOf(source: FileSource): Promise<Uint8Array> {
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

function planReading(head: Uint8Array, name: string, options: ReadOptions): ReadingPlan {
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
    `"${name}" is of no known kind. Its columns: ${columns.slice(0, 12).join(', ')}. Say which column is what.`,
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
    for (const column of reader.amounts) {
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
function corrected(reading: RowReading, { marks, times }: RowResult): RowReading | undefined {
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

async function readPass(source: FileSource, plan: ReadingPlan, reading: RowReading, options: ReadOptions) {
  const rows = createRowReader(plan.reader, plan.header, reading);
  const decoder = createByteDecoder(plan.head);
  const csv = createCsvReader(plan.delimiter, (record) => {
    if (record.line > plan.headerLine) rows.read(record);
  });
  const hash = createHash();
  let bytes = 0;
  for await (const piece of source.open()) {
    options.signal?.throwIfAborted();
    hash.add(piece);
    csv.push(decoder.decode(piece));
    options.onProgress?.((bytes += piece.length));
  }
  csv.push(decoder.end());
  csv.end();
  return { result: rows.result(), hash: hash.text(), encoding: decoder.encoding };
}

function layerOf(
  name: string,
  { reader, header, headerLine, delimiter }: ReadingPlan,
  reading: RowReading,
  { result, hash, encoding }: Awaited<ReturnType<typeof readPass>>,
): Layer {
  const { facts, lines, refused, skipped, sums, zones, times, rounding, latest } = result;
  const zoneNames = [...zones].sort(([, one], [, other]) => other - one).map(([zone]) => zone);
  const order = times.order();
  return {
    name,
    kind: reader.kind,
    label: reader.label,
    family: reader.family,
    isEdited: reader.isEdited ?? false,
    hash,
    encoding,
    header,
    rows: lines.length,
    lines,
    facts,
    refused,
    skipped,
    totals: Object.fromEntries(
      header.flatMap((column, place) => (Number.isNaN(sums[place]) ? [] : [[column, sums[place] ?? 0]])),
    ),
    rounding,
    evidence: evidenceOf(reader, headerLine, delimiter, encoding, reading, result, zoneNames),
    zones: zoneNames,
    currency: reading.currency,
    isOrderAssumed: order === undefined && times.ambiguous() !== '',
    dateOrder: reading.order,
    latest,
  };
}

function evidenceOf(
  reader: Reader,
  headerLine: number,
  delimiter: string,
  encoding: string,
  reading: RowReading,
  { marks, times }: RowResult,
  zones: readonly string[],
): readonly Evidence[] {
  const order = times.order();
  const ambiguous = times.ambiguous();
  return [
    { about: 'kind', reading: reader.label, because: 'Its columns' },
    { about: 'header', reading: `Line ${headerLine}`, because: 'The names of the columns' },
    { about: 'delimiter', reading: delimiter, because: 'It splits the rows into as many cells as the header' },
    { about: 'encoding', reading: encoding, because: 'Its bytes' },
    {
      about: 'decimals',
      reading: reading.isMinor
        ? 'Whole numbers of the smallest unit'
        : reading.mark === '.'
          ? 'Decimal point'
          : 'Decimal comma',
      because:
        marks.other > 0
          ? `${marks.own} amounts have it; ${marks.other} have the other, such as ${marks.example}`
          : `${marks.own} amounts have it`,
    },
    {
      about: 'dates',
      reading: reading.order === 'month first' ? 'Month before day' : 'Day before month',
      because:
        order ??
        (ambiguous === ''
          ? 'No date could be read in both ways'
          : `Assumed: ${ambiguous} could be both${times.likely() ? ', but not all dates lie as close together then' : ''}`),
    },
    { about: 'zone', reading: zones.filter((zone) => zone !== '' && zone !== 'date').join(', '), because: 'Its times' },
    { about: 'currency', reading: reading.currency ?? '', because: 'The file or the shop' },
  ];
}

/** Two 32-bit FNV-1a sums of the bytes, which tell files apart; nothing secret depends on them. */
function createHash() {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  let length = 0;
  return {
    add(bytes: Uint8Array) {
      length += bytes.length;
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        one = Math.imul(one ^ byte, 0x01000193);
        other = Math.imul(other ^ byte, 0x85ebca6b) + 1;
      }
    },
    text: () => `${hex(one)}${hex(other)}-${length}`,
  };
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0');
}
