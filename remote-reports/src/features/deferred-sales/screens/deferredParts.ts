import { deferredPart } from '@back-office/shared/loading';
import { ReportFilters } from '../../../parts/ReportFilterBar';

/** Not needed for the first paint. */
export const SalesDetailDialog = deferredPart(() =>
  import(/* webpackChunkName: "deferred-dialogs" */ './details/SalesDetailDialog').then(
    (part) => part.SalesDetailDialog,
  ),
);

export const PaymentDialog = deferredPart(() =>
  import(/* webpackChunkName: "deferred-dialogs" */ './details/PaymentDialog').then((part) => part.PaymentDialog),
);

export const CollectedDrawing = deferredPart(() =>
  import(/* webpackChunkName: "deferred-drawing" */ './report/CollectedDrawing').then((part) => part.CollectedDrawing),
);

/** Loads the parts while the page is idle, so that they open at once. */
export function preloadParts() {
  return Promise.all([ReportFilters.preload(), SalesDetailDialog.preload(), PaymentDialog.preload()]);
}
