import { csvBatches, restore, sniffDelimiter, type CsvRecord } from '@back-office/shared/csv';
import { isOwnExport } from '../../../domain/exportFormat';
import type {
  EncodingExample,
  HeaderRow,
  ImportRow,
  ImportSource,
  ReadChoices,
  ReadFailure,
  ReadResult,
  Steps,
} from './importTypes';
import { badRowsColumns } from './importResult';
import { fileTooLarge, maxFileSize, refuseBytes, refuseText } from './fileKinds';
import { mapColumns } from './mapColumns';
import { currencyInTitle, withCurrencyColumn } from './foreignCurrency';
import { readJson } from './readJson';
import { decodeText, type TextEncoding } from '../../../domain/decodeText';

/**
 * Reads a catalog file into rows and proposes what its columns mean. What the merchant has not chosen is guessed. Never
 * throws for a bad file.
 */
export function* readImportFile(fileName: string, bytes: Uint8Array, choices: ReadChoices = {}): Steps<ReadResult> {
  const refusal = bytes.length > maxFileSize ? fileTooLarge(fileName) : refuseBytes(bytes);
  if (refusal) return failure(refusal);
  const { text, encoding } = decodeText(bytes, choices.encoding);
  yield 0.05;
  if (text.trim() === '') return failure('This file is empty.');
  const other = refuseText(text);
  if (other) return failure(other);

  const file = { fileName, bytes: bytes.length, encoding, encodings: encodingExamples(bytes, encoding) };
  const json = readJson(text, fileName, choices.list);
  if (json?.ok === false) return json;
  const source: ImportSource = json
    ? { ...file, format: 'json', headerRows: [], ...json.table }
    : { ...file, ...(yield* readCsvTable(text, choices.headerLine)) };
  return { ok: true, source, mapping: withCurrencyColumn(mapColumns(source.header), source.rows) };
}

function failure(message: string): ReadFailure {
  return { ok: false, message };
}

type CsvTable = Pick<
  ImportSource,
  'format' | 'delimiter' | 'header' | 'headerLine' | 'headerRows' | 'rows' | 'statedCurrency'
>;

function* readCsvTable(text: string, chosenLine: number | undefined): Steps<CsvTable> {
  const delimiter = sniffDelimiter(text);
  const records: CsvRecord[] = [];
  for (const batch of csvBatches(text, delimiter)) {
    for (const record of batch.records) if (!isEmpty(record)) records.push(record);
    yield 0.05 + 0.95 * batch.done;
  }
  const headerRows = headerRowsOf(records);
  const headerLine = chosenLine ?? likelyHeaderLine(headerRows, records[0]?.line ?? 1);
  const at = records.findIndex(({ line }) => line === headerLine);
  const header = records[at] ? wordsOf(records[at]) : numberedColumns(records);
  const titles = records.slice(0, Math.max(0, at)).map(({ cells }) => cells.join(' '));
  const statedCurrency = titles.map(currencyInTitle).find(Boolean);
  const isOurs = isOwnExport(header) || badRowsColumns.every((name, column) => header[column] === name);
  return {
    format: 'csv',
    delimiter,
    header,
    headerLine: at === -1 ? 0 : headerLine,
    headerRows: headerRows.map(({ line, cells }) => ({ line, cells: cells.slice(0, 4) })),
    ...(statedCurrency && { statedCurrency }),
    rows: records.slice(at + 1).map((record, index) => rowOf(record, index, isOurs)),
  };
}

function numberedColumns(records: readonly CsvRecord[]): readonly string[] {
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, column) => `Column ${column + 1}`);
}

/** In files of this product, an apostrophe before a formula is no part of the text. */
function rowOf({ line, cells, problem }: CsvRecord, index: number, isOurs: boolean): ImportRow {
  const row = { index, line, cells: isOurs && cells.some(startsWithApostrophe) ? cells.map(restore) : cells };
  return problem ? { ...row, problem: 'A quotation mark in this row is never closed.' } : row;
}

function startsWithApostrophe(cell: string): boolean {
  return cell.charCodeAt(0) === 39;
}

function isEmpty({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell === '' || cell.trim() === '');
}

/** Reports put a title above the header, but not more lines than this. */
const maxHeaderRows = 10;
const number = /^[^\d\p{L}]{0,3}\d[\d.,'’ ]*[^\d\p{L}]{0,3}$/u;

/** The rows that may be the header: those with two filled cells or more. */
function headerRowsOf(records: readonly CsvRecord[]): readonly HeaderRow[] {
  return records
    .slice(0, maxHeaderRows)
    .map((record) => ({ line: record.line, cells: wordsOf(record) }))
    .filter(({ cells }) => !/^sep=/i.test(cells[0] ?? '') && cells.filter((cell) => cell !== '').length > 1);
}

function wordsOf({ cells }: CsvRecord): readonly string[] {
  return cells.map((cell) => restore(cell.trim()));
}

/**
 * The line of the header: the first row in which a name and a price are recognized, else the first that may be it. 0, for
 * no header, if that row has numbers and no known name.
 */
function likelyHeaderLine(rows: readonly HeaderRow[], firstLine: number): number {
  const recognized = rows.find(({ cells }) => {
    const mapping = mapColumns(cells);
    return mapping.includes('name') && mapping.includes('price');
  });
  const likely = recognized ?? rows[0];
  if (!likely) return firstLine;
  const isData = likely.cells.some((cell) => number.test(cell)) && mapColumns(likely.cells).every((field) => !field);
  return isData ? 0 : likely.line;
}

/** Encodings in which a file without a byte order mark can look right. */
const choices: readonly TextEncoding[] = ['UTF-8', 'Windows-1252'];
/** Bytes of context on both sides of the shown character. */
const context = 12;

/** The same words of a file in each encoding; none if the file is plain ASCII or UTF-16. */
function encodingExamples(bytes: Uint8Array, encoding: TextEncoding): readonly EncodingExample[] {
  if (!choices.includes(encoding)) return [];
  const first = firstOther(bytes);
  if (first === undefined || startsWithMark(bytes)) return [];
  const at = firstInvalid(bytes, first) ?? first;
  const piece = bytes.subarray(wordStart(bytes, at), wordEnd(bytes, at));
  return choices.map((choice) => ({
    encoding: choice,
    example: decodeText(piece, choice)
      .text.replace(/[\s";]+/g, ' ')
      .trim(),
  }));
}

/** The first byte that is not ASCII. A callback for each byte would take longer than reading the table. */
function firstOther(bytes: Uint8Array): number | undefined {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] ?? 0) > 0x7f) return at;
  return undefined;
}

/** The first byte from `start` on that is not part of a UTF-8 character. */
function firstInvalid(bytes: Uint8Array, start: number): number | undefined {
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte < 0xc2 || byte > 0xf4) return at;
    for (let next = at + 1; next < at + length; next += 1) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return at;
    at += length - 1;
  }
  return undefined;
}

/** A byte order mark leaves no choice. */
function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function wordStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && at - start < context && !isBreak(bytes[start - 1])) start -= 1;
  return start;
}

function wordEnd(bytes: Uint8Array, at: number): number {
  let end = at + 1;
  while (end < bytes.length && end - at < context && !isBreak(bytes[end])) end += 1;
  return end;
}

/** Line breaks, and what ends a cell. */
function isBreak(byte: number | undefined): boolean {
  return byte === 10 || byte === 13 || byte === 44 || byte === 59 || byte === 9;
}
