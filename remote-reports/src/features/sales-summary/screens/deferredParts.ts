import { deferredPart } from '@back-office/shared/loading';
import { ReportFilters } from '../../../parts/ReportFilterBar';

/** Not needed for the first paint. */
export const DrillDownDialog = deferredPart(() =>
  import(/* webpackChunkName: "drill-down" */ './drill-down/DrillDownDialog').then((part) => part.DrillDownDialog),
);

/** Loads the parts while the page is idle, so that they open at once. */
export function preloadParts() {
  return Promise.all([ReportFilters.preload(), DrillDownDialog.preload()]);
}
