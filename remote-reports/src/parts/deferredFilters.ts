import { deferredPart } from '@back-office/shared/loading';
import type { ReportFiltersProps } from './ReportFilters';

/** Not needed for the first paint. Most of the chunk is react-aria. */
export const ReportFilters = deferredPart<ReportFiltersProps>(() =>
  import(/* webpackChunkName: "report-filters" */ './ReportFilters').then((part) => part.ReportFilters),
);
