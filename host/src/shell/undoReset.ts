import { pluralize } from '@back-office/shared/format';
import { createSampleData, type SampleData, type UndoneReset } from '@back-office/shared/state';
import type { ToastMessage } from '@back-office/shared/ui';
import type { Areas } from '../remotes/areas';
import { askOwners } from '../remotes/stored';
import { undoTime } from './undoTime';

export function openSampleData(areas: Areas): SampleData {
  return createSampleData({ ask: () => askOwners(areas) });
}

interface UndoOptions {
  readonly areas: Areas;
  readonly show: (message: ToastMessage) => void;
  /** By default the last reset of this browser is undone. */
  readonly undo?: () => Promise<UndoneReset>;
  readonly onDone?: () => void;
}

/** Undoes a reset and says so. What was refused can be tried again. */
export async function undoReset(options: UndoOptions) {
  const { areas, show, undo = openSampleData(areas).undoLast, onDone } = options;
  const undone = await undo();
  if (!undone.ok) {
    const action = { label: 'Undo', onPress: () => void undoReset({ ...options, undo }) };
    return show({ message: undone.message, tone: 'failed', action, lifetime: undoTime });
  }
  onDone?.();
  const kept = undone.kept > 0 ? ` ${pluralize(undone.kept, 'edit')} made since then stayed.` : '';
  show({ message: `Your data is back.${kept}`, tone: 'done' });
}
