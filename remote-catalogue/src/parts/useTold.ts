import { useCallback } from 'react';
import { useToast } from '@back-office/shared/ui';
import type { Outcome } from '../data/itemsStore';

/** Tells of an edit in a toast with its way back, or why it was refused. Resolves to whether the edit was made. */
export function useTold() {
  const { show } = useToast();
  return useCallback(
    async (work: Promise<Outcome>, done: string | ((changed: number) => string)): Promise<boolean> => {
      async function undo(run: () => Promise<Outcome>) {
        const outcome = await run();
        if (!outcome.ok) show({ message: outcome.message, tone: 'failed' });
      }
      const outcome = await work;
      if (!outcome.ok) {
        show({ message: outcome.message, tone: 'failed' });
        return false;
      }
      const action = outcome.changed > 0 && { label: 'Undo', onPress: () => void undo(outcome.undo) };
      const message = typeof done === 'string' ? done : done(outcome.changed);
      show({ message, tone: 'done', ...(action && { action }) });
      return true;
    },
    [show],
  );
}
