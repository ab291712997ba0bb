import { deferredPart } from '@back-office/shared/loading';

/** Everything that uses react-aria, loaded after the first paint. */
export const StockActions = deferredPart(() =>
  import(/* webpackChunkName: "stock-choices" */ './StockActions').then((part) => part.StockActions),
);
export const StockEntryDialog = deferredPart(() =>
  import(/* webpackChunkName: "stock-choices" */ './StockEntryDialog').then((part) => part.StockEntryDialog),
);
export const StockHistoryDialog = deferredPart(() =>
  import(/* webpackChunkName: "stock-choices" */ './StockHistoryDialog').then((part) => part.StockHistoryDialog),
);

export function preloadParts() {
  return Promise.all([StockActions.preload(), StockEntryDialog.preload(), StockHistoryDialog.preload()]);
}
