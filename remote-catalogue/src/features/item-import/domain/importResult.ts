import { writeCsv } from '@back-office/shared/csv';
import type { Item } from '../../../domain/item';
import type { ImportPreview, ImportSource } from './importTypes';

/** The items that Merge adds: those with a new id. `locations`: of items for which the file names none. */
export function itemsToMerge(preview: ImportPreview, locations: readonly string[] = []): readonly Item[] {
  return preview.added.map(({ item }) =>
    locations.length === 0 || item.locations.length > 0 ? item : { ...item, locations },
  );
}

/** The list after Replace: every item of the file, in the file's order. */
export function itemsToReplace(preview: ImportPreview): readonly Item[] {
  if (preview.present.length === 0) return itemsToMerge(preview);
  return [...preview.added, ...preview.present].sort((a, b) => a.index - b.index).map((row) => row.item);
}

/** The columns before those of the file itself. */
export const badRowsColumns = ['Line', 'Reason'] as const;

/** The bad rows with their line and the reason, so that the merchant can correct and import them. */
export function badRowsCsv(source: ImportSource, preview: ImportPreview): string {
  return writeCsv([
    [...badRowsColumns, ...source.header],
    ...preview.bad.map(({ index, line, reason }) => [line, reason, ...(source.rows[index]?.cells ?? [])]),
  ]);
}

/** `catalog.csv` → `catalog-bad-rows.csv`. */
export function badRowsFileName(fileName: string): string {
  return `${fileName.replace(/\.[^.]+$/, '')}-bad-rows.csv`;
}
