import { deferredPart } from '@back-office/shared/loading';

/** The dialog stands on react-aria, so it comes after the first paint. */
export const AddItemsDialog = deferredPart(() =>
  import(/* webpackChunkName: "add-items" */ './AddItemsDialog').then((part) => part.AddItemsDialog),
);

export function preloadParts() {
  return AddItemsDialog.preload();
}
