import { deferredPart } from '@back-office/shared/loading';

/**
 * What the list does not need for its first paint. Menus and chips are one chunk (react-aria is most of it); each
 * window is its own.
 */
export const RowMenu = deferredPart(() => choices().then((parts) => parts.RowMenu));
export const ActionsMenu = deferredPart(() => choices().then((parts) => parts.ActionsMenu));
export const ItemChips = deferredPart(() => choices().then((parts) => parts.ItemChips));

export const AllFiltersDialog = deferredPart(() => choices().then((parts) => parts.AllFiltersDialog));
export const ExportDialog = deferredPart(() => choices().then((parts) => parts.ExportDialog));

export const ItemSheet = deferredPart(() =>
  import(/* webpackChunkName: "item-sheet" */ './item-sheet/ItemSheet').then((part) => part.ItemSheet),
);
export const BulkUpdateDialog = deferredPart(() =>
  import(/* webpackChunkName: "bulk-update" */ './bulk-update/BulkUpdateDialog').then((part) => part.BulkUpdateDialog),
);
export const ImportDialog = deferredPart(() =>
  import(/* webpackChunkName: "import-library" */ '../../item-import/screens/ImportDialog').then(
    (part) => part.ImportDialog,
  ),
);

function choices() {
  return import(/* webpackChunkName: "items-choices" */ './choiceParts');
}

/** Fetched when the page is idle, so that opening feels instant. */
export function preloadParts() {
  return Promise.all([RowMenu.preload(), ActionsMenu.preload(), ItemChips.preload(), ItemSheet.preload()]);
}
