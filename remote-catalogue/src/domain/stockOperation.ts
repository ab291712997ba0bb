import { pluralize } from '@back-office/shared/format';
import { readEach, type ReadList } from '@back-office/shared/state';
import * as v from 'valibot';
import { stockKey } from '@back-office/shared/stock';
import type { MovementKind, StockMovement } from './stockMovements';

/** The edits of the journal. Entries are never changed: an Undo takes them out. */
export type StockOperation =
  /** `isNew`: not those that an Undo or a restoration brings back. */
  | { readonly kind: 'add'; readonly movements: readonly StockMovement[]; readonly isNew?: boolean }
  | { readonly kind: 'remove'; readonly ids: readonly string[] };

/** The journal after an operation. New sales that were taken off already are not added. */
export function applyToStock(before: readonly StockMovement[], operation: StockOperation) {
  if (operation.kind === 'add') {
    const known = new Set(before.map(({ id }) => id));
    const settled = operation.isNew ? settledDays(before) : new Map<string, string>();
    const added = operation.movements.filter((movement) => !known.has(movement.id) && !isSettled(movement, settled));
    const inverse: StockOperation = { kind: 'remove', ids: added.map(({ id }) => id) };
    return { movements: [...before, ...added], changed: added.length, inverse };
  }
  const ids = new Set(operation.ids);
  const removed = before.filter(({ id }) => ids.has(id));
  const inverse: StockOperation = { kind: 'add', movements: removed };
  return { movements: before.filter(({ id }) => !ids.has(id)), changed: removed.length, inverse };
}

/** The last day whose sales were taken off, of each variation. */
function settledDays(movements: readonly StockMovement[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { kind, itemId, variationId, through = '' } of movements) {
    const key = stockKey(itemId, variationId);
    if (kind === 'sale' && through > (days.get(key) ?? '')) days.set(key, through);
  }
  return days;
}

/** Whether these sales, such as those that another tab shows too, were taken off already. */
function isSettled({ kind, itemId, variationId, through }: StockMovement, days: ReadonlyMap<string, string>): boolean {
  return kind === 'sale' && through !== undefined && through <= (days.get(stockKey(itemId, variationId)) ?? '');
}

export const movementNames: Readonly<Record<MovementKind, string>> = {
  receive: 'Received',
  adjust: 'Adjusted',
  count: 'Counted',
  transfer: 'Transferred',
  sale: 'Sold',
};

/** What an edit did, for the history: “Stock received: 3 variations”. */
export function describeStockChange(operation: StockOperation, changed: number): string {
  if (operation.kind === 'remove') return `${pluralize(changed, 'stock entry', 'stock entries')} taken back`;
  const [first] = operation.movements;
  const sold = new Set(operation.movements.map(({ itemId, variationId }) => `${itemId}\n${variationId}`)).size;
  return `Stock ${movementNames[first?.kind ?? 'adjust'].toLowerCase()}: ${pluralize(sold, 'variation')}`;
}

const movement = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  at: v.string(),
  kind: v.picklist(['receive', 'adjust', 'count', 'transfer', 'sale']),
  itemId: v.string(),
  variationId: v.string(),
  location: v.string(),
  change: v.pipe(v.number(), v.finite()),
  counted: v.optional(v.number()),
  reason: v.optional(v.string()),
  through: v.optional(v.string()),
});

/** The entries of a stored journal, and those that cannot be read. */
export function readStoredMovements(list: readonly unknown[]): ReadList<StockMovement> {
  return readEach(movement, list);
}
