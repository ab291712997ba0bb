import type { CsvRecord } from '../../csv/records';
import { isBlank, readNumber } from '../reading/numbers';
import { createTimeReader } from '../reading/times';
import { columnNames, type ColumnMapping } from './columnMapping';

/** The columns of a file that is read by a mapping, for the screen where it is chosen. */
export interface FileColumns {
  readonly names: readonly string[];
  /** The first rows. */
  readonly examples: readonly (readonly string[])[];
  readonly mapping: ColumnMapping;
  /** Whether the mapping is a guess, one of an earlier file of the same layout, or chosen for this file. */
  readonly from: 'guess' | 'layout' | 'choice';
  /** What is still to be chosen, as sentences; empty if the file can be read. */
  readonly missing: readonly string[];
  /** 0 without a header. */
  readonly headerLine: number;
  /** The lines that may be the header. */
  readonly headerRows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** The header may stand below some lines of a report. */
export const maxPreamble = 60;

/** The record that is most likely the header: as wide as most rows, and without numbers and dates. */
export function guessHeader(records: readonly CsvRecord[]): CsvRecord | undefined {
  const widths = records.map(({ cells }) => filledCells(cells).length);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual = 0] =
    [...counts].sort(([width, one], [otherWidth, other]) => other - one || otherWidth - width)[0] ?? [];
  return records
    .slice(0, maxPreamble)
    .find(({ cells }, index) => (widths[index] ?? 0) > 1 && (widths[index] ?? 0) >= usual * 0.6 && isOfNames(cells));
}

function filledCells(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => !isBlank(cell.trim()));
}

function isOfNames(cells: readonly string[]): boolean {
  const times = createTimeReader('day first');
  return filledCells(cells).every(
    (cell) =>
      // `R03` is a name, not an amount in rand.
      (/^\p{L}+\d+$/u.test(cell) || (readNumber(cell, '.') ?? readNumber(cell, ',')) === undefined) &&
      times.read(cell, '') === undefined,
  );
}

/** The header at a line as names, or `Column 1` and so on without one. */
export function headerAt(records: readonly CsvRecord[], line: number) {
  const record = line === 0 ? undefined : records.find((each) => each.line === line);
  const width = Math.max(0, ...records.slice(0, 100).map(({ cells }) => cells.length));
  const names = columnNames(record ? record.cells : Array.from({ length: width }, () => ''));
  const rows = record ? records.slice(records.indexOf(record) + 1) : records;
  return { names, rows, line: record?.line ?? 0 };
}

const maxHeaderRows = 6;

/** Lines that the merchant can choose as the header. */
export function headerRowsOf(records: readonly CsvRecord[]): FileColumns['headerRows'] {
  return records
    .slice(0, maxPreamble)
    .filter(({ cells }) => filledCells(cells).length > 1)
    .slice(0, maxHeaderRows)
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, 6).map((cell) => cell.slice(0, 40)) }));
}
