import { finish, type Steps } from '@back-office/shared/loading';
import type { Item, ItemPhoto, ItemStatus } from './item';
import { longList } from './limits';
import { mergePhotos } from './mergePhotos';
import { priceInUnit } from './price';
import { restoreRows, restoringRows, type RestoredRow } from './restoreItems';
import { withMoves, type StockMove } from './stockMovements';
import { hasVariations, summaryOf, type Variation } from './variations';

/**
 * The fields that an update sets; missing ones are kept. A new unit without a new price also changes the unit of the
 * price: `$3.00/ea` becomes `$3.00/lb`.
 */
export type ItemPatch = Partial<Omit<Item, 'id' | 'createdAt' | 'updatedAt' | 'status' | 'variations' | 'lowStock'>> & {
  readonly lowStock?: number | UsualLevel;
  readonly status?: ItemStatus;
  /** The photos to which those of the patch were changed: what was changed elsewhere meanwhile stays. */
  readonly photosBefore?: readonly ItemPhoto[];
  /** What each of its variations gets; nothing of an item without. */
  readonly eachVariation?: Partial<Pick<Variation, 'price' | 'stock' | 'cost'>>;
  /** All variations that the item has from then on. Empty with empty `options` for an item without. */
  readonly variations?: readonly VariationPatch[];
};

/** Takes back a low level of its own. An empty cost is an unknown one. */
export type UsualLevel = 'usual';

/** Missing fields are those that the variation with this id has. */
export type VariationPatch = Pick<Variation, 'id' | 'values'> &
  Partial<Omit<Variation, 'lowStock'>> & { readonly lowStock?: number | UsualLevel };

export interface ItemUpdate {
  readonly id: string;
  readonly patch: ItemPatch;
}

/**
 * All edits of the list. Each runs on the list as it is in storage, so that two tabs never overwrite each other. Undo runs
 * `restore`.
 */
export type ItemsOperation =
  | { readonly kind: 'add'; readonly items: readonly Item[] }
  | { readonly kind: 'update'; readonly ids: readonly string[]; readonly patch: ItemPatch; readonly at: string }
  | { readonly kind: 'updateEach'; readonly updates: readonly ItemUpdate[]; readonly at: string }
  | { readonly kind: 'moveStock'; readonly moves: readonly StockMove[]; readonly at: string }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'merge'; readonly items: readonly Item[] }
  | { readonly kind: 'replace'; readonly items: readonly Item[] }
  | { readonly kind: 'exchange'; readonly remove: readonly string[]; readonly items: readonly Item[] }
  | { readonly kind: 'restore'; readonly rows: readonly RestoredRow[]; readonly remove: readonly Item[] };

/** The edits that write many items at once. */
export type ImportOperation = Extract<ItemsOperation, { readonly kind: 'merge' | 'replace' }>;

export interface Applied {
  readonly items: readonly Item[];
  /** How many items were added, changed or removed; for `replace`, how many the list has, if any. */
  readonly changed: number;
  /** How many items an undo leaves as they are, because they were edited or deleted since. */
  readonly kept?: number;
  /** Reverses this operation and keeps later edits. */
  readonly inverse: ItemsOperation;
}

/** The list after an operation; the same array if nothing changes. */
export function applyOperation(items: readonly Item[], operation: ItemsOperation): Applied {
  const known = preparedEdits.get(operation);
  return known?.of === items ? known.applied : finish(apply(items, operation));
}

function* apply(items: readonly Item[], operation: ItemsOperation): Steps<Applied> {
  const { next, changed, kept } = yield* run(items, operation);
  // Moves add up, so that taking one back leaves those that were made since.
  if (operation.kind === 'moveStock') return { items: next, changed, inverse: reversedMoves(operation) };
  const rest = { changed, ...(kept && { kept }) };
  if (changed === 0) return { items, ...rest, inverse: { kind: 'restore', rows: [], remove: [] } };
  return { items: next, ...rest, inverse: { kind: 'restore', ...(yield* restoringRows(items, next)) } };
}

const noItems: readonly Item[] = [];

/** By the items that are to be added to a list: those that it has not. */
const prepared = new WeakMap<readonly Item[], { readonly of: readonly Item[]; readonly fresh: readonly Item[] }>();

/** What an edit does to a list. */
const preparedEdits = new WeakMap<ItemsOperation, { readonly of: readonly Item[]; readonly applied: Applied }>();

/** Does most of the work of `applyOperation` for the same list, where many items are added or changed. */
export function* prepareOperation(items: readonly Item[], operation: ItemsOperation): Steps<void> {
  if (operation.kind === 'merge' || operation.kind === 'replace') {
    const of = operation.kind === 'merge' ? items : noItems;
    prepared.set(operation.items, { of, fresh: yield* freshItems(operation.items, of) });
  } else preparedEdits.set(operation, { of: items, applied: yield* apply(items, operation) });
}

/** So many items of a list are changed in short tasks. */
const manyChanges = 1_000;

/** Whether an edit takes so long that it should be prepared. */
export function isLongEdit(before: readonly Item[], operation: ItemsOperation): boolean {
  switch (operation.kind) {
    case 'merge':
    case 'replace':
      return before.length + operation.items.length > longList;
    case 'update':
      return operation.ids.length > manyChanges;
    case 'updateEach':
      return operation.updates.length > manyChanges;
    default:
      return false;
  }
}

interface Result {
  readonly next: readonly Item[];
  readonly changed: number;
  readonly kept?: number;
}

function* run(items: readonly Item[], operation: ItemsOperation): Steps<Result> {
  switch (operation.kind) {
    case 'add':
    case 'merge': {
      const fresh = freshItemsAtOnce(operation.items, items);
      return { next: [...items, ...fresh], changed: fresh.length };
    }
    case 'update': {
      const { patch, at } = operation;
      return yield* update(items, new Map(operation.ids.map((id) => [id, patch])), at);
    }
    case 'updateEach':
      return yield* update(items, new Map(operation.updates.map(({ id, patch }) => [id, patch])), operation.at);
    case 'moveStock':
      return moveStock(items, operation.moves, operation.at);
    case 'delete': {
      const next = itemsWithout(items, operation.ids);
      return { next, changed: items.length - next.length };
    }
    case 'exchange': {
      const left = itemsWithout(items, operation.remove);
      const fresh = freshItemsAtOnce(operation.items, left);
      return { next: [...left, ...fresh], changed: items.length - left.length + fresh.length };
    }
    case 'clear':
      return { next: [], changed: items.length };
    case 'replace': {
      const next = freshItemsAtOnce(operation.items, noItems);
      return { next, changed: next.length || items.length };
    }
    case 'restore':
      return restoreRows(items, operation.rows, operation.remove);
  }
}

type MoveStock = Extract<ItemsOperation, { readonly kind: 'moveStock' }>;

function reversedMoves({ moves, ...operation }: MoveStock): MoveStock {
  return { ...operation, moves: moves.map((move) => ({ ...move, by: -move.by })) };
}

function moveStock(items: readonly Item[], moves: readonly StockMove[], updatedAt: string): Result {
  const ofItems = new Map<string, StockMove[]>();
  for (const move of moves) ofItems.set(move.itemId, [...(ofItems.get(move.itemId) ?? []), move]);
  let changed = 0;
  const next = items.map((item): Item => {
    const own = ofItems.get(item.id);
    const moved = own ? withMoves(item, own) : item;
    if (moved === item) return item;
    changed += 1;
    return { ...moved, updatedAt };
  });
  return { next: changed === 0 ? items : next, changed };
}

function itemsWithout(items: readonly Item[], removed: readonly string[]): readonly Item[] {
  const ids = new Set(removed);
  return items.filter(({ id }) => !ids.has(id));
}

function freshItemsAtOnce(incoming: readonly Item[], items: readonly Item[]): readonly Item[] {
  const known = prepared.get(incoming);
  return known?.of === items ? known.fresh : finish(freshItems(incoming, items));
}

/** Ids that are looked up between two pauses: less than a millisecond of work. */
const idsPerStep = 500;

/** The incoming items that the list has not; of several with the same id, the first. */
function* freshItems(incoming: readonly Item[], items: readonly Item[]): Steps<readonly Item[]> {
  const ids = new Set<string>();
  const fresh: Item[] = [];
  let read = 0;
  for (const { id } of items) {
    ids.add(id);
    read += 1;
    if (read % idsPerStep === 0) yield;
  }
  for (const item of incoming) {
    // Asking before adding would look up each id twice.
    const before = ids.size;
    if (ids.add(item.id).size > before) fresh.push(item);
    read += 1;
    if (read % idsPerStep === 0) yield;
  }
  return fresh;
}

/** Items that are looked up between two pauses: at most a millisecond of work. */
const itemsPerStep = 500;

function* update(items: readonly Item[], patches: ReadonlyMap<string, ItemPatch>, updatedAt: string): Steps<Result> {
  const next = items.slice();
  let changed = 0;
  for (let index = 0; index < items.length; index += 1) {
    // No two items have the same id.
    if (changed === patches.size) break;
    if (index % itemsPerStep === itemsPerStep - 1) yield;
    const item = items[index];
    const patch = item && patches.get(item.id);
    if (!item || !patch) continue;
    next[index] = withSummary(withoutBlankFields(patched(item, patch, updatedAt)));
    changed += 1;
  }
  return { next, changed };
}

function patched(
  item: Item,
  { variations: patches, eachVariation, lowStock, photosBefore, ...patch }: ItemPatch,
  updatedAt: string,
): Item {
  const inUnit = (price: string) => (patch.unit === undefined ? price : priceInUnit(price, patch.unit));
  const { lowStock: level, ...known } = item;
  const photos = patch.photos && photosBefore && mergePhotos(photosBefore, item.photos ?? [], patch.photos);
  const fields = { ...patch, ...(photos && { photos }) };
  const next: Item = { ...known, price: inUnit(item.price), ...fields, ...levelAfter(level, lowStock), updatedAt };
  const variations = patches
    ? patchedVariations(item, patches)
    : item.variations?.map((variation) => {
        const kept = { ...variation, price: inUnit(variation.price) };
        return eachVariation ? withoutUnknownCost({ ...kept, ...eachVariation }) : kept;
      });
  return variations ? { ...next, variations } : next;
}

function patchedVariations(item: Item, patches: readonly VariationPatch[]): readonly Variation[] {
  const before = new Map(item.variations?.map((variation) => [variation.id, variation]));
  const blank: Omit<Variation, 'id' | 'values'> = { sku: '', gtin: '', weight: '', price: item.price, stock: 0 };
  return patches.map(({ lowStock, ...patch }) => {
    const { lowStock: level, ...known } = before.get(patch.id) ?? blank;
    return withoutUnknownCost({ ...known, ...patch, ...levelAfter(level, lowStock) });
  });
}

/** An empty cost is unknown, which is stored as none. */
function withoutUnknownCost({ cost, ...variation }: Variation): Variation {
  return { ...variation, ...(cost && { cost }) };
}

function levelAfter(before: number | undefined, set: number | UsualLevel = before ?? 'usual') {
  return set === 'usual' ? {} : { lowStock: set };
}

/** Active is stored as no status, and an item without options, variations, menus or photos has no such fields. */
function withoutBlankFields(item: Item): Item {
  const { status, cost, options, variations, menus, photos } = item;
  const isBlank = (list: readonly unknown[] | undefined) => list?.length === 0;
  const hasBlank = status === 'Active' || cost === '' || [options, variations, menus, photos].some(isBlank);
  // Most have none, and each copy counts in an edit of thousands of items.
  return hasBlank ? filledFields(item) : item;
}

function filledFields({ status, options, variations, menus, photos, cost, ...item }: Item): Item {
  return {
    ...item,
    ...(status && status !== 'Active' && { status }),
    ...(options && options.length > 0 && { options }),
    ...(variations && variations.length > 0 && { variations }),
    ...(menus && menus.length > 0 && { menus }),
    ...(photos && photos.length > 0 && { photos }),
    ...(cost && { cost }),
  };
}

/** An item with variations shows their lowest price and their stock, whatever else was set; costs and levels are theirs. */
function withSummary(item: Item): Item {
  if (!item.variations || !hasVariations(item)) return item;
  const { cost: _cost, lowStock: _lowStock, ...varied } = item;
  return { ...varied, ...summaryOf(item.variations) };
}
