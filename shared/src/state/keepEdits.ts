import { isInDatabase, type InDatabase } from './longList/listPlace';
import { isObject } from './storedValue';

type Entry = Readonly<Record<string, unknown>>;

/** A stored value with the edits that were made since, and how many these are. */
export interface WithEdits {
  readonly value: unknown;
  readonly kept: number;
}

/**
 * Puts a removed value back without losing what was stored since. Of a list, entries with the same id and equal texts
 * are the same entry; of an object, its fields. What is stored now wins, everything else returns in its old order.
 */
export function keepEdits(before: unknown, now: unknown): WithEdits {
  if (isInDatabase(now)) return { value: withEntries(now, before), kept: now.count };
  if (isInDatabase(before)) return { value: withEntries(before, now), kept: Array.isArray(now) ? now.length : 1 };
  if (Array.isArray(before) && Array.isArray(now)) return keepEntries(before, now);
  if (isObject(before) && isObject(now)) return keepFields(before, now);
  return isSame(before, now) ? { value: before, kept: 0 } : { value: now, kept: 1 };
}

/** A list in a database cannot be read here: the entries of the other list are left for its screen to add. */
function withEntries(place: InDatabase, list: unknown): InDatabase {
  return Array.isArray(list) && list.length > 0 ? { ...place, added: list } : place;
}

function keepEntries(before: readonly unknown[], now: readonly unknown[]): WithEdits {
  const current = new Map(now.map((entry) => [idOf(entry), entry]));
  const known = new Set(before.map(idOf));
  const added = now.filter((entry) => !known.has(idOf(entry)));
  const changed = before.filter((entry) => current.has(idOf(entry)) && !isSame(current.get(idOf(entry)), entry));
  const returned = before.map((entry) => (current.has(idOf(entry)) ? current.get(idOf(entry)) : entry));
  return { value: [...returned, ...added], kept: added.length + changed.length };
}

function keepFields(before: Entry, now: Entry): WithEdits {
  const merged = Object.entries(now).map(([name, value]) => {
    const isList = Array.isArray(before[name]) && Array.isArray(value);
    if (!isList) return [name, value, isSame(before[name], value) ? 0 : 1] as const;
    const list = keepEdits(before[name], value);
    return [name, list.value, list.kept] as const;
  });
  return {
    value: { ...before, ...Object.fromEntries(merged.map(([name, value]) => [name, value])) },
    kept: merged.reduce((sum, [, , kept]) => sum + kept, 0),
  };
}

function idOf(entry: unknown): unknown {
  return isObject(entry) ? `id ${String(entry['id'])}` : entry;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
