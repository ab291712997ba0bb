import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright/test';

/** How the name of a button that explains a figure ends, and of the dialog it opens. */
export const calculation = 'how this is calculated';

/** The first amount in a text, in cents: `$1,234.50`, in parentheses when negative. NaN when there is none. */
export function cents(text: string | null): number {
  const [, open, whole, part] = /(\()?\$([\d,]+)\.(\d\d)/.exec(text ?? '') ?? [];
  if (whole === undefined) return NaN;
  const amount = Number(whole.replaceAll(',', '') + part);
  return open ? -amount : amount;
}

/** An amount as the product shows it: `($1,234.50)`. */
export function money(amount: number): string {
  const text = (Math.abs(amount) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return amount < 0 ? `(${text})` : text;
}

/** A decimal of a file in cents: `-12.5`. */
export function decimalCents(decimal = ''): number {
  return Math.round(Number(decimal) * 100);
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

const byteOrderMark = '\uFEFF';

export type CsvRow = Readonly<Record<string, string>>;

export interface CsvFile {
  readonly name: string;
  readonly head: readonly string[];
  /** Cells by the name of their column. */
  readonly rows: readonly CsvRow[];
}

async function readText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** A downloaded file, read as a spreadsheet would. */
export async function readCsv(download: Download): Promise<CsvFile> {
  const text = await readText(download);
  const [head = [], ...records] = recordsOf(text.replace(byteOrderMark, ''));
  const rows = records.map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])));
  return { name: download.suggestedFilename(), head, rows };
}

/** The total of a column, in cents. */
export function columnSum(rows: readonly CsvRow[], column: string): number {
  return sum(rows.map((row) => decimalCents(row[column])));
}

function recordsOf(text: string): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '') break;
    records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') records.push([]);
  }
  return records.filter((cells) => cells.length > 0);
}
