import { pluralize } from '@back-office/shared/format';
import { useAnnounceEdit, type Outcome } from '@back-office/shared/state';
import type { ImportMode } from '../state/useImport';

const messages: Readonly<Record<ImportMode, (changed: number) => string>> = {
  merge: (changed) => `${pluralize(changed, 'item')} added`,
  update: (changed) => `${pluralize(changed, 'item')} updated`,
  replace: (changed) => `List replaced by ${pluralize(changed, 'item')}`,
};

/** Returns a function that says what an import did, with Undo. */
export function useImportToast() {
  const announce = useAnnounceEdit();
  return (mode: ImportMode, outcome: Outcome & { readonly ok: true }) => {
    async function undo() {
      const undone = await outcome.undo();
      return undone.ok ? undone : { ...undone, message: `${undone.message} The import was not undone.` };
    }
    void announce({ ...outcome, undo }, messages[mode]);
  };
}
