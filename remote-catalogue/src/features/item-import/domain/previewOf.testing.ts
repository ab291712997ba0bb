import type { Item } from '../../../domain/item';
import { previewImport } from './previewImport';
import { readImportFile } from './readImportFile';
import type { ImportPreview, ImportSource } from './importTypes';

export const now = '2025-07-18T12:00:00.000Z';

/** Reads a file that must be readable. */
export function sourceOf(text: string | Uint8Array, fileName = 'catalogue.csv') {
  const result = readImportFile(fileName, typeof text === 'string' ? new TextEncoder().encode(text) : text);
  if (!result.ok) throw new Error(result.message);
  return result;
}

/** What the import of a file with its default mapping would do. */
export function previewOf(text: string | Uint8Array, existing: readonly Item[] = [], fileName?: string): ImportPreview {
  const { source, mapping } = sourceOf(text, fileName);
  const preview = previewImport(source, mapping, { existing, now });
  expectEveryRowOnce(preview, source);
  return preview;
}

/** Name and price of each new item. */
export function namesAndPrices(preview: ImportPreview) {
  return preview.fresh.map(({ item }) => [item.name, item.price]);
}

/** Throws unless each row of the file is in exactly one of the lists. */
export function expectEveryRowOnce(
  { fresh, present, bad, leftOut, mappingErrors }: ImportPreview,
  source: ImportSource,
) {
  if (mappingErrors.length > 0) return;
  const seen = [...fresh, ...present, ...bad, ...leftOut].map((row) => row.index).sort((a, b) => a - b);
  const expected = source.rows.map((row) => row.index);
  if (seen.join() !== expected.join()) throw new Error(`Rows ${expected.join()} became ${seen.join()}.`);
}
