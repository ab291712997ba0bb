import { isNamed, isQuotaError } from '../../database/database';
import { browserLocks, createEditLock, type EditLocks } from '../../state/editLock';
import { browserStorage, type StorageArea } from '../../state/storageArea';
import { removeShopData } from '../shopData';
import { restoringKey, type RestoredShop, type ShopList } from '../shopList';
import { restoredName, sampleShop, type Shop } from '../shopRecord';
import { BackupError, type BackedUpShop } from './backupFormat';
import type { CheckedBackup } from './checkBackup';
import { readBackup } from './readBackup';
import { newShopSink, RefusedWriteError, sampleSink, type ShopSink, type SinkOptions } from './shopSinks';

/** What becomes of a shop of a backup; `replaces` is the id of an own shop. */
export type RestoreTarget = { readonly into: 'new'; readonly replaces?: string } | { readonly into: 'sample' };

export interface RestoreOptions extends Pick<SinkOptions, 'owners'> {
  /** By the place of the shop in the file. Others are left out. */
  readonly targets: ReadonlyMap<number, RestoreTarget>;
  readonly shops: ShopList;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** The message is a sentence for merchants. */
export type RestoreResult =
  | {
      readonly ok: true;
      /** The restored shops, as they are in this browser. */
      readonly shops: readonly Shop[];
      /** Gives the sample what it had before, if it was restored. */
      readonly undoSample?: () => Promise<void>;
    }
  | { readonly ok: false; readonly reason: 'canceled' | 'refused'; readonly message: string };

interface Restoring extends RestoredShop {
  readonly sink: ShopSink;
}

/**
 * Writes shops of a backup that `checkBackup` has found whole. All or nothing: shops come to the list when all of them are
 * written, and those that they replace are deleted as by the merchant, who can put them back. Never rejects.
 */
export async function restoreBackup(
  file: Blob,
  backup: CheckedBackup,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const { storage = browserStorage() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  return createEditLock(restoringKey, locks)(() => restore(file, backup, { ...options, storage, locks }));
}

async function restore(
  file: Blob,
  { contents }: CheckedBackup,
  options: RestoreOptions & SinkOptions,
): Promise<RestoreResult> {
  const { targets, shops, storage } = options;
  const sinks = new Map<number, Restoring>();
  try {
    await removeLeftOver(storage, shops);
    for (const [index, target] of targets) {
      const shop = contents[index]?.shop;
      if (shop) sinks.set(index, restoringOf(shop, target, options, [...sinks.values()]));
    }
    const added = [...sinks.values()].filter(({ shop }) => shop.source !== 'sample');
    storage.setItem(restoringKey, JSON.stringify(added.map(({ shop }) => shop.id)));
    await readBackup(file, {
      signal: options.signal,
      onPart: (part) => sinks.get(part.shop)?.sink.add(part),
      ...(options.onProgress && { onProgress: options.onProgress }),
    });
    for (const { sink } of sinks.values()) await sink.finish();
    options.signal?.throwIfAborted();
    if (added.length > 0) {
      const written = await shops.addRestored(added.map(({ shop, replaces }) => ({ shop, replaces })));
      if (!written.ok) throw new RefusedWriteError(written.message, written.reason);
    }
    storage.removeItem(restoringKey);
    const sample = [...sinks.values()].find(({ shop }) => shop.source === 'sample');
    return {
      ok: true,
      shops: [...sinks.values()].map(({ shop }) => shop),
      ...(sample && { undoSample: () => sample.sink.revert() }),
    };
  } catch (error) {
    for (const { sink } of sinks.values()) await sink.revert().catch(logged);
    storage.removeItem(restoringKey);
    return options.signal?.aborted ? canceled : refusalOf(error);
  }
}

function restoringOf(
  { id, name, source, currency, timeZone, dayStart, locale, server }: BackedUpShop,
  target: RestoreTarget,
  options: RestoreOptions & SinkOptions,
  others: readonly Restoring[],
): Restoring {
  if (target.into === 'sample') return { shop: sampleShop, sink: sampleSink(sampleShop, options) };
  const { shops } = options;
  const taken = [...shops.read().filter((shop) => shop.id !== target.replaces), ...others.map(({ shop }) => shop)];
  const shop: Shop = {
    id: shops.freeId({ id, name }),
    name: restoredName(name, taken),
    source: source === 'sample' ? 'browser' : source,
    currency,
    timeZone,
    dayStart,
    locale,
    ...(server !== undefined && { server }),
  };
  return { shop, replaces: target.replaces, sink: newShopSink(shop, options) };
}

async function removeLeftOver(storage: StorageArea, shops: ShopList) {
  const text = storage.getItem(restoringKey);
  if (text === null) return;
  const listed = new Set([...shops.read(), ...shops.removed()].map(({ id }) => id));
  for (const id of idsIn(text)) if (!listed.has(id)) await removeShopData({ id, source: 'browser' }, storage);
  storage.removeItem(restoringKey);
}

function idsIn(text: string): readonly string[] {
  try {
    const ids = JSON.parse(text) as unknown;
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function logged(error: unknown) {
  console.error('What was restored in part could not be taken back.', error);
}

const canceled = { ok: false, reason: 'canceled', message: 'Nothing was restored.' } as const;

function refusalOf(error: unknown): RestoreResult {
  const refused = (message: string) => ({ ok: false, reason: 'refused', message }) as const;
  if (error instanceof BackupError) return refused(`${error.message} Nothing was changed.`);
  if (error instanceof RefusedWriteError) return refused(error.message);
  if (isQuotaError(error))
    return refused(
      'The browser has no room for these data, so nothing was changed. Delete data that you do not need, or free space on this device.',
    );
  if (typeof indexedDB === 'undefined' || isNamed(error, 'InvalidStateError') || isNamed(error, 'SecurityError'))
    return refused('Nothing was changed, because this browser does not let the back office store data.');
  console.error('The backup could not be restored.', error);
  const cause = error instanceof Error ? error.message : String(error);
  return refused(`Nothing was changed, because the browser reported: ${cause}`);
}
