import { readManifest, recordsOf, type Manifest } from '../store/manifest';
import { ManifestError } from '../store/shopErrors';
import { BackupError, placeOfPart, type BackedUpShop, type BackupHeader, type PartLine } from './backupFormat';
import { readBackup, type ReadOptions, type ReadPart } from './readBackup';

/** A backup that is whole and can be restored. */
export interface CheckedBackup extends BackupHeader {
  readonly contents: readonly CheckedShop[];
}

export interface CheckedShop {
  readonly shop: BackedUpShop;
  readonly parts: readonly PartLine[];
  /** Of an own shop with sales. */
  readonly manifest: Manifest | undefined;
  readonly transactions: number;
  /** How many records of the sales were damaged already when the backup was made. */
  readonly damagedRecords: number;
  /** The texts of the values, by key. */
  readonly values: ReadonlyMap<string, string>;
}

/** Reads all of a file and says what is in it. Nothing is changed. Throws a `BackupError`; rejects when canceled. */
export async function checkBackup(file: Blob, options: Omit<ReadOptions, 'onPart'> = {}): Promise<CheckedBackup> {
  const manifests = new Map<number, Manifest>();
  const values = new Map<number, Map<string, string>>();
  const read = await readBackup(file, {
    ...options,
    async onPart(part) {
      const place = placeOfPart(part.part);
      if (place?.kind === 'manifest') manifests.set(part.shop, await manifestOf(part));
      if (place?.kind !== 'value') return;
      const ofShop = values.get(part.shop) ?? new Map<string, string>();
      values.set(part.shop, ofShop.set(place.key, textOf(part)));
    },
  });
  const contents = read.contents.map(({ shop, parts }, index): CheckedShop => {
    const manifest = manifests.get(index);
    return {
      shop,
      parts,
      manifest,
      transactions: manifest?.months.reduce((sum, { counts }) => sum + counts.transactions, 0) ?? 0,
      damagedRecords: manifest ? damagedIn(manifest, parts) : 0,
      values: values.get(index) ?? new Map(),
    };
  });
  return { ...read, contents };
}

export function textOf({ content }: Pick<ReadPart, 'content'>): string {
  return new TextDecoder().decode(content);
}

async function manifestOf(part: ReadPart): Promise<Manifest> {
  try {
    return await readManifest(JSON.parse(textOf(part)));
  } catch (error) {
    if (error instanceof ManifestError && error.reason === 'newer') throw new BackupError('newer');
    throw new BackupError('damaged', { part: part.part, byte: part.at });
  }
}

function damagedIn(manifest: Manifest, parts: readonly PartLine[]): number {
  const hashes = new Map<string, string>();
  for (const { part, hash } of parts) {
    const place = placeOfPart(part);
    if (place?.kind === 'record') hashes.set(place.key, hash);
  }
  // Where the browser had no hashes, they are empty.
  const isKept = (key: string, hash: string) => {
    const own = hashes.get(key);
    return own !== undefined && (own === hash || own === '' || hash === '');
  };
  return recordsOf(manifest).filter(({ key, hash }) => !isKept(key, hash)).length;
}
