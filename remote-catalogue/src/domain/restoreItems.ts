import type { Item } from './item';

/** One item as it was: gone since (`after` missing), or changed to `after`. `index` is its old place, where it moved. */
export interface RestoredRow {
  readonly before: Item;
  readonly after?: Item;
  readonly index?: number;
}

interface PlacedItem {
  readonly item: Item;
  readonly index: number;
}

interface Restoring {
  readonly rows: readonly RestoredRow[];
  readonly remove: readonly string[];
}

/** What leads from `next` back to `old`, told in a way that still makes sense on a list that has changed since. */
export function restoringRows(old: readonly Item[], next: readonly Item[]): Restoring {
  const { start, end } = commonEnds(old, next);
  const oldMiddle = old.slice(start, old.length - end);
  const nextMiddle = next.slice(start, next.length - end);
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
    return [{ before, after, ...(isReordered && { index }) }];
  });
  return { rows, remove: nextMiddle.filter(({ id }) => !oldIds.has(id)).map(({ id }) => id) };
}

/** How many rows are untouched at both ends: one edit in a long list then costs next to nothing. */
function commonEnds(old: readonly Item[], next: readonly Item[]) {
  const most = Math.min(old.length, next.length);
  let start = 0;
  while (start < most && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  return { start, end };
}

/**
 * Undo on whatever the list is by now. An item that is there again is left alone; one that was deleted after its
 * change stays deleted; a field that was edited since keeps its newer value.
 */
export function restoreRows(items: readonly Item[], rows: readonly RestoredRow[], remove: readonly string[]) {
  const removed = new Set(remove);
  const rowsById = new Map(rows.map((row) => [row.before.id, row]));
  const present = new Map(items.map((item) => [item.id, item]));
  let changed = 0;

  const placed: PlacedItem[] = [];
  for (const { before, after, index } of rows) {
    const current = present.get(before.id);
    if (index === undefined || (after === undefined && current) || (after !== undefined && !current)) continue;
    placed.push({ item: current && after ? reverted(current, before, after) : before, index });
    changed += 1;
  }
  const placedIds = new Set(placed.map(({ item }) => item.id));

  const rest: Item[] = [];
  for (const item of items) {
    if (placedIds.has(item.id)) continue;
    if (removed.has(item.id)) {
      changed += 1;
      continue;
    }
    const row = rowsById.get(item.id);
    if (row?.after) changed += 1;
    rest.push(row?.after ? reverted(item, row.before, row.after) : item);
  }
  return { next: changed === 0 ? items : insertAt(rest, placed), changed };
}

/** `current` with the fields that `after` changed as they were in `before`, unless they were edited since. */
function reverted(current: Item, before: Item, after: Item): Item {
  let result = current;
  for (const field of Object.keys({ ...before, ...after }) as (keyof Item)[]) {
    const isOurs = !isSame(after[field], before[field]) && isSame(after[field], current[field]);
    if (isOurs) result = { ...result, [field]: before[field] };
  }
  const { status, ...others } = result;
  return status === undefined ? others : result;
}

/** Locations are a list, and the list is read anew in each tab. */
function isSame(one: unknown, other: unknown) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Each placed item at its index, in rising order; what has come since moves behind them. */
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
