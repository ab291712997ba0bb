import { deferredPart } from '@back-office/shared/loading';

/** Not needed for the first paint. Most of the chunks is react-aria. */
export const SummaryFilters = deferredPart(() =>
  import(/* webpackChunkName: "summary-filters" */ './SummaryFilters').then((part) => part.SummaryFilters),
);

export const DrillDownDialog = deferredPart(() =>
  import(/* webpackChunkName: "drill-down" */ './drill-down/DrillDownDialog').then((part) => part.DrillDownDialog),
);

/** Loads the parts while the page is idle, so that they open at once. */
export function preloadParts() {
  return Promise.all([SummaryFilters.preload(), DrillDownDialog.preload()]);
}
