import { deferredPart } from '@back-office/shared/loading';

/** What the report does not need for its first paint: react-aria is most of it. */
export const SummaryFilters = deferredPart(() =>
  import(/* webpackChunkName: "summary-filters" */ './SummaryFilters').then((part) => part.SummaryFilters),
);

export const DrillDownDialog = deferredPart(() =>
  import(/* webpackChunkName: "drill-down" */ './drill-down/DrillDownDialog').then((part) => part.DrillDownDialog),
);

/** Fetched when the page is idle, so that opening feels instant. */
export function preloadParts() {
  return Promise.all([SummaryFilters.preload(), DrillDownDialog.preload()]);
}
