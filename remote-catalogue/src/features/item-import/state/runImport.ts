import type { Outcome } from '@back-office/shared/state';
import { stockKey } from '@back-office/shared/stock';
import type { ImportMode, ImportPort } from '../data/importPort';
import { editWithStock } from '../../../state/editWithStock';
import type { useItems } from '../../../state/items';
import type { useStock } from '../../../state/stock';

/** What an import has done. */
export type Imported = Outcome & {
  readonly ok: true;
  /** How many variations were counted, because the file says that their stock is elsewhere. */
  readonly counted: number;
};

/** The list's own edits. */
type Edits = Pick<ReturnType<typeof useItems>, 'merge' | 'updateEach' | 'replace'>;

/** Makes the change of the list, and of the journal of stock with it; undefined if the import was canceled. */
export async function importAll(
  opened: ImportPort,
  mode: ImportMode,
  isCurrent: () => boolean,
  edits: Edits,
  write: ReturnType<typeof useStock>['write'],
): Promise<Imported | (Outcome & { readonly ok: false }) | undefined> {
  const entries = await collected(opened.entries(mode), isCurrent);
  if (!entries) return undefined;
  const saved = await editWithStock(entries, write, (group) => editList(opened, mode, isCurrent, edits, group));
  if (!saved?.ok) return saved;
  const counted = saved.changed === 0 ? [] : entries.filter(({ kind }) => kind === 'count');
  return { ...saved, counted: new Set(counted.map(({ itemId, variationId }) => stockKey(itemId, variationId))).size };
}

async function editList(
  opened: ImportPort,
  mode: ImportMode,
  isCurrent: () => boolean,
  { merge, updateEach, replace }: Edits,
  group: string | undefined,
): Promise<Outcome | undefined> {
  if (mode === 'update') {
    const updates = await collected(opened.updates(), isCurrent);
    return updates && updateEach(updates, group);
  }
  const items = await collected(opened.items(mode), isCurrent);
  return items && (mode === 'merge' ? merge : replace)(items, group);
}

/** All batches as one list; undefined if the import was canceled. */
async function collected<Entry>(batches: AsyncIterable<readonly Entry[]>, isCurrent: () => boolean) {
  const entries: Entry[] = [];
  for await (const batch of batches) {
    if (!isCurrent()) return undefined;
    entries.push(...batch);
  }
  return entries;
}
