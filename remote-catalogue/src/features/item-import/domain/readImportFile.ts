import { csvBatches, decodeText, restore, sniffDelimiter, type CsvRecord } from '@back-office/shared/csv';
import { importLimits } from './importLimits';
import { mapColumns } from './mapColumns';
import { readJson } from './readJson';
import type { ImportRow, ImportSource, ReadFailure, ReadResult } from './importTypes';
import { finish, type Steps } from './steps';
import { tooLarge } from './tooLarge';
import { wrongFormat } from './wrongFormat';

/** Reads a catalogue file into rows and proposes what its columns mean (decision D23). Never throws for a bad file. */
export function readImportFile(fileName: string, bytes: Uint8Array): ReadResult {
  return finish(readSteps(fileName, bytes));
}

/** The same, a step at a time, for a page that must stay responsive; each step yields how far it is, 0–1. */
export function* readSteps(fileName: string, bytes: Uint8Array): Steps<ReadResult> {
  const refusal = refuse(fileName, bytes);
  if (refusal) return failure(refusal);
  const { text, encoding } = decodeText(bytes);
  yield 0.05;
  if (text.trim() === '') return failure('This file is empty.');

  const file = { fileName, bytes: bytes.length, encoding };
  const json = readJson(text, fileName);
  if (json?.ok === false) return json;
  const source: ImportSource = json
    ? { ...file, format: 'json', ...json.table }
    : { ...file, ...(yield* readCsvTable(text)) };
  return { ok: true, source, mapping: mapColumns(source.header) };
}

/** The sentence for a file that is too large or clearly no text, or undefined. */
function refuse(fileName: string, bytes: Uint8Array): string | undefined {
  if (bytes.length > importLimits.file) return tooLarge(fileName);
  return wrongFormat(bytes);
}

function failure(message: string): ReadFailure {
  return { ok: false, message };
}

type CsvTable = Pick<ImportSource, 'format' | 'delimiter' | 'header' | 'headerLine' | 'rows'>;

function* readCsvTable(text: string): Steps<CsvTable> {
  const delimiter = sniffDelimiter(text);
  const records: CsvRecord[] = [];
  for (const batch of csvBatches(text, delimiter)) {
    for (const record of batch.records) if (!isEmpty(record)) records.push(record);
    yield 0.05 + 0.95 * batch.done;
  }
  const at = headerIndex(records);
  const header = records[at];
  return {
    format: 'csv',
    delimiter,
    header: header?.cells.map((cell) => restore(cell.trim())) ?? [],
    headerLine: header?.line ?? 1,
    rows: records.slice(at + 1).map(rowOf),
  };
}

/** The first row with two names or more; lines above it, such as a report's title, are no part of the table. */
function headerIndex(records: readonly CsvRecord[]): number {
  const index = records
    .slice(0, 10)
    .findIndex(({ cells }) => !/^sep=/i.test(cells[0] ?? '') && cells.filter((cell) => cell.trim() !== '').length > 1);
  return Math.max(0, index);
}

function rowOf({ line, cells, problem }: CsvRecord, index: number): ImportRow {
  const row = { index, line, cells: cells.some(startsWithApostrophe) ? cells.map(restore) : cells };
  return problem ? { ...row, problem: 'A quote in this row is never closed.' } : row;
}

function startsWithApostrophe(cell: string): boolean {
  return cell.charCodeAt(0) === 39;
}

function isEmpty({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell === '' || cell.trim() === '');
}
