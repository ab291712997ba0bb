import { checkBooks, type CheckOptions } from './check';
import { transactionsOf } from './booking/books';
import { planBooks } from './booking/planBooks';
import type { Transaction } from '../ledger/model/transaction';
import { readLayer } from './reading/readLayer';
import type { FileSource, ReadOptions } from './reading/source';

/** A file of an example. It arrives in pieces, as a file does. */
export function fileOf(content: string | Uint8Array, name = 'export.csv', pieceLength = 1000): FileSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name,
    async *open() {
      for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
    },
  };
}

/** CSV with a header of names that are separated by commas; each row names the cells that it fills. */
export function csvOf(header: string, rows: readonly Readonly<Record<string, string | number>>[]): string {
  const columns = header.split(',');
  const cell = (value: string | number = '') =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;
  return [header, ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join('\n');
}

const plain: CheckOptions = { dayStart: 0, withRows: true };

/** What `pnpm books check` prints for some files. */
export async function checked(contents: readonly (string | FileSource)[], options: Partial<CheckOptions> = {}) {
  const files = contents.map((content) => (typeof content === 'string' ? fileOf(content) : content));
  return checkBooks(files, { ...plain, ...options });
}

/** The transactions of some files. */
export async function booked(
  contents: readonly string[],
  { timeZone, dayStart = 0, ...options }: ReadOptions & { timeZone?: string; dayStart?: number } = {},
): Promise<readonly Transaction[]> {
  const layers = [];
  for (const content of contents) layers.push(await readLayer(fileOf(content), options));
  return [...transactionsOf(planBooks(layers, { timeZone, dayStart }))].flat();
}
