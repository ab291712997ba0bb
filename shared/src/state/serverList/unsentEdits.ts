import * as v from 'valibot';
import { createLongList } from '../longList/longList';
import { isInDatabase } from '../longList/listPlace';
import { browserStorage, keysBelow, withNamespace, type StorageArea } from '../storageArea';
import { onChange } from '../storageChanges';
import { readEach, type ReadList } from '../storedList';

/** An edit that this browser has made and the server does not have yet. */
export interface UnsentEdit<Operation> {
  /** Of all edits of all browsers, so that one that is sent twice counts once. */
  readonly id: string;
  readonly operation: Operation;
  /** Edits of several lists that belong together have the same. */
  readonly action?: string;
}

export interface UnsentPlace {
  readonly namespace: string;
  readonly storage: StorageArea;
  readonly now: () => number;
}

const unsentPrefix = 'back-office:unsent:';

/** The edits of a list in the order in which they were made. */
export function createUnsentEdits<Operation>(place: UnsentPlace, list: string) {
  return createLongList<UnsentEdit<Operation>>({
    ...place,
    key: unsentKey(list),
    freshStart: [],
    readEntries: readUnsentEdits,
    isInDatabase: false,
  });
}

/** Where they are stored, in the namespace of the shop. */
function unsentKey(list: string): string {
  return `${unsentPrefix}${list}`;
}

const unsentEdit = v.object({ id: v.pipe(v.string(), v.nonEmpty()), operation: v.custom<object>(isOperation) });

/** Operations are written by the product alone; one that cannot be applied is set aside when it is sent. */
function readUnsentEdits<Operation>(list: readonly unknown[]): ReadList<UnsentEdit<Operation>> {
  return readEach(unsentEdit, list) as ReadList<UnsentEdit<Operation>>;
}

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * How many edits of each list of a shop the server does not have yet, as this browser has stored them. Those of a list
 * with several documents, such as `conversations:1` and `conversations:2`, are counted together.
 */
export function unsentEdits(namespace: string, storage: StorageArea = browserStorage()): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [key, count] of unsentOfDocuments(namespace, storage)) {
    const [list = key] = key.split(':');
    counts.set(list, (counts.get(list) ?? 0) + count);
  }
  return counts;
}

/** The same for each document. */
export function unsentOfDocuments(namespace: string, storage: StorageArea): ReadonlyMap<string, number> {
  const stored = storedBelow(withNamespace(namespace, unsentPrefix), storage);
  return new Map(stored.map(([key, text]) => [key, countOf(text)] as const).filter(([, count]) => count > 0));
}

/** Calls the listener when these counts may have changed, here or in another tab. */
export function onUnsentEdits(namespace: string, listener: () => void): () => void {
  const prefix = withNamespace(namespace, unsentPrefix);
  return onChange(browserStorage(), (key) => key.startsWith(prefix), listener);
}

/** What is stored under keys that start with a text, by the rest of the key. */
export function storedBelow(start: string, storage: StorageArea) {
  return keysBelow(start, storage).map((key) => [key.slice(start.length), storage.getItem(key) ?? ''] as const);
}

function countOf(text: string): number {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) ? value.length : isInDatabase(value) ? value.count : 0;
  } catch {
    // The list quarantines and reports it.
    return 0;
  }
}
