import type { Steps } from '@back-office/shared/loading';
import { changedIndexes } from './changedIndexes';
import type { Item } from './item';

/**
 * An item before an edit that removed it (`after` is missing) or changed it: then both have only its id and the fields
 * that the edit changed. `index` is its old position, if it was removed or moved.
 */
export type RestoredRow =
  | { readonly before: Item; readonly after?: undefined; readonly index?: number }
  | { readonly before: ChangedFields; readonly after: ChangedFields; readonly index?: number };

type ChangedFields = Partial<Item> & Pick<Item, 'id'>;

interface PlacedItem {
  readonly item: Item;
  readonly index: number;
}

interface Restoring {
  readonly rows: readonly RestoredRow[];
  /** The added items, as they were then. */
  readonly remove: readonly Item[];
}

/** What restores `old` from `next`, also if the list has changed since. */
export function* restoringRows(old: readonly Item[], next: readonly Item[]): Steps<Restoring> {
  const changed = changedIndexes(old, next);
  // Only changes, as in most edits.
  if (changed?.every((index) => old[index]?.id === next[index]?.id))
    return { rows: yield* changedRows(old, next, changed), remove: [] };
  return restoringOthers(old, next);
}

function restoringOthers(old: readonly Item[], next: readonly Item[]): Restoring {
  const { start, end } = commonEnds(old, next);
  const oldMiddle = old.slice(start, old.length - end);
  const nextMiddle = next.slice(start, next.length - end);
  // Only additions or deletions: the maps of a general edit take a tenth of a second for 100,000 items.
  if (oldMiddle.length === 0) return { rows: [], remove: nextMiddle };
  if (nextMiddle.length === 0)
    return { rows: oldMiddle.map((before, offset) => ({ before, index: start + offset })), remove: [] };
  const nextById = new Map(nextMiddle.map((item) => [item.id, item]));
  const oldIds = new Set(oldMiddle.map(({ id }) => id));
  const isReordered = !haveSameOrder(
    oldMiddle.filter(({ id }) => nextById.has(id)),
    nextMiddle.filter(({ id }) => oldIds.has(id)),
  );
  const rows = oldMiddle.flatMap((before, offset): RestoredRow[] => {
    const after = nextById.get(before.id);
    const index = start + offset;
    if (!after) return [{ before, index }];
    if (after === before && !isReordered) return [];
    return [{ ...changedFields(before, after), ...(isReordered && { index }) }];
  });
  return { rows, remove: nextMiddle.filter(({ id }) => !oldIds.has(id)) };
}

/** Rows that are read between two pauses: about a millisecond of work. */
const rowsPerStep = 300;

/** Of an edit that only changes items, at these indexes. */
function* changedRows(
  old: readonly Item[],
  next: readonly Item[],
  changed: readonly number[],
): Steps<readonly RestoredRow[]> {
  const rows: RestoredRow[] = [];
  for (const index of changed) {
    const [before, after] = [old[index], next[index]];
    if (before && after) rows.push(changedFields(before, after));
    if (rows.length % rowsPerStep === 0) yield;
  }
  return rows;
}

function changedFields(before: Item, after: Item): { readonly before: ChangedFields; readonly after: ChangedFields } {
  const old: Record<string, unknown> = { id: before.id };
  const next: Record<string, unknown> = { id: after.id };
  for (const field of Object.keys(before) as (keyof Item)[]) {
    if (isSame(before[field], after[field])) continue;
    old[field] = before[field];
    if (field in after) next[field] = after[field];
  }
  for (const field of Object.keys(after) as (keyof Item)[]) if (!(field in before)) next[field] = after[field];
  return { before: old as ChangedFields, after: next as ChangedFields };
}

/** How many rows are unchanged at both ends, so that one edit in a long list is cheap. */
function commonEnds(old: readonly Item[], next: readonly Item[]) {
  const changed = changedIndexes(old, next);
  if (changed) return { start: changed[0] ?? old.length, end: old.length - 1 - (changed.at(-1) ?? old.length - 1) };
  const maxLength = Math.min(old.length, next.length);
  let start = 0;
  while (start < maxLength && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < maxLength - start && old[old.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  return { start, end };
}

/**
 * Undoes an edit on the current list, which may have changed since. An item that exists again is kept as it is, one that
 * was deleted after its change stays deleted, one that was edited after it was added stays, and a field that was edited
 * since keeps its newer value. `kept` counts all of these.
 */
export function restoreRows(items: readonly Item[], rows: readonly RestoredRow[], remove: readonly Item[]) {
  const left = rows.length === 0 ? withoutRun(items, remove) : undefined;
  if (left) return { next: left, changed: remove.length, kept: 0 };
  const added = new Map(remove.map((item) => [item.id, item]));
  const rowsById = new Map(rows.map((row) => [row.before.id, row]));
  const present = new Map(items.map((item) => [item.id, item]));
  let changed = 0;
  let kept = 0;

  const placed: PlacedItem[] = [];
  for (const row of rows) {
    const current = present.get(row.before.id);
    if (row.after === undefined ? current !== undefined : !current || isEditedSince(current, row.after)) kept += 1;
    if (row.index === undefined || (row.after === undefined ? current : !current)) continue;
    const item = row.after === undefined ? row.before : current && reverted(current, row.before, row.after);
    if (!item) continue;
    placed.push({ item, index: row.index });
    changed += 1;
  }
  for (const item of remove) {
    const current = present.get(item.id);
    if (!current || !isSame(current, item)) kept += 1;
  }
  const placedIds = new Set(placed.map(({ item }) => item.id));

  const rest: Item[] = [];
  for (const item of items) {
    if (placedIds.has(item.id)) continue;
    const asAdded = added.get(item.id);
    if (asAdded && isSame(item, asAdded)) {
      changed += 1;
      continue;
    }
    const row = rowsById.get(item.id);
    const restored = row?.after ? reverted(item, row.before, row.after) : item;
    if (restored !== item) changed += 1;
    rest.push(restored);
  }
  return { next: changed === 0 ? items : insertAt(rest, placed), changed, kept };
}

/** The list without items that are in it one after the other, unchanged; `undefined` if they are not. */
function withoutRun(items: readonly Item[], run: readonly Item[]): readonly Item[] | undefined {
  const [first] = run;
  const start = first ? items.indexOf(first) : -1;
  if (start < 0 || !run.every((item, index) => items[start + index] === item)) return undefined;
  return [...items.slice(0, start), ...items.slice(start + run.length)];
}

/** `current` with the fields that the edit changed as they were before, unless they were edited since. */
function reverted(current: Item, before: ChangedFields, after: ChangedFields): Item {
  let result = current;
  for (const field of Object.keys({ ...before, ...after }) as (keyof Item)[]) {
    const isOurs = !isSame(after[field], before[field]) && isSame(after[field], current[field]);
    if (isOurs) result = { ...result, [field]: before[field] };
  }
  if (result === current) return current;
  // A field that the item did not have before is left out again.
  const fields = Object.entries(result).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as unknown as Item;
}

/** The time of the edit itself does not count: every later edit changes it. */
function isEditedSince(current: Item, after: ChangedFields): boolean {
  return (Object.keys(after) as (keyof Item)[]).some(
    (field) => field !== 'updatedAt' && !isSame(current[field], after[field]),
  );
}

/** Compares by value, since each tab parses its own arrays of locations. */
function isSame(one: unknown, other: unknown) {
  if (one === other) return true;
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

/** Inserts items at their indexes, which must be in rising order. Items added since move behind them. */
function insertAt(rest: readonly Item[], placed: readonly PlacedItem[]): readonly Item[] {
  const result: Item[] = [];
  let taken = 0;
  for (const { item, index } of placed) {
    for (let next = rest[taken]; next && result.length < index; next = rest[taken]) {
      result.push(next);
      taken += 1;
    }
    result.push(item);
  }
  return [...result, ...rest.slice(taken)];
}

function haveSameOrder(one: readonly Item[], other: readonly Item[]) {
  return one.every((item, index) => item.id === other[index]?.id);
}
