import type { Manifest, StoredRecord } from '../../shop/store/manifest';
import type { ShopStore } from '../../shop/store/shopStore';
import type { Importer } from './importer';
import { readImportedFile, type ImportedFile } from './importedFile';
import type { ImportPreview } from './importPreview';
import type { BooksChange, ChosenFile, ImportRequest, KeptFile, PlanOptions } from './planImport';

/** Of a shop, what its books depend on. */
type BooksShop = Pick<ImportRequest, 'currency' | 'timeZone' | 'dayStart'>;

interface SalesImportOptions {
  readonly shop: BooksShop;
  readonly store: Pick<ShopStore, 'manifest' | 'record' | 'commit'>;
  readonly importer: Importer;
  readonly now: () => number;
}

export interface ChosenFiles {
  readonly chosen: readonly ChosenFile[];
  readonly layouts?: ImportRequest['layouts'];
  readonly isWithoutNames: boolean;
}

export interface ListedFile {
  readonly id: string;
  readonly info: ImportedFile;
}

export type BookResult =
  | { readonly ok: true; readonly preview: ImportPreview; readonly fileIds: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** The import of sales into a shop of this browser. All that is stored goes through one commit: all of it, or nothing. */
export interface SalesImport {
  /** What booking would do. Rejects when aborted, as all others do, and if files of earlier imports cannot be read. */
  preview(files: ChosenFiles, options?: PlanOptions): Promise<ImportPreview>;
  book(files: ChosenFiles, options?: PlanOptions): Promise<BookResult>;
  /** Forgets what was read for previews. */
  release(): void;
  /** Takes files back, whatever was imported before or after them. */
  undo(ids: readonly string[], options?: PlanOptions): Promise<BookResult>;
  /**
   * Works out the books again from the files that are kept, after a change of the time zone or of the start of the day. The
   * preview says which days change.
   */
  readAgain(options?: PlanOptions): Promise<BookResult>;
  /** The latest first. */
  list(): Promise<readonly ListedFile[]>;
}

const nothingChosen: ChosenFiles = { chosen: [], isWithoutNames: false };

/** Of a file, by which its times became days. */
type MadeBy = Pick<ImportedFile, 'timeZone' | 'dayStart'>;

export function createSalesImport(options: SalesImportOptions): SalesImport {
  const { store, importer } = options;

  /** Again if another tab commits meanwhile. */
  async function commit(
    files: ChosenFiles,
    without: readonly string[],
    plan: PlanOptions | undefined,
  ): Promise<BookResult> {
    for (;;) {
      const { manifest, request } = await requestOf(options, files, { isBooking: true, without: new Set(without) });
      const { preview, change } = await importer.plan(request, plan);
      plan?.signal?.throwIfAborted();
      if (!change) throw new Error('The books were not worked out.');
      // What was read takes as much memory as what is stored now.
      importer.release();
      const { signal } = plan ?? {};
      const result = await store.commit(
        {
          basedOn: manifest.generation,
          months: [
            ...change.months.map((month) => [month.month, month] as const),
            ...emptiedMonths(manifest, change).map((month) => [month, undefined] as const),
          ],
          files: { put: change.files, remove: without },
          facts: change.facts,
        },
        { signal },
      );
      const known = new Set(manifest.files.map(({ id }) => id));
      const fileIds = change.files.flatMap(([id]) => (known.has(id) ? [] : id));
      if (result.ok) return { ok: true, preview, fileIds };
      if (result.reason !== 'outdated') return { ok: false, message: result.message };
    }
  }

  async function commitOrExplain(...args: Parameters<typeof commit>): Promise<BookResult> {
    try {
      return await commit(...args);
    } catch (error) {
      const [, , plan] = args;
      plan?.signal?.throwIfAborted();
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    } finally {
      importer.release();
    }
  }

  return {
    async preview(files, plan) {
      const { request } = await requestOf(options, files, { isBooking: false });
      return (await importer.plan(request, plan)).preview;
    },
    book: (files, plan) => commitOrExplain(files, [], plan),
    release: importer.release,
    undo: (ids, plan) => commitOrExplain(nothingChosen, ids, plan),
    readAgain: (plan) => commitOrExplain(nothingChosen, [], plan),
    async list() {
      const files = importedOf(await store.manifest());
      return files
        .map(({ id, info }) => ({ id, info }))
        .toSorted((one, other) => other.info.importedAt - one.info.importedAt);
    },
  };
}

interface RequestFor {
  readonly isBooking: boolean;
  /** Ids of the files to take back. */
  readonly without?: ReadonlySet<string>;
}

/** Again if another tab commits meanwhile: a record that the new manifest does not name is gone, and not damaged. */
async function requestOf(
  options: SalesImportOptions,
  files: ChosenFiles,
  what: RequestFor,
): Promise<{ readonly manifest: Manifest; readonly request: ImportRequest }> {
  for (;;) {
    const manifest = await options.store.manifest();
    try {
      return { manifest, request: await requestAt(options, manifest, files, what) };
    } catch (error) {
      const { generation } = await options.store.manifest();
      if (generation === manifest.generation) throw error;
    }
  }
}

async function requestAt(
  { shop, store, now }: SalesImportOptions,
  manifest: Manifest,
  { chosen, layouts = {}, isWithoutNames }: ChosenFiles,
  { isBooking, without = new Set() }: RequestFor,
): Promise<ImportRequest> {
  const kept = await keptOf(store, manifest, without);
  // Rows without names and with them would not be seen to be the same.
  const isLeftOut = isWithoutNames || kept.some(({ info }) => info.isWithoutNames);
  const madeBy = kept[0]?.info;
  return {
    ...shop,
    ...(madeBy && { madeBy: { timeZone: madeBy.timeZone, dayStart: madeBy.dayStart } }),
    ...(manifest.months.length > 0 && {
      stored: { facts: manifest.facts, months: manifest.months.map(({ magnitudes }) => ({ magnitudes })) },
    }),
    kept,
    chosen,
    layouts,
    isWithoutNames: isLeftOut,
    isBooking,
    now: now(),
  };
}

/** The files of earlier imports that stay, as they were read. */
async function keptOf(
  store: SalesImportOptions['store'],
  manifest: Manifest,
  without: ReadonlySet<string>,
): Promise<readonly KeptFile[]> {
  const files = importedOf(manifest);
  if (files.length === 0 && manifest.months.length > 0)
    throw new Error(
      'This shop has sales that no file of it brought, and importing would replace them. Add another shop for your files.',
    );
  const staying = files.filter(({ id }) => !without.has(id));
  return Promise.all(
    staying.map(async ({ id, info, record }) => ({ id, info, bytes: await bytesOf(store, info, record) })),
  );
}

async function bytesOf(
  store: SalesImportOptions['store'],
  { name }: ImportedFile,
  record: StoredRecord,
): Promise<ArrayBuffer> {
  try {
    return await store.record(record);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`What was kept of "${name}" is damaged: ${cause} Undo its import and import the file again.`, {
      cause: error,
    });
  }
}

function importedOf({ files }: Manifest) {
  return files.flatMap(({ id, info, record }) => {
    const read = readImportedFile(info);
    return read ? { id, info: read, record } : [];
  });
}

/** The months that a change leaves without transactions. */
function emptiedMonths(manifest: Manifest, { months }: BooksChange): readonly string[] {
  const filled = new Set(months.map(({ month }) => month));
  return manifest.months.flatMap(({ month }) => (filled.has(month) ? [] : month));
}

/** By which settings the days of a shop were made, if not by those that it has now. */
export function daysMadeBy(files: Manifest['files'], shop: MadeBy): MadeBy | undefined {
  return files
    .map(({ info }) => info as Partial<MadeBy> | undefined)
    .flatMap((info) =>
      typeof info?.timeZone === 'string' && typeof info.dayStart === 'number' ? [info as MadeBy] : [],
    )
    .find(({ timeZone, dayStart }) => timeZone !== shop.timeZone || dayStart !== shop.dayStart);
}
