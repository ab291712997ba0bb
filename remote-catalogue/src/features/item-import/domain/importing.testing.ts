import type { Item } from '../../../domain/item';
import type { ShopStock } from '../../../domain/stockPlaces';
import type { ImportPreview, ImportSource, Steps } from './importTypes';
import { previewImport } from './previewImport';
import { readImportFile } from './readImportFile';

export const now = '2025-07-18T12:00:00.000Z';

/** Runs all steps and returns their result. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads a file that must be readable. */
export function sourceOf(text: string | Uint8Array, fileName = 'catalogue.csv') {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const result = finish(readImportFile(fileName, bytes));
  if (!result.ok) throw new Error(result.message);
  return result;
}

/** What importing a file with its proposed mapping would do. */
export function previewOf(
  text: string | Uint8Array,
  existing: readonly Item[] = [],
  fileName?: string,
  stock?: ShopStock,
): ImportPreview {
  const { source, mapping } = sourceOf(text, fileName);
  const preview = finish(previewImport(source, mapping, { existing, now, stock }));
  expectEveryRowOnce(preview, source);
  return preview;
}

/** Name and price of each new item. */
export function namesAndPrices(preview: ImportPreview) {
  return preview.added.map(({ item }) => [item.name, item.price]);
}

/** Throws unless each row of the file is in exactly one of the lists. */
export function expectEveryRowOnce(
  { added, present, joined, bad, skipped, mappingErrors }: ImportPreview,
  source: ImportSource,
) {
  if (mappingErrors.length > 0) return;
  const seen = [...added, ...present, ...joined, ...bad, ...skipped].map((row) => row.index).sort((a, b) => a - b);
  const expected = source.rows.map((row) => row.index);
  if (seen.join() !== expected.join()) throw new Error(`Rows ${expected.join()} became ${seen.join()}.`);
}
