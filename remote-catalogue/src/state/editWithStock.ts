import { asOneAction, runAtomically, type Outcome } from '@back-office/shared/state';
import type { NewMovement } from '../domain/stockMovements';
import type { useStock } from './stock';

/**
 * An edit of the items, and entries of the journal whose stock the items have already: both or neither, also when they are
 * undone. The edit resolves to `undefined` if it was canceled.
 */
export function editWithStock<Edited extends Outcome | undefined>(
  movements: readonly NewMovement[],
  write: ReturnType<typeof useStock>['write'],
  edit: (group: string | undefined) => Promise<Edited>,
): Promise<Edited | Outcome> {
  return asOneAction(async () => {
    const group = movements.length > 0 ? `stock:${crypto.randomUUID()}` : undefined;
    const saved = await edit(group);
    if (!saved?.ok || saved.changed === 0 || movements.length === 0) return saved;
    const written = await write(movements, group);
    if (!written.ok) {
      await saved.undo();
      return written;
    }
    const isKept = saved.isKept !== false && written.isKept !== false;
    return { ...saved, isKept, undo: () => runAtomically([written.undo, saved.undo]) };
  });
}
