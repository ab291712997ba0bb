import { askDatabase, createDatabaseConnection } from '../../database/databaseConnection';
import { isQuotaError, openChannel } from '../../database/openDatabase';
import { hasHash, readManifest, recordsOf, writeManifest, type Manifest, type StoredRecord } from './manifest';
import { UnstorableColumnsError } from './month';
import { applyChange, prepareChange, type PreparedChange, type ShopChange } from './shopChange';
import {
  databaseRecords,
  isBuffer,
  memoryRecords,
  openShopDatabase,
  shopDatabaseName,
  type ShopDatabase,
  type ShopRecords,
  type StoredThings,
} from './shopDatabase';
import { DamagedRecordError, ManifestError } from './shopErrors';

/** `memory`: the browser gives no database now, so the shop lives as long as the page. */
export type ShopStorage = 'saved' | 'memory';

/** Refusals change nothing. The message is a sentence for merchants. */
type CommitResult =
  | { readonly ok: true; readonly generation: number; readonly storage: ShopStorage }
  | { readonly ok: false; readonly reason: CommitRefusal; readonly message: string };

/**
 * `full`: no room. `outdated`: the shop has changed since. `unstorable`: amounts that are not whole or too large. `failed`:
 * anything else, such as a bug.
 */
type CommitRefusal = 'full' | 'outdated' | 'unstorable' | 'damaged' | 'newer' | 'removed' | 'failed';

/** Something that a shop has stored, as a file. */
export interface SalvagedPart {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The data of one shop. It runs in pages, in workers and in Node. */
export interface ShopStore {
  /** Throws a `ManifestError` if the list itself is damaged or of a newer version. */
  manifest(): Promise<Manifest>;
  /** The bytes of a record that the manifest names. Throws a `DamagedRecordError`. */
  record(record: StoredRecord): Promise<ArrayBuffer>;
  /** Everything as it is stored, readable or not: the list of it first. */
  salvage(): Promise<readonly SalvagedPart[]>;
  /** All or nothing. Rejects only if it was aborted before it was done; then nothing has changed. */
  commit(change: ShopChange, options?: { readonly signal?: AbortSignal | undefined }): Promise<CommitResult>;
  storage(): Promise<ShopStorage>;
  /** Called after every change: of the data, here or in another tab, or of where they are kept. */
  subscribe(listener: () => void): () => void;
  /** Tries again to open a database that could not be opened. */
  retry(): void;
  close(): void;
}

export function createShopStore(shopId: string): ShopStore {
  const name = shopDatabaseName(shopId);
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const channel = openChannel(name, (message) => {
    if (message === removedMessage) records.remove();
    notify();
  });
  const announceChange = () => channel?.postMessage(changedMessage);
  const records = openRecords(shopId, { onSaved: announceChange, onChange: notify });
  const { ask } = records;

  async function write(change: ShopChange, signal: AbortSignal | undefined): Promise<CommitResult> {
    if (records.isRemoved()) return { ok: false, reason: 'removed', message: 'This shop was deleted in another tab.' };
    const prepared = await prepareChange(change, signal);
    const result = await ask(async (kept, storage) => {
      const generation = await writeTo(kept, prepared, signal);
      if (storage === 'memory') records.saveLater(prepared);
      return { ok: true, generation, storage } as const;
    });
    announceChange();
    notify();
    return result;
  }

  return {
    manifest: () => ask(manifestOf),
    record: (record) => ask((kept) => readRecord(kept, record)),
    salvage: async () => salvaged(await ask((kept) => kept.everything())),
    async commit(change, { signal } = {}) {
      try {
        return await inShopLock(name, () => write(change, signal));
      } catch (error) {
        signal?.throwIfAborted();
        return refusalOf(error);
      }
    },
    storage: () => ask((_, storage) => Promise.resolve(storage)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry: records.retry,
    close() {
      listeners.clear();
      channel?.close();
      records.close();
    },
  };
}

interface RecordsEvents {
  /** What was in memory alone is in a database now. */
  readonly onSaved: () => void;
  readonly onChange: () => void;
}

/** The records of a shop: in its database or, while there is none, in memory. */
function openRecords(shopId: string, { onSaved, onChange }: RecordsEvents) {
  const memory = memoryRecords();
  /** Commits that were made in memory while there was a database that this page had lost. */
  let unsaved: PreparedChange[] = [];
  let isRemoved = false;
  const connection = createDatabaseConnection<ShopDatabase>({
    open: (events) => openShopDatabase(shopId, events),
    fill: saveMemory,
    rescue: async (database) => {
      if (!isRemoved) await memory.copyFrom(database);
    },
    onChange,
    notice: `The shop ${shopId} is kept in memory, because its database cannot be used.`,
  });

  /** Another tab may have written to the new database already: then only what was committed here is repeated. */
  async function saveMemory(database: ShopDatabase) {
    if (isRemoved) return;
    const records = databaseRecords(database);
    const isCopied = await memory.copyTo(records);
    if (!isCopied) for (const change of unsaved) await writeTo(records, { ...change, basedOn: undefined });
    if (isCopied || unsaved.length > 0) onSaved();
    unsaved = [];
    memory.clear();
  }

  return {
    async ask<Result>(question: (records: ShopRecords, storage: ShopStorage) => Promise<Result>): Promise<Result> {
      const found = await askDatabase(connection, (database) => question(databaseRecords(database), 'saved'));
      return found ? found.answer : question(memory, 'memory');
    },
    saveLater: (change: PreparedChange) => void unsaved.push(change),
    isRemoved: () => isRemoved,
    /** The shop was deleted. */
    remove() {
      isRemoved = true;
      connection.close();
      memory.clear();
    },
    retry: connection.retry,
    close: connection.close,
  };
}

const changedMessage = 'changed';
export const removedMessage = 'removed';

async function manifestOf(records: ShopRecords): Promise<Manifest> {
  return readManifest(await records.manifest());
}

/** Repeats it if another tab wrote meanwhile, which happens only where the browser has no locks. */
async function writeTo(records: ShopRecords, change: PreparedChange, signal?: AbortSignal): Promise<number> {
  for (;;) {
    const current = await manifestOf(records);
    if (change.basedOn !== undefined && change.basedOn !== current.generation) throw new OutdatedChangeError();
    const { manifest, put } = applyChange(current, change);
    const kept = new Set(recordsOf(manifest).map(({ key }) => key));
    const remove = recordsOf(current).flatMap(({ key }) => (kept.has(key) ? [] : key));
    const stored = await writeManifest(manifest);
    const isWritten = await records.write({ manifest: stored, put, remove }, isOf(current.generation), signal);
    if (isWritten) return manifest.generation;
  }
}

class OutdatedChangeError extends Error {
  override readonly name = 'OutdatedChangeError';
}

function isOf(generation: number) {
  return (manifest: unknown) =>
    manifest === undefined
      ? generation === 0
      : typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, 'generation') === generation;
}

function salvaged({ manifest, records }: StoredThings): readonly SalvagedPart[] {
  const list = { name: 'manifest.json', bytes: new TextEncoder().encode(JSON.stringify(manifest) ?? '') };
  const parts = [...records].flatMap(([key, value]) =>
    isBuffer(value) ? { name: `records/${key.replace(/[^\w.-]/g, '_')}.bin`, bytes: new Uint8Array(value) } : [],
  );
  return [list, ...parts];
}

async function readRecord(records: ShopRecords, { key, bytes: size, hash }: StoredRecord): Promise<ArrayBuffer> {
  const bytes = await records.record(key);
  if (!isBuffer(bytes)) throw new DamagedRecordError('It is missing.', undefined);
  if (bytes.byteLength !== size) throw new DamagedRecordError('It is not complete.', bytes);
  if (!(await hasHash(bytes, hash))) throw new DamagedRecordError('Its bytes have changed.', bytes);
  return bytes;
}

function refusalOf(error: unknown): CommitResult {
  if (error instanceof UnstorableColumnsError) return { ok: false, reason: 'unstorable', message: error.message };
  if (error instanceof OutdatedChangeError)
    return { ok: false, reason: 'outdated', message: 'The shop was changed in another tab meanwhile. Try again.' };
  if (error instanceof ManifestError) return { ok: false, reason: error.reason, message: error.message };
  if (isQuotaError(error)) {
    const message =
      'The browser has no room for these data, so nothing was stored. Delete data that you do not need, or free space on this device.';
    return { ok: false, reason: 'full', message };
  }
  console.error('The shop could not be stored.', error);
  const cause = error instanceof Error ? error.message : String(error);
  return { ok: false, reason: 'failed', message: `Nothing was stored, because the browser reported: ${cause}` };
}

const waiting = new Map<string, Promise<unknown>>();

/** Runs work that changes a shop: one after the other across all tabs, or within this page where there are no locks. */
export function inShopLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Missing in insecure contexts, old browsers and Node.
  const { locks }: Partial<Navigator> = globalThis.navigator ?? {};
  if (locks) return locks.request(name, work);
  const result = (waiting.get(name) ?? Promise.resolve()).then(work);
  waiting.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
