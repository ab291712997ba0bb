import { pluralize } from '@back-office/shared/format';
import type { Outcome } from '@back-office/shared/state';
import { useToast } from '@back-office/shared/ui';
import type { ImportMode } from '../state/useImport';

const messages: Readonly<Record<ImportMode, (changed: number) => string>> = {
  merge: (changed) => `${pluralize(changed, 'item')} added`,
  update: (changed) => `${pluralize(changed, 'item')} updated`,
  replace: (changed) => `List replaced by ${pluralize(changed, 'item')}`,
};

/** Returns a function that says what an import did, with Undo. An Undo that fails can be tried again. */
export function useImportToast() {
  const { show } = useToast();

  async function undo(run: () => Promise<Outcome>) {
    const outcome = await run();
    if (outcome.ok) return;
    show({
      message: `${outcome.message} The import was not undone.`,
      tone: 'failed',
      action: { label: 'Undo', onPress: () => void undo(run) },
    });
  }

  return (mode: ImportMode, outcome: Outcome & { readonly ok: true }) =>
    show({
      message: messages[mode](outcome.changed),
      tone: 'done',
      action: { label: 'Undo', onPress: () => void undo(outcome.undo) },
    });
}
