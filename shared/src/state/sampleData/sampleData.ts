import { browserLocks, type EditLocks } from '../editLock';
import { announceChange } from '../storageChanges';
import { browserStorage, type StorageArea } from '../storageArea';
import { isQuotaError, refused, type WriteResult } from '../writeResult';
import type { ConversationsArchive } from './conversationsArchive';
import { keepEdits } from '../keepEdits';
import { storedKeys, type SampleDataLine } from './storedKeys';

type Refusal = Extract<WriteResult, { readonly ok: false }>;

/** `kept` counts what was edited since the reset and therefore stayed. */
type UndoneReset = { readonly ok: true; readonly kept: number } | Refusal;

type SampleDataReset = { readonly ok: true; readonly undo: () => Promise<UndoneReset> } | Refusal;

/** Everything that the merchant added or changed in this browser, whichever remote stored it. */
export interface SampleData {
  /** What a reset would remove; empty if all is as it came. */
  changes(): Promise<readonly SampleDataLine[]>;
  /** All or nothing. Open screens of all tabs show the result at once. Undo can be tried again until it succeeds. */
  reset(): Promise<SampleDataReset>;
}

export interface SampleDataOptions {
  readonly conversations: ConversationsArchive;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
}

export function createSampleData(options: SampleDataOptions): SampleData {
  const { conversations, storage = browserStorage() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const locked = <Result>(work: () => Result) => inLocks(lockNames, locks, work);

  /** The stored texts that a reset removes. What cannot be read stays, for its screen to report. */
  function stored(): readonly (readonly [string, string])[] {
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

  function putBack(texts: readonly (readonly [string, string])[]): UndoneReset {
    const merged = texts.map(([key, text]) => withEdits(key, text, storage.getItem(key)));
    const written = write(merged.map(({ key, text }) => [key, text]));
    return written.ok ? { ok: true, kept: merged.reduce((sum, { kept }) => sum + kept, 0) } : written;
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
        const texts = await locked(() => {
          const before = stored();
          const written = write(before.map(([key]) => [key, null]));
          return written.ok ? before : written;
        });
        if ('ok' in texts) {
          await conversations.putBack(removed);
          return texts;
        }
        return {
          ok: true,
          async undo() {
            try {
              await conversations.putBack(removed);
              return await locked(() => putBack(texts));
            } catch (error) {
              return failed(error);
            }
          },
        };
      } catch (error) {
        return failed(error);
      }
    },
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
