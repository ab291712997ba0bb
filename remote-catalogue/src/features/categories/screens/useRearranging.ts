import { useState } from 'react';
import { useToast } from '@back-office/shared/ui';
import { isSameOrder, type Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';

export interface Rearranging {
  readonly isOn: boolean;
  readonly start: () => void;
  /** Tells what has changed, with the way back. */
  readonly finish: () => void;
  /** Keeps an order at once, or says why it could not be kept. */
  readonly save: (order: readonly Category[]) => void;
}

/** Rearranging, from the press that starts it to Done. */
export function useRearranging(): Rearranging {
  const { categories, arrange } = useCategories();
  const { show } = useToast();
  /** The order to which Undo goes back. */
  const [before, setBefore] = useState<readonly Category[] | null>(null);

  async function keep(order: readonly Category[]) {
    const outcome = await arrange(order);
    if (!outcome.ok) show({ message: outcome.message, tone: 'failed' });
  }
  const save = (order: readonly Category[]) => void keep(order);

  function finish() {
    setBefore(null);
    if (!before || isSameOrder(before, categories)) return;
    show({ message: 'New order saved', tone: 'done', action: { label: 'Undo', onPress: () => save(before) } });
  }
  return { isOn: before !== null, start: () => setBefore(categories), finish, save };
}
