import type { BackupRecord } from '@back-office/shared/contract';
import type { StoredOwner } from '../../state/sampleData/storedOwners';
import { writeTexts } from '../../state/sampleData/storedTexts';
import { withNamespace, type StorageArea } from '../../state/storageArea';
import { removeShopData } from '../shopData';
import { shopNamespace, type Shop } from '../shopRecord';
import { manifestKey, openShopDatabase, type ShopDatabase } from '../store/shopDatabase';
import { placeOfPart } from './backupFormat';
import { textOf } from './checkBackup';
import type { ReadPart } from './readBackup';
import { partsOfShop, valueKeysOf } from './shopParts';

/** Where a restored shop is written to. */
export interface ShopSink {
  add(part: Pick<ReadPart, 'part' | 'content'>): Promise<void>;
  /** Called after the last part. Rejects if something was refused. */
  finish(): Promise<void>;
  /** Takes everything back that was written, also after `finish`. */
  revert(): Promise<void>;
}

export interface SinkOptions {
  readonly owners: readonly StoredOwner[];
  readonly storage: StorageArea;
}

/** A shop that is not in the list yet: nothing of it is seen until it is added there. */
export function newShopSink(shop: Shop, { owners, storage }: SinkOptions): ShopSink {
  const collected = createCollection();
  let database: ShopDatabase | undefined;
  let manifest: unknown;
  const open = async () => (database ??= await openShopDatabase(shop.id, {}));

  return {
    async add(part) {
      const place = placeOfPart(part.part);
      if (place?.kind === 'manifest') manifest = JSON.parse(textOf(part));
      else if (place?.kind === 'record') await (await open()).put('records', part.content.buffer, place.key);
      else collected.add(part);
    },
    async finish() {
      const namespace = shopNamespace(shop);
      for (const { write, records } of collected.databases(owners))
        if (records.length > 0) await write(namespace, records);
      writeAll(storage, namespace, [...collected.values]);
      if (manifest !== undefined) await (await open()).put('manifest', manifest, manifestKey);
      database?.close();
    },
    async revert() {
      database?.close();
      const removed = await removeShopData(shop, storage);
      if (!removed.ok) console.error('What was restored in part could not be removed.', removed.message);
    },
  };
}

/** The sample is always there: what it has is kept until it has been replaced, and put back if anything fails. */
export function sampleSink(sample: Shop, options: SinkOptions): ShopSink {
  const collected = createCollection();
  const before = createCollection();
  let isBegun = false;

  async function replaceWith({ values, databases }: Collection) {
    for (const { write, records } of databases(options.owners)) await write('', records);
    const keys = new Set([...valueKeysOf(sample, options.owners, options.storage), ...values.keys()]);
    writeAll(
      options.storage,
      '',
      [...keys].map((key) => [key, values.get(key) ?? null]),
    );
  }

  return {
    add: (part) => Promise.resolve(collected.add(part)),
    async finish() {
      for await (const { name, bytes } of partsOfShop(sample, options)) before.add({ part: name, content: bytes });
      isBegun = true;
      await replaceWith(collected);
    },
    async revert() {
      if (isBegun) await replaceWith(before);
    },
  };
}

type Collection = ReturnType<typeof createCollection>;

/** Parts that are small enough to be kept until all are there. */
function createCollection() {
  const values = new Map<string, string>();
  const records = new Map<string, BackupRecord[]>();
  return {
    values: values as ReadonlyMap<string, string>,
    add(part: Pick<ReadPart, 'part' | 'content'>) {
      const place = placeOfPart(part.part);
      if (place?.kind === 'value') values.set(place.key, textOf(part));
      if (place?.kind !== 'database') return;
      const of = `${place.owner}/${place.name}`;
      const known = records.get(of) ?? [];
      records.set(of, known);
      known.push({ name: place.record, text: textOf(part) });
    },
    databases: (owners: readonly StoredOwner[]) =>
      owners.flatMap(({ name, stored }) =>
        (stored.backups ?? []).map((backup) => ({
          write: (namespace: string, written: readonly BackupRecord[]) => backup.write(namespace, written),
          records: records.get(`${name}/${backup.name}`) ?? [],
        })),
      ),
  };
}

function writeAll(storage: StorageArea, namespace: string, texts: readonly (readonly [string, string | null])[]) {
  const written = writeTexts(
    storage,
    texts.map(([key, text]) => [withNamespace(namespace, key), text]),
  );
  if (!written.ok) throw new RefusedWriteError(written.message, written.reason);
}

export class RefusedWriteError extends Error {
  override readonly name = 'RefusedWriteError';
  readonly reason: 'full' | 'blocked';

  constructor(message: string, reason: 'full' | 'blocked') {
    super(message);
    this.reason = reason;
  }
}
