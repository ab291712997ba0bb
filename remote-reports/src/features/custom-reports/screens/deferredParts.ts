import { deferredPart } from '@back-office/shared/loading';

/** Everything of the list that uses react-aria, in one chunk. */
export const StatusChip = deferredPart(() =>
  import(/* webpackChunkName: "custom-reports-choices" */ './StatusChip').then((part) => part.StatusChip),
);
export const ReportMenu = deferredPart(() =>
  import(/* webpackChunkName: "custom-reports-choices" */ './ReportMenu').then((part) => part.ReportMenu),
);

/** Loads what the merchant is likely to open next. Call it when the page is idle. */
export function preloadParts() {
  void Promise.all([StatusChip.preload(), ReportMenu.preload()]);
}
