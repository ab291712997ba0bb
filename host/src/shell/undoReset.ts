import { pluralize } from '@back-office/shared/format';
import { createConversationsArchive, createSampleData, type UndoneReset } from '@back-office/shared/state';
import type { ToastMessage } from '@back-office/shared/ui';

/** In milliseconds: a reset concerns everything, so there is more time to undo it. */
export const undoTime = 20_000;

export function openSampleData() {
  return createSampleData({ conversations: createConversationsArchive() });
}

interface UndoOptions {
  readonly show: (message: ToastMessage) => void;
  /** By default the last reset of this browser is undone. */
  readonly undo?: () => Promise<UndoneReset>;
  readonly onDone?: () => void;
}

/** Undoes a reset and says so. What was refused can be tried again. */
export async function undoReset(options: UndoOptions) {
  const { show, undo = openSampleData().undoLast, onDone } = options;
  const undone = await undo();
  if (!undone.ok) {
    const action = { label: 'Undo', onPress: () => void undoReset({ ...options, undo }) };
    return show({ message: undone.message, tone: 'failed', action, lifetime: undoTime });
  }
  onDone?.();
  const kept = undone.kept > 0 ? ` ${pluralize(undone.kept, 'edit')} made since then stayed.` : '';
  show({ message: `Your data is back.${kept}`, tone: 'done' });
}
