import type { Item } from '../../../domain/item';
import { badRowsCsv, itemsToMerge, itemsToReplace } from '../domain/importResult';
import type { ColumnMapping, ImportPreview, ImportSource } from '../domain/importTypes';
import { previewSteps } from '../domain/previewImport';
import { readSteps } from '../domain/readImportFile';
import type { Steps } from '../domain/steps';
import type { NoteList, OnProgress, PreviewSummary, ReadSummary, RowList } from './importPort';

/** Runs the steps of a piece of work: at once in a worker, in slices in the page. */
export type Run = <Result>(steps: Steps<Result>, onProgress: OnProgress) => Promise<Result>;

const firstRows = 50;
const exampleRows = 3;

/** One import, from file to items. Lives in the worker, or in the page where no worker can start. */
export function createImportSession(run: Run) {
  let source: ImportSource | undefined;
  let preview: ImportPreview | undefined;
  let existing: { id: string; sku: string }[] = [];
  let items: readonly Item[] = [];

  return {
    async read(fileName: string, bytes: ArrayBuffer, onProgress: OnProgress): Promise<ReadSummary> {
      source = preview = undefined;
      const result = await run(readSteps(fileName, new Uint8Array(bytes)), onProgress);
      if (!result.ok) return result;
      source = result.source;
      const { rows, ...file } = result.source;
      const examples = rows.slice(0, exampleRows).map((row) => row.cells.map((cell) => cell.slice(0, 200)));
      return { ok: true, file: { ...file, rowCount: rows.length, examples }, mapping: result.mapping };
    },

    /** Tells a part of the items that are in the list already; `isFirst` forgets what was told before. */
    know(isFirst: boolean, ids: readonly string[], skus: readonly string[]) {
      if (isFirst) existing = [];
      ids.forEach((id, index) => existing.push({ id, sku: skus[index] ?? '' }));
    },

    async preview(mapping: ColumnMapping, now: string, onProgress: OnProgress): Promise<PreviewSummary> {
      const file = required(source, 'read() must succeed before preview().');
      preview = await run(previewSteps(file, mapping, { existing, now }), onProgress);
      return summaryOf(preview);
    },

    rows(list: RowList, from: number, count: number) {
      return required(preview, needsPreview)[list].slice(from, from + count);
    },

    notes(list: NoteList, from: number, count: number) {
      return required(preview, needsPreview)[list].slice(from, from + count);
    },

    items(mode: 'merge' | 'replace', from: number, count: number) {
      if (from === 0) items = (mode === 'merge' ? itemsToMerge : itemsToReplace)(required(preview, needsPreview));
      return items.slice(from, from + count);
    },

    badRowsCsv() {
      return badRowsCsv(required(source, needsPreview), required(preview, needsPreview));
    },
  };
}

export type ImportSession = ReturnType<typeof createImportSession>;

const needsPreview = 'preview() must succeed before its rows are asked for.';

function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Error(message);
  return value;
}

function summaryOf(preview: ImportPreview): PreviewSummary {
  const { fresh, present, bad, leftOut, warnings } = preview;
  return {
    mappingErrors: preview.mappingErrors,
    fresh: fresh.slice(0, firstRows),
    present: present.slice(0, firstRows),
    bad: bad.slice(0, firstRows),
    leftOut: leftOut.slice(0, firstRows),
    warnings: warnings.slice(0, firstRows),
    counts: {
      fresh: fresh.length,
      present: present.length,
      bad: bad.length,
      leftOut: leftOut.length,
      warnings: warnings.length,
    },
  };
}
