import type { Item } from '../../../domain/item';
import { badRowsCsv, itemsToMerge, itemsToReplace } from '../domain/importResult';
import type { ColumnMapping, ImportPreview, ImportSource, Steps } from '../domain/importTypes';
import { previewImport } from '../domain/previewImport';
import { readImportFile } from '../domain/readImportFile';
import type { NoteList, OnProgress, PreviewSummary, ReadSummary, RowList } from './importPort';

/** Runs the steps of a task: all at once in a worker, in slices in the page. */
export type RunSteps = <Result>(steps: Steps<Result>, onProgress: OnProgress) => Promise<Result>;

/** Rows of each list that are part of a preview. */
const maxPreviewRows = 50;
const maxExampleRows = 3;

/** One import, from file to items. Runs in the worker, or in the page if no worker can start. */
export function createImportSession(runSteps: RunSteps) {
  let source: ImportSource | undefined;
  let preview: ImportPreview | undefined;
  let existing: { id: string; sku: string }[] = [];
  let items: readonly Item[] = [];

  return {
    async read(fileName: string, bytes: ArrayBuffer, onProgress: OnProgress): Promise<ReadSummary> {
      source = preview = undefined;
      const result = await runSteps(readImportFile(fileName, new Uint8Array(bytes)), onProgress);
      if (!result.ok) return result;
      source = result.source;
      const { rows, ...file } = result.source;
      const examples = rows.slice(0, maxExampleRows).map((row) => row.cells.map((cell) => cell.slice(0, 200)));
      return { ok: true, file: { ...file, rowCount: rows.length, examples }, mapping: result.mapping };
    },

    /** Adds a batch of the items that are already in the list; `isFirst` starts over. */
    addExisting(isFirst: boolean, ids: readonly string[], skus: readonly string[]) {
      if (isFirst) existing = [];
      ids.forEach((id, index) => existing.push({ id, sku: skus[index] ?? '' }));
    },

    async preview(mapping: ColumnMapping, now: string, onProgress: OnProgress): Promise<PreviewSummary> {
      const file = required(source, 'read() must succeed before preview().');
      preview = await runSteps(previewImport(file, mapping, { existing, now }), onProgress);
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

const needsPreview = 'preview() must succeed before its rows can be fetched.';

function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Error(message);
  return value;
}

function summaryOf(preview: ImportPreview): PreviewSummary {
  const { added, present, bad, skipped, warnings } = preview;
  return {
    mappingErrors: preview.mappingErrors,
    added: added.slice(0, maxPreviewRows),
    present: present.slice(0, maxPreviewRows),
    bad: bad.slice(0, maxPreviewRows),
    skipped: skipped.slice(0, maxPreviewRows),
    warnings: warnings.slice(0, maxPreviewRows),
    counts: {
      added: added.length,
      present: present.length,
      bad: bad.length,
      skipped: skipped.length,
      warnings: warnings.length,
    },
  };
}

type Method = keyof ImportSession;

/** A method's arguments without the progress callback, which is replaced by messages. */
type CallArgs<Args extends unknown[]> = Args extends [...infer Rest, OnProgress] ? Rest : Args;

/** One call of the session, as it is sent to the worker. */
export type Call = {
  [Name in Method]: { readonly method: Name; readonly args: CallArgs<Parameters<ImportSession[Name]>> };
}[Method];

export type CallMessage = Call & { readonly id: number };

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: number }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

/** Calls a session that runs in a worker or in this page. */
export interface SessionClient {
  call<Name extends Method>(
    method: Name,
    args: CallArgs<Parameters<ImportSession[Name]>>,
    onProgress?: OnProgress,
    transfer?: Transferable[],
  ): Promise<Awaited<ReturnType<ImportSession[Name]>>>;
  close(): void;
}

/** Runs one call on a session. */
export function answerCall(session: ImportSession, call: Call, onProgress: OnProgress): unknown {
  switch (call.method) {
    case 'read':
      return session.read(...call.args, onProgress);
    case 'preview':
      return session.preview(...call.args, onProgress);
    case 'addExisting':
      return session.addExisting(...call.args);
    case 'rows':
      return session.rows(...call.args);
    case 'notes':
      return session.notes(...call.args);
    case 'items':
      return session.items(...call.args);
    case 'badRowsCsv':
      return session.badRowsCsv();
  }
}
