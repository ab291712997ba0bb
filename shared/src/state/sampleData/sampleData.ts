import { browserLocks, type EditLocks } from '../editLock';
import { announceChange } from '../storageChanges';
import { browserStorage, type StorageArea } from '../storageArea';
import { isQuotaError, refused, type WriteResult } from '../writeResult';
import { createChangeHistory } from '../history/changeHistory';
import { makingRoom } from '../history/historyRoom';
import type { ConversationsArchive, RemovedConversations } from './conversationsArchive';
import { keepEdits } from '../keepEdits';
import { keptResetKey, resetHistory } from './keptReset';
import { storedKeys, type SampleDataLine } from './storedKeys';

type Refusal = Extract<WriteResult, { readonly ok: false }>;

/** `kept` counts what was edited since the reset and therefore stayed. */
export type UndoneReset = { readonly ok: true; readonly kept: number } | Refusal;

type SampleDataReset =
  | {
      readonly ok: true;
      /** False if there was no room to keep what was removed: then it can be undone only in this page. */
      readonly isKept: boolean;
      readonly undo: () => Promise<UndoneReset>;
    }
  | Refusal;

/** Everything that the merchant added or changed in this browser, whichever remote stored it. */
export interface SampleData {
  /** What a reset would remove; empty if all is as it came. */
  changes(): Promise<readonly SampleDataLine[]>;
  /** All or nothing. Open screens of all tabs show the result at once. Undo can be tried again until it succeeds. */
  reset(): Promise<SampleDataReset>;
  /** Undoes the last reset, also one of an earlier visit, if `isResetKept`. */
  undoLast(): Promise<UndoneReset>;
}

export interface SampleDataOptions {
  readonly conversations: ConversationsArchive;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly now?: () => number;
}

type Texts = readonly (readonly [key: string, text: string])[];

export function createSampleData(options: SampleDataOptions): SampleData {
  const { conversations, storage = browserStorage(), now = Date.now } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const place = { storage, namespace: '' };
  const history = createChangeHistory<Texts>({ ...place, list: resetHistory, now });
  /** Of an Undo that can be tried again, even if the storage does not take the kept copy back. */
  let refusedTexts: Texts | undefined;
  const locked = <Result>(work: () => Result) => inLocks(lockNames, locks, work);

  /** The stored texts that a reset removes. What cannot be read stays, for its screen to report. */
  function stored(): Texts {
    return storedKeys.flatMap(({ key }) => {
      const text = storage.getItem(key);
      return text !== null && parse(text) !== undefined ? [[key, text] as const] : [];
    });
  }

  /** Writes all texts, or none of them. `null` removes. */
  function write(texts: readonly (readonly [string, string | null])[]): WriteResult {
    const before = texts.map(([key]) => [key, storage.getItem(key)] as const);
    try {
      for (const [key, text] of texts) set(storage, key, text);
    } catch (error) {
      // Removing first, so that what was there before has room.
      for (const [key] of before) storage.removeItem(key);
      for (const [key, text] of before) set(storage, key, text);
      return refused(isQuotaError(error) ? 'full' : 'blocked');
    }
    for (const [key] of texts) announceChange(storage, key);
    return { ok: true };
  }

  /** Returns false if there is no room for what was removed. */
  function keep(texts: Texts): boolean {
    return history.record({ text: 'Sample data reset', inverse: texts }) !== undefined;
  }

  function putBack(texts: Texts): UndoneReset {
    const merged = texts.map(([key, text]) => withEdits(key, text, storage.getItem(key)));
    const values = merged.map(({ key, text }) => [key, text] as const);
    const keptAt = keptResetKey(storage);
    const copy = keptAt === undefined ? [] : [[keptAt, null] as const];
    let written = write([...values, ...copy]);
    // The kept copy has the room that the values need.
    if (!written.ok && written.reason === 'full')
      written = makingRoom(place, () => write([...copy, ...values]), keptAt);
    return written.ok ? { ok: true, kept: merged.reduce((sum, { kept }) => sum + kept, 0) } : written;
  }

  async function undo(texts: Texts, removed?: RemovedConversations): Promise<UndoneReset> {
    refusedTexts = texts;
    try {
      await conversations.putBack(removed);
      const undone = await locked(() => putBack(texts));
      if (undone.ok) refusedTexts = undefined;
      return undone;
    } catch (error) {
      return failed(error);
    }
  }

  async function undoLast(): Promise<UndoneReset> {
    const texts = history.entries()[0]?.inverse ?? refusedTexts;
    return texts ? undo(texts) : { ...refused('blocked'), message: 'The reset can no longer be undone.' };
  }

  return {
    async changes() {
      const count = await conversations.count();
      const texts = new Map(stored());
      const lines = storedKeys.map(({ key, label, describe }) => {
        const text = texts.get(key);
        return { label, detail: text === undefined ? '' : describe(parse(text)) };
      });
      const talks = { label: 'Conversations', detail: count === 0 ? '' : `${count} with the assistant` };
      return [...lines, talks].filter(({ detail }) => detail !== '');
    },
    async reset() {
      try {
        const removed = await conversations.removeAll();
        const reset = await locked(() => {
          const texts = stored();
          const written = write(texts.map(([key]) => [key, null]));
          // Only the last reset can be undone.
          if (written.ok) for (const { id } of history.entries()) history.replace(id, null);
          return written.ok ? { texts, isKept: removed.isKept && keep(texts) } : written;
        });
        if ('ok' in reset) {
          await conversations.putBack(removed);
          return reset;
        }
        const { texts, isKept } = reset;
        return { ok: true, isKept, undo: isKept ? undoLast : () => undo(texts, removed) };
      } catch (error) {
        return failed(error);
      }
    },
    undoLast,
  };
}

const lockNames = [...new Set(storedKeys.map(({ lock }) => lock))];

/** Runs `work` while all locks are held, always taken in the same order. */
async function inLocks<Result>(names: readonly string[], locks: EditLocks | undefined, work: () => Result) {
  const results: Result[] = [];
  const run = async ([name, ...others]: readonly string[]): Promise<void> => {
    if (name === undefined || !locks) results.push(work());
    else await locks.request(name, () => run(others));
  };
  await run(names);
  return results[0] as Result;
}

function withEdits(key: string, before: string, now: string | null) {
  const stored = now === null ? undefined : parse(now);
  // An unreadable text is the newest that there is; its screen will report it.
  if (now !== null && stored === undefined) return { key, text: now, kept: 1 };
  if (now === null) return { key, text: before, kept: 0 };
  const edits = storedKeys.find((each) => each.key === key)?.edits;
  const { value, kept } = keepEdits(parse(before), edits ? edits(stored) : stored);
  return { key, text: kept === 0 ? before : JSON.stringify(value), kept };
}

function set(storage: StorageArea, key: string, text: string | null) {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

function failed(error: unknown): Refusal {
  console.error('The sample data could not be reset or restored.', error);
  return refused(isQuotaError(error) ? 'full' : 'blocked');
}

/** `undefined` for a text that is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The screen that owns the value quarantines and reports it.
    return undefined;
  }
}
