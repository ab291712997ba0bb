import type { DeclaredValue } from '@back-office/shared/contract';
import { keepEdits } from '../keepEdits';
import { announceChange } from '../storageChanges';
import { isQuotaError, parsedJson, refused, type StorageArea, type WriteResult } from '../storageArea';

/** Stored texts by key; `null` for a key without one. */
export type Texts<Text extends string | null = string> = readonly (readonly [key: string, text: Text])[];

/** The stored texts of the values. What cannot be read is left out, for its screen to report. */
export function readTexts(storage: StorageArea, values: readonly DeclaredValue[]): Texts {
  return values.flatMap(({ key }) => {
    const text = storage.getItem(key);
    return text !== null && parsedJson(text) !== undefined ? [[key, text] as const] : [];
  });
}

/** Writes all texts, or none of them. `null` removes. */
export function writeTexts(storage: StorageArea, texts: Texts<string | null>): WriteResult {
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

/** The text of before with what was edited since, and how many edits these are. `now` is the stored text. */
export function withEdits(before: string, now: string | null, value: DeclaredValue | undefined) {
  const stored = now === null ? undefined : parsedJson(now);
  // An unreadable text is the newest that there is; its screen will report it.
  if (now !== null && stored === undefined) return { text: now, kept: 1 };
  if (now === null) return { text: before, kept: 0 };
  const { value: merged, kept } = keepEdits(parsedJson(before), value?.edits ? value.edits(stored) : stored);
  return { text: kept === 0 ? before : JSON.stringify(merged), kept };
}

function set(storage: StorageArea, key: string, text: string | null) {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}
