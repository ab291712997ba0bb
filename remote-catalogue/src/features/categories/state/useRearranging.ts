import { useState } from 'react';
import { useAnnounceEdit } from '@back-office/shared/state';
import { useToast } from '@back-office/shared/ui';
import { isSameOrder, type Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';

export interface Rearranging {
  readonly isOn: boolean;
  readonly start: () => void;
  /** Shows a toast with Undo if the order changed. */
  readonly finish: () => void;
  /** Saves an order immediately. Shows a toast if it cannot be saved. */
  readonly save: (order: readonly Category[]) => void;
}

/** The rearranging mode, from the Rearrange button to Done. */
export function useRearranging(): Rearranging {
  const { categories, arrange } = useCategories();
  const { show } = useToast();
  const announce = useAnnounceEdit();
  /** The order that Undo restores. */
  const [before, setBefore] = useState<readonly Category[] | null>(null);
  /** All moves until Done are one change of the history. */
  const [group, setGroup] = useState('');

  async function trySave(order: readonly Category[]) {
    const outcome = await arrange(order, group);
    if (!outcome.ok) show({ message: outcome.message, tone: 'failed' });
  }
  const save = (order: readonly Category[]) => void trySave(order);

  function start() {
    setBefore(categories);
    setGroup(crypto.randomUUID());
  }

  function finish() {
    setBefore(null);
    if (!before || isSameOrder(before, categories)) return;
    void announce({ ok: true, changed: 1, undo: () => arrange(before, group) }, 'New order saved');
  }
  return { isOn: before !== null, start, finish, save };
}
