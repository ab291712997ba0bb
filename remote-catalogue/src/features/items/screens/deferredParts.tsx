import { deferredPart } from '@back-office/shared/loading';

/** Everything of the list that uses react-aria, in one chunk, since react-aria is most of it. */
export const ItemRowMenu = deferredPart(() =>
  import(/* webpackChunkName: "items-choices" */ './ItemRowMenu').then((part) => part.ItemRowMenu),
);
export const ActionsMenu = deferredPart(() =>
  import(/* webpackChunkName: "items-choices" */ './ActionsMenu').then((part) => part.ActionsMenu),
);
export const ItemChips = deferredPart(() =>
  import(/* webpackChunkName: "items-choices" */ './ItemChips').then((part) => part.ItemChips),
);
export const ItemsDialogs = deferredPart(() =>
  import(/* webpackChunkName: "items-choices" */ './ItemsDialogs').then((part) => part.ItemsDialogs),
);
export const AllFiltersDialog = deferredPart(() =>
  import(/* webpackChunkName: "items-choices" */ './AllFiltersDialog').then((part) => part.AllFiltersDialog),
);
export const ExportDialog = deferredPart(() =>
  import(/* webpackChunkName: "items-choices" */ './ExportDialog').then((part) => part.ExportDialog),
);
export const LabelsDialog = deferredPart(() =>
  import(/* webpackChunkName: "labels" */ './LabelsDialog').then((part) => part.LabelsDialog),
);

export const ItemSheet = deferredPart(() =>
  import(/* webpackChunkName: "item-sheet" */ './item-sheet/ItemSheet').then((part) => part.ItemSheet),
);
export const BulkUpdateDialog = deferredPart(() =>
  import(/* webpackChunkName: "bulk-update" */ './bulk-update/BulkUpdateDialog').then((part) => part.BulkUpdateDialog),
);

/** Loads what the merchant is likely to open next. Call it when the page is idle. */
export function preloadParts() {
  return Promise.all([
    ItemRowMenu.preload(),
    ActionsMenu.preload(),
    ItemChips.preload(),
    ItemsDialogs.preload(),
    ItemSheet.preload(),
  ]);
}
