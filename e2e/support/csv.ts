import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright/test';

const byteOrderMark = '\uFEFF';

export interface CsvFile {
  readonly name: string;
  readonly head: readonly string[];
  /** Cells by the name of their column. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A downloaded file, read as a spreadsheet would. */
export async function readCsv(download: Download): Promise<CsvFile> {
  const text = await readFile(await download.path(), 'utf8');
  const [head = [], ...records] = recordsOf(text.replace(byteOrderMark, ''));
  const rows = records.map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])));
  return { name: download.suggestedFilename(), head, rows };
}

/** A column added up, in cents. */
export function columnSum({ rows }: CsvFile, column: string): number {
  return rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0);
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
