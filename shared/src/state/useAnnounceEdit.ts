import { pluralize } from '@back-office/shared/format';
import { useCallback } from 'react';
import { useToast } from '@back-office/shared/ui';
import type { Outcome } from './editLock';

const onlyHere = 'It can be undone only here: the history has no room for it.';

/**
 * Returns a function that shows a toast when an edit has been made, with Undo, or why it failed. An Undo that fails can
 * be tried again. It resolves to whether the edit was made.
 */
export function useAnnounceEdit() {
  const { show } = useToast();
  return useCallback(
    async (edit: Outcome | Promise<Outcome>, message: string | ((changed: number) => string)): Promise<boolean> => {
      const undoWith = (run: () => Promise<Outcome>) => ({ label: 'Undo', onPress: () => void undo(run) });
      async function undo(run: () => Promise<Outcome>) {
        const outcome = await run();
        if (!outcome.ok) return show({ message: outcome.message, tone: 'failed', action: undoWith(run) });
        const kept = keptText(outcome);
        if (kept) show({ message: kept, tone: outcome.changed > 0 ? 'done' : 'failed' });
      }
      const outcome = await edit;
      if (!outcome.ok) {
        show({ message: outcome.message, tone: 'failed' });
        return false;
      }
      const action = outcome.changed > 0 && undoWith(outcome.undo);
      const done = typeof message === 'string' ? message : message(outcome.changed);
      const text = outcome.isKept === false ? `${done}. ${onlyHere}` : done;
      show({ message: text, tone: 'done', ...(action && { action }) });
      return true;
    },
    [show],
  );
}

/** What an Undo left as it is and why; empty if it left nothing. */
export function keptText({ changed, kept = 0 }: { readonly changed: number; readonly kept?: number }): string {
  if (kept === 0) return '';
  if (changed === 0) return 'Nothing was changed: what it concerned was edited or deleted since.';
  return `${pluralize(kept, 'entry', 'entries')} stayed, because ${kept === 1 ? 'it was' : 'they were'} edited or deleted since.`;
}
