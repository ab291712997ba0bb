import { useCallback } from 'react';
import { useToast } from '@back-office/shared/ui';
import type { Outcome } from './editLock';

/**
 * Returns a function that shows a toast when an edit has been made, with Undo, or why it failed. An Undo that fails can
 * be tried again. It resolves to whether the edit was made.
 */
export function useAnnounceEdit() {
  const { show } = useToast();
  return useCallback(
    async (edit: Promise<Outcome>, message: string | ((changed: number) => string)): Promise<boolean> => {
      const undoWith = (run: () => Promise<Outcome>) => ({ label: 'Undo', onPress: () => void undo(run) });
      async function undo(run: () => Promise<Outcome>) {
        const outcome = await run();
        if (!outcome.ok) show({ message: outcome.message, tone: 'failed', action: undoWith(run) });
      }
      const outcome = await edit;
      if (!outcome.ok) {
        show({ message: outcome.message, tone: 'failed' });
        return false;
      }
      const action = outcome.changed > 0 && undoWith(outcome.undo);
      const text = typeof message === 'string' ? message : message(outcome.changed);
      show({ message: text, tone: 'done', ...(action && { action }) });
      return true;
    },
    [show],
  );
}
