import type { Outcome } from '@back-office/shared/state';
import { itemEdits } from './lateItemEdits';

/** Makes an edit once its code is there. If that cannot be loaded, the edit fails and the list stays as it is. */
export function withItemEdits(edit: () => Promise<Outcome>): Promise<Outcome> {
  return itemEdits.current() ? edit() : itemEdits.load().then(edit, notLoaded);
}

/** `withItemEdits` has loaded it. */
export function loadedEdits() {
  const code = itemEdits.current();
  if (!code) throw new Error('The code of edits is loaded before an edit.');
  return code;
}

function notLoaded(error: unknown): Outcome {
  console.error('The code of edits could not be loaded.', error);
  return {
    ok: false,
    reason: 'failed',
    message: 'A part of this page could not be loaded. Your list is unchanged. Check the connection and try again.',
  };
}
