import { csvBatches, restore, sniffDelimiter, type CsvRecord } from '@back-office/shared/csv';
import { isOwnExport } from '../../../domain/exportFormat';
import { encodingExamples } from './encodingExamples';
import type { HeaderRow, ImportRow, ImportSource, ReadChoices, ReadFailure, ReadResult, Steps } from './importTypes';
import { badRowsColumns } from './importResult';
import { fileTooLarge, maxFileSize, refuseBytes, refuseText } from './fileKinds';
import { mapColumns } from './mapColumns';
import { currencyInTitle, withCurrencyColumn } from './foreignCurrency';
import { readJson } from './readJson';
import { decodeText } from './decodeText';

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
