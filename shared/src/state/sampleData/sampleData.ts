import type { DeclaredValue, RemovedArchive } from '@back-office/shared/contract';
import { browserLocks, type EditLocks } from '../editLock';
import { browserStorage, isQuotaError, parsedJson, refused, type StorageArea, type WriteResult } from '../storageArea';
import { createChangeHistory } from '../history/changeHistory';
import { makingRoom } from '../history/historyRoom';
import { keptResetKey, resetHistory } from './keptReset';
import {
  archivesOf,
  locksOf,
  notAskedText,
  valuesOf,
  type AskedOwners,
  type StoredOwner,
  type StoringApp,
} from './storedOwners';
import { readTexts, withEdits, writeTexts, type Texts } from './storedTexts';

/** What a reset would remove, in the merchant's words: `Items`, `3 of your own, 1 changed`. */
interface SampleDataLine {
  readonly label: string;
  readonly detail: string;
}

export interface SampleDataChanges {
  /** Empty if all is as it came. */
  readonly lines: readonly SampleDataLine[];
  /** The apps that could not be asked. A reset leaves their data. */
  readonly unasked: readonly StoringApp[];
}

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

/** Everything that the merchant added or changed in this browser, whichever app stored it. */
export interface SampleData {
  /** Asks all apps what a reset would remove. */
  changes(): Promise<SampleDataChanges>;
  /** All or nothing of what the apps that answered store. Open screens of all tabs show the result at once. */
  reset(): Promise<SampleDataReset>;
  /**
   * Undoes the last reset, also one of an earlier visit, if `isResetKept`. Refused while an app whose data it removed
   * cannot be asked. It can be tried again until it succeeds.
   */
  undoLast(): Promise<UndoneReset>;
}

export interface SampleDataOptions {
  readonly ask: () => Promise<AskedOwners>;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly now?: () => number;
}

/** `owners`: names of the apps whose data was removed. A reset of an earlier release did not note them. */
interface RemovedData {
  readonly texts: Texts;
  readonly owners: readonly string[] | undefined;
}

export function createSampleData(options: SampleDataOptions): SampleData {
  const { ask, storage = browserStorage(), now = Date.now } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const history = createChangeHistory<RemovedData | Texts>({ storage, namespace: '', list: resetHistory, now });
  let asked: AskedOwners | undefined;
  /** Of an Undo that can be tried again, even if the storage does not take the kept copy back. */
  let refusedData: RemovedData | undefined;

  async function undo(removed: RemovedData, putArchivesBack: () => Promise<void>): Promise<UndoneReset> {
    const owners = asked?.owners ?? [];
    refusedData = removed;
    try {
      await putArchivesBack();
      const undone = await inLocks(locksOf(owners), locks, () => putBack(storage, removed.texts, owners));
      if (undone.ok) refusedData = undefined;
      return undone;
    } catch (error) {
      return failed(error);
    }
  }

  async function undoLast(): Promise<UndoneReset> {
    const inverse = history.entries()[0]?.inverse;
    const removed = inverse ? removedData(inverse) : refusedData;
    if (!removed) return { ...refused('blocked'), message: 'The reset can no longer be undone.' };
    const isConcerned = ({ name }: StoringApp) => removed.owners?.includes(name) ?? true;
    if (!asked || asked.unasked.some(isConcerned)) asked = await ask();
    const { owners, unasked } = asked;
    const missing = unasked.filter(isConcerned);
    if (missing.length > 0)
      return { ...refused('blocked'), message: `${notAskedText(missing)}. Nothing was put back.` };
    return undo(removed, async () => {
      for (const archive of archivesOf(owners.filter(isConcerned))) await archive.putBackLast();
    });
  }

  return {
    async changes() {
      const { owners, unasked } = await ask();
      const described = await Promise.all(
        owners.map(async (owner) => ({ owner, lines: await linesOf(storage, owner).catch(logBroken(owner)) })),
      );
      const broken = described.flatMap(({ owner, lines }) => (lines ? [] : [owner]));
      asked = { owners: owners.filter((owner) => !broken.includes(owner)), unasked: [...unasked, ...broken] };
      const found = described.flatMap(({ lines }) => lines ?? []);
      const lines = [...found.flatMap(({ ofValues }) => ofValues), ...found.flatMap(({ ofArchives }) => ofArchives)];
      return { lines: lines.filter(({ detail }) => detail !== ''), unasked: asked.unasked };
    },
    async reset() {
      const archives: RemovedArchive[] = [];
      const putArchivesBack = async () => {
        for (const archive of archives) await archive.putBack();
      };
      try {
        asked ??= await ask();
        const { owners } = asked;
        for (const archive of archivesOf(owners)) archives.push(await archive.removeAll());
        const reset = await inLocks(locksOf(owners), locks, () => {
          const removed = removeValues(storage, owners);
          if ('ok' in removed) return removed;
          // In place of what an earlier reset removed.
          for (const { id } of history.entries()) history.replace(id, null);
          const entry = { text: 'Sample data reset', inverse: removed };
          return { removed, isKept: archives.every(({ isKept }) => isKept) && history.record(entry) !== undefined };
        });
        if ('ok' in reset) {
          await putArchivesBack();
          return reset;
        }
        const { removed, isKept } = reset;
        return { ok: true, isKept, undo: isKept ? undoLast : () => undo(removed, putArchivesBack) };
      } catch (error) {
        await putArchivesBack().catch(failed);
        return failed(error);
      }
    },
    undoLast,
  };
}

function textsOf(storage: StorageArea, owner: StoredOwner): Texts {
  return readTexts(storage, owner.stored.values);
}

async function linesOf(storage: StorageArea, owner: StoredOwner) {
  const texts = new Map(textsOf(storage, owner));
  const detailOf = (value: DeclaredValue) => {
    const text = texts.get(value.key);
    return text === undefined ? '' : value.describe(parsedJson(text));
  };
  const archived = archivesOf([owner]).map(async (one) => ({ label: one.label, detail: await one.describe() }));
  return {
    ofValues: owner.stored.values.map((value) => ({ label: value.label, detail: detailOf(value) })),
    ofArchives: await Promise.all(archived),
  };
}

function removeValues(storage: StorageArea, owners: readonly StoredOwner[]): RemovedData | Refusal {
  const texts = owners.flatMap((owner) => textsOf(storage, owner));
  const concerned = owners.filter((owner) => textsOf(storage, owner).length > 0 || archivesOf([owner]).length > 0);
  const written = writeTexts(
    storage,
    texts.map(([key]) => [key, null]),
  );
  return written.ok ? { texts, owners: concerned.map(({ name }) => name) } : written;
}

function putBack(storage: StorageArea, texts: Texts, owners: readonly StoredOwner[]): UndoneReset {
  const declared = valuesOf(owners);
  const merged = texts.map(([key, text]) => {
    const value = declared.find((each) => each.key === key);
    return { key, ...withEdits(text, storage.getItem(key), value) };
  });
  const values = merged.map(({ key, text }) => [key, text] as const);
  const keptAt = keptResetKey(storage);
  const copy = keptAt === undefined ? [] : [[keptAt, null] as const];
  let written = writeTexts(storage, [...values, ...copy]);
  // The kept copy has the room that the values need.
  if (!written.ok && written.reason === 'full')
    written = makingRoom({ storage, namespace: '' }, () => writeTexts(storage, [...copy, ...values]), keptAt);
  return written.ok ? { ok: true, kept: merged.reduce((sum, { kept }) => sum + kept, 0) } : written;
}

/** Runs `work` while all locks are held. */
async function inLocks<Result>(names: readonly string[], locks: EditLocks | undefined, work: () => Result) {
  const results: Result[] = [];
  const run = async ([name, ...others]: readonly string[]): Promise<void> => {
    if (name === undefined || !locks) results.push(work());
    else await locks.request(name, () => run(others));
  };
  await run(names);
  return results[0] as Result;
}

function removedData(inverse: RemovedData | Texts): RemovedData {
  return 'texts' in inverse ? inverse : { texts: inverse, owners: undefined };
}

function logBroken({ name }: StoringApp) {
  return (error: unknown) => {
    console.error(`What ${name} stores could not be described.`, error);
    return undefined;
  };
}

function failed(error: unknown): Refusal {
  console.error('The sample data could not be reset or restored.', error);
  return refused(isQuotaError(error) ? 'full' : 'blocked');
}
