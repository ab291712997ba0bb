import { pluralize } from '@back-office/shared/format';
import { useAnnounceEdit } from '@back-office/shared/state';
import type { ImportMode } from '../data/importPort';
import type { Imported } from '../state/runImport';

const messages: Readonly<Record<ImportMode, (changed: number) => string>> = {
  merge: (changed) => `${pluralize(changed, 'item')} added`,
  update: (changed) => `${pluralize(changed, 'item')} updated`,
  replace: (changed) => `List replaced by ${pluralize(changed, 'item')}`,
};

/** Returns a function that says what an import did, with Undo. */
export function useImportToast() {
  const announce = useAnnounceEdit();
  return (mode: ImportMode, { counted, ...outcome }: Imported) => {
    async function undo() {
      const undone = await outcome.undo();
      return undone.ok ? undone : { ...undone, message: `${undone.message} The import was not undone.` };
    }
    const placed = counted > 0 ? `, stock by location of ${pluralize(counted, 'variation')} counted` : '';
    void announce({ ...outcome, undo }, (changed) => `${messages[mode](changed)}${placed}`);
  };
}
