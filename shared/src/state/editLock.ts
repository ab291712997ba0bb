import type { DocumentStore } from '@back-office/shared/contract';
import { browserStorage, withNamespace, type StorageArea } from './storageArea';

/** The result of an edit. `undo` reverses it, even if the list has changed since. */
export type Outcome =
  | {
      readonly ok: true;
      readonly changed: number;
      /** How many entries an undo left as they are, because they were edited or deleted since. */
      readonly kept?: number;
      /** False if there was no room to keep the change in the history. */
      readonly isKept?: boolean;
      readonly undo: () => Promise<Outcome>;
    }
  | { readonly ok: false; readonly reason: 'full' | 'blocked' | 'failed'; readonly message: string };

/** The part of `navigator.locks` that is used. */
export interface EditLocks {
  request(name: string, work: () => unknown): Promise<unknown>;
}

export type RunLocked = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** `undefined` in insecure contexts and old browsers. */
export function browserLocks(): EditLocks | undefined {
  const { locks }: Partial<Navigator> = navigator;
  return locks && { request: (name, work) => locks.request(name, work) };
}

/**
 * Runs edits one after the other: across all tabs if the browser has locks, else within this tab. An edit is synchronous
 * unless its list is in a database, so that a lock is not held without need.
 */
export function createEditLock(name: string, locks: EditLocks | undefined): RunLocked {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      let isStarted = false;
      function run(): Promise<void> | void {
        isStarted = true;
        try {
          const result = work();
          if (result instanceof Promise) return result.then(resolve, reject);
          resolve(result);
        } catch (error) {
          reject(error);
        }
      }
      if (!locks) return void (last = last.then(run));
      // An inactive page may not get a lock. Its edit must not be lost.
      locks.request(name, run).catch(() => !isStarted && run());
    });
}

/** Where a store keeps its values, and what tests replace. */
export interface StoreOptions {
  /** Prefix of every stored key; empty for none. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly newId?: () => string;
  readonly now?: () => number;
  /** Of a connected shop: its lists are sent there. */
  readonly documents?: DocumentStore | undefined;
}

/** The options with their defaults, and the lock of this name. */
export function openStore(options: StoreOptions, lock: string) {
  const { namespace = '', storage = browserStorage(), now = Date.now, newId = () => crypto.randomUUID() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const lockOf = (name: string) => createEditLock(withNamespace(namespace, name), locks);
  return {
    place: { namespace, storage, now },
    inLock: lockOf(lock),
    lockOf,
    newId,
    documents: options.documents,
    /** The present instant, as ISO text. */
    instant: () => new Date(now()).toISOString(),
  };
}
