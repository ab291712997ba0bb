import { loadOnce } from '@back-office/shared/loading';

export const itemEdits = loadOnce(() => import(/* webpackChunkName: "item-edits" */ './itemEdits'));

/** The code of edits, for the stores that gave it to `createEditStore`: an edit waits until it is there. */
export function loadedEdits() {
  const code = itemEdits.current();
  if (!code) throw new Error('The code of edits is loaded before an edit.');
  return code;
}
