import { writeCsv } from '@back-office/shared/csv';
import type { Item } from '../../../domain/item';
import type { ImportPreview, ImportSource } from './importTypes';

/** What Merge adds: the items whose id is new. */
export function itemsToMerge(preview: ImportPreview): readonly Item[] {
  return preview.fresh.map((row) => row.item);
}

/** What Replace puts in place of the list: every item of the file, in the file's order. */
export function itemsToReplace(preview: ImportPreview): readonly Item[] {
  if (preview.present.length === 0) return itemsToMerge(preview);
  return [...preview.fresh, ...preview.present].sort((a, b) => a.index - b.index).map((row) => row.item);
}

/** The rows that stayed out, as they stand in the file, with their line and the reason, for mending and importing again. */
export function badRowsCsv(source: ImportSource, preview: ImportPreview): string {
  return writeCsv([
    ['Line', 'Reason', ...source.header],
    ...preview.bad.map(({ index, line, reason }) => [line, reason, ...(source.rows[index]?.cells ?? [])]),
  ]);
}

/** `catalogue.csv` → `catalogue-bad-rows.csv`. */
export function badRowsFileName(fileName: string): string {
  return `${fileName.replace(/\.[^.]+$/, '')}-bad-rows.csv`;
}
