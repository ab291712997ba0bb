import type { BackupRecord, DeclaredBackup } from '@back-office/shared/contract';
import { browserLocks, type EditLocks } from '../../state/editLock';
import { browserStorage, withNamespace, type StorageArea } from '../../state/storageArea';
import { locksOf, type StoredOwner } from '../../state/sampleData/storedOwners';
import { shopNamespace, type Shop } from '../shopRecord';
import { storedKeysOf } from '../shopData';
import { recordsOf, writeManifest, type Manifest } from '../store/manifest';
import { shopDatabaseName } from '../store/shopDatabase';
import { DamagedRecordError, ManifestError } from '../store/shopErrors';
import { createShopStore, type ShopStore } from '../store/shopStore';
import { partNames } from './backupFormat';
import type { BackupPart } from './writeBackup';

export interface ShopPartsOptions {
  /** What all remotes say they store. What belongs to the merchant and not to a shop is not among it. */
  readonly owners: readonly StoredOwner[];
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  /** The open store of the shop, which also has what is only in memory. By default the shop is opened. */
  readonly store?: Pick<ShopStore, 'manifest' | 'record'> | undefined;
  /** Called with what cannot be read and is therefore missing. */
  readonly onProblem?: (problem: string) => void;
}

/** Everything that a shop has stored, of one moment: imports of sales wait for the end, edits until lists are read. */
export async function* partsOfShop(shop: Shop, options: ShopPartsOptions): AsyncGenerator<BackupPart> {
  const { owners, storage = browserStorage() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const namespace = shopNamespace(shop);
  const hasLedger = shop.source === 'browser';
  const releaseSales = await hold(hasLedger ? [shopDatabaseName(shop.id)] : [], locks);
  try {
    const releaseLists = await hold(
      locksOf(owners).map((lock) => withNamespace(namespace, lock)),
      locks,
    );
    try {
      yield* valueParts(shop, owners, storage);
      for (const { name, stored } of owners)
        for (const backup of stored.backups ?? [])
          for (const record of await backup.read(namespace)) yield databasePart(name, backup, record);
    } finally {
      releaseLists();
    }
    if (hasLedger) yield* ledgerParts(shop, options);
  } finally {
    releaseSales();
  }
}

/** Of an own shop everything under its namespace; of the sample, what remotes say they store. */
export function valueKeysOf(shop: Shop, owners: readonly StoredOwner[], storage: StorageArea): readonly string[] {
  if (shop.source !== 'sample') {
    const start = shopNamespace(shop).length + 1;
    return storedKeysOf(shop, storage)
      .map((key) => key.slice(start))
      .toSorted();
  }
  const declared = owners.flatMap(({ stored }) => [...stored.values.map(({ key }) => key), ...(stored.kept ?? [])]);
  return declared.filter((key) => !key.endsWith(':')).toSorted();
}

function* valueParts(shop: Shop, owners: readonly StoredOwner[], storage: StorageArea): Generator<BackupPart> {
  for (const key of valueKeysOf(shop, owners, storage)) {
    const text = storage.getItem(withNamespace(shopNamespace(shop), key));
    if (text !== null) yield textPart(partNames.value(key), text);
  }
}

function databasePart(owner: string, { name }: DeclaredBackup, record: BackupRecord): BackupPart {
  return textPart(partNames.database(owner, name, record.name), record.text);
}

async function* ledgerParts(shop: Shop, { store: given, onProblem }: ShopPartsOptions): AsyncGenerator<BackupPart> {
  const opened = given ? undefined : createShopStore(shop.id);
  try {
    const store = given ?? opened;
    const manifest = await store?.manifest().catch((error: unknown) => {
      if (!(error instanceof ManifestError)) throw error;
      onProblem?.(`The sales of ${shop.name} are not in the backup. ${error.message}`);
      return undefined;
    });
    if (!store || !manifest || manifest.generation === 0) return;
    yield textPart(partNames.manifest, JSON.stringify(await writeManifest(manifest)));
    yield* recordParts(store, manifest, () => onProblem?.(`Some sales of ${shop.name} are damaged.`));
  } finally {
    opened?.close();
  }
}

/** A damaged record is kept as it is: the restored shop reports it as this one does. */
async function* recordParts(store: Pick<ShopStore, 'record'>, manifest: Manifest, onDamage: () => void) {
  for (const record of recordsOf(manifest)) {
    const bytes = await store.record(record).catch((error: unknown) => {
      if (!(error instanceof DamagedRecordError)) throw error;
      onDamage();
      return error.bytes;
    });
    if (bytes) yield { name: partNames.record(record.key), bytes: new Uint8Array(bytes) };
  }
}

function textPart(name: string, text: string): BackupPart {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** Resolves when all locks are held, to a function that releases them. */
async function hold(names: readonly string[], locks: EditLocks | undefined): Promise<() => void> {
  const releases: (() => void)[] = [];
  if (locks) for (const name of names) releases.push(await holdOne(name, locks));
  return () => releases.forEach((release) => release());
}

function holdOne(name: string, locks: EditLocks): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
