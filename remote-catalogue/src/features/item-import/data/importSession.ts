import { setPageFormat, type PageFormat } from '@back-office/shared/format';
import { isOwnExport } from '../../../domain/exportFormat';
import type { Item } from '../../../domain/item';
import type { ItemUpdate } from '../../../domain/itemsOperation';
import { locationsOfNewItem } from '../../../domain/shopLocations';
import type { NewMovement, StockMovement } from '../../../domain/stockMovements';
import { broughtStock } from '../../../domain/stockPlaces';
import { entriesToImport } from '../domain/importStock';
import { badRowsCsv, itemsToMerge, itemsToReplace } from '../domain/importResult';
import type { ImportPreview, ImportSource, PreviewContext, ReadChoices, Steps } from '../domain/importTypes';
import { previewImport } from '../domain/previewImport';
import { readImportFile } from '../domain/readImportFile';
import type {
  ChangeRow,
  ImportMode,
  NoteList,
  OnProgress,
  PreviewSummary,
  ReadSummary,
  RowList,
  RowReading,
} from './importPort';

/** Runs the steps of a task: all at once in a worker, in slices in the page. */
export type RunSteps = <Result>(steps: Steps<Result>, onProgress: OnProgress) => Promise<Result>;

/** Rows of each list that are part of a preview. */
const maxPreviewRows = 50;
const maxExampleRows = 3;
/** Names of deleted items that fit into a question. */
const maxDeleted = 5;

/** One import, from file to items. Runs in the worker, or in the page if no worker can start. */
export function createImportSession(runSteps: RunSteps) {
  const file = createFileReading(runSteps, () => (preview = undefined));
  let preview: ImportPreview | undefined;
  let changes: readonly ChangeRow[] = [];
  const known = createKnownLists();
  let context: PreviewContext | undefined;
  let entries: readonly NewMovement[] = [];
  let items: readonly Item[] = [];

  /** Our own export also says that an item has no locations. */
  function locationsToMerge(): readonly string[] {
    const { header } = required(file.source(), needsPreview);
    return isOwnExport(header) ? [] : locationsOfNewItem(known.existing(), known.fixedLocations());
  }

  return {
    read: file.read,
    readAgain: file.readAgain,
    addExisting: known.addExisting,
    addMovements: known.addMovements,

    async preview({ mapping, ...answers }: RowReading, now: string, onProgress: OnProgress): Promise<PreviewSummary> {
      const source = required(file.source(), 'read() must succeed before preview().');
      context = { existing: known.existing(), now, ...answers, stock: known.stock() };
      preview = await runSteps(previewImport(source, mapping, context), onProgress);
      changes = changeRows(preview);
      return summaryOf(preview, changes);
    },

    changes(from: number, count: number) {
      return changes.slice(from, from + count);
    },

    updates(from: number, count: number): readonly ItemUpdate[] {
      const { updates } = required(preview, needsPreview);
      return updates.slice(from, from + count).map(({ id, patch }) => ({ id, patch }));
    },

    rows(list: RowList, from: number, count: number) {
      return required(preview, needsPreview)[list].slice(from, from + count);
    },

    notes(list: NoteList, from: number, count: number) {
      return required(preview, needsPreview)[list].slice(from, from + count);
    },

    items(mode: 'merge' | 'replace', from: number, count: number) {
      if (from === 0) {
        const made = required(preview, needsPreview);
        items = mode === 'merge' ? itemsToMerge(made, locationsToMerge()) : itemsToReplace(made);
      }
      return items.slice(from, from + count);
    },

    /** What an import writes into the journal of stock. */
    entries(mode: ImportMode, from: number, count: number) {
      if (from === 0) {
        const made = required(preview, needsPreview);
        entries =
          mode === 'update'
            ? made.updates.flatMap((update) => update.entries)
            : entriesToImport(made, mode, required(context, needsPreview));
      }
      return entries.slice(from, from + count);
    },

    badRowsCsv() {
      return badRowsCsv(required(file.source(), needsPreview), required(preview, needsPreview));
    },
  };
}

/** What the page has already: its items, the journal of their stock, and its locations if these are fixed. */
function createKnownLists() {
  let existing: Item[] = [];
  let movements: StockMovement[] = [];
  let fixedLocations: readonly string[] | undefined;
  return {
    /** Adds a batch of the items that are already in the list; `isFirst` starts over. */
    addExisting(isFirst: boolean, batch: readonly Item[]) {
      if (isFirst) existing = [];
      for (const item of batch) existing.push(item);
    },
    /** Adds a batch of the journal of stock; `isFirst` starts over. */
    addMovements(isFirst: boolean, batch: readonly StockMovement[], fixed: readonly string[] | undefined) {
      if (isFirst) movements = [];
      for (const movement of batch) movements.push(movement);
      fixedLocations = fixed;
    },
    existing: () => existing,
    fixedLocations: () => fixedLocations,
    stock: () => ({ brought: broughtStock(movements), fixedLocations }),
  };
}

/** The file that was read last. `onRead` is called before it is read, also in another way. */
function createFileReading(runSteps: RunSteps, onRead: () => void) {
  /** Kept to read the file again in another way. */
  let opened: { readonly fileName: string; readonly bytes: Uint8Array } | undefined;
  let source: ImportSource | undefined;

  async function readAgain(choices: ReadChoices, onProgress: OnProgress): Promise<ReadSummary> {
    const { fileName, bytes } = required(opened, 'read() must be called before readAgain().');
    source = undefined;
    onRead();
    const result = await runSteps(readImportFile(fileName, bytes, choices), onProgress);
    if (!result.ok) return result;
    source = result.source;
    const { rows, ...file } = result.source;
    const examples = rows.slice(0, maxExampleRows).map((row) => row.cells.map((cell) => cell.slice(0, 200)));
    return { ok: true, file: { ...file, rowCount: rows.length, examples }, mapping: result.mapping };
  }

  return {
    read(fileName: string, bytes: ArrayBuffer, onProgress: OnProgress): Promise<ReadSummary> {
      opened = { fileName, bytes: new Uint8Array(bytes) };
      return readAgain({}, onProgress);
    },
    readAgain,
    source: () => source,
  };
}

export type ImportSession = ReturnType<typeof createImportSession>;

const needsPreview = 'preview() must succeed before its rows can be fetched.';

function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Error(message);
  return value;
}

function changeRows({ updates }: ImportPreview): readonly ChangeRow[] {
  return updates.flatMap(({ index, line, name, by, changes }) =>
    changes.map((change) => ({ index, line, name, by, ...change })),
  );
}

function summaryOf(preview: ImportPreview, changes: readonly ChangeRow[]): PreviewSummary {
  const { added, present, bad, skipped, warnings, updates, deleted } = preview;
  return {
    mappingErrors: preview.mappingErrors,
    numbers: preview.numbers,
    unitDoubt: preview.unitDoubt,
    added: added.slice(0, maxPreviewRows),
    present: present.slice(0, maxPreviewRows),
    bad: bad.slice(0, maxPreviewRows),
    skipped: skipped.slice(0, maxPreviewRows),
    warnings: warnings.slice(0, maxPreviewRows),
    changes: changes.slice(0, maxPreviewRows),
    changeCount: changes.length,
    keepVariations: preview.keepVariations,
    deleted: {
      count: deleted.length,
      // Those that the merchant does not expect come first.
      first: [...deleted]
        .sort((a, b) => Number(a.badLine === undefined) - Number(b.badLine === undefined))
        .slice(0, maxDeleted),
      bad: deleted.filter(({ badLine }) => badLine !== undefined).length,
    },
    counts: {
      added: added.length,
      present: present.length,
      updates: updates.length,
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

/** `format` is how the page writes amounts, which the worker does not know. */
export type CallMessage = Call & { readonly id: number; readonly format: PageFormat };

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

/** Runs one call on a session. Methods that take no time ignore `onProgress`. */
export function answerCall(session: ImportSession, { method, args }: Call, onProgress: OnProgress): unknown {
  const run = session[method] as (...given: readonly unknown[]) => unknown;
  return run(...args, onProgress);
}

/** Runs one call in the worker, where amounts are those of the shop that the page shows. */
export function answerMessage(
  session: ImportSession,
  { format, ...call }: CallMessage,
  onProgress: OnProgress,
): unknown {
  setPageFormat(format);
  return answerCall(session, call, onProgress);
}
