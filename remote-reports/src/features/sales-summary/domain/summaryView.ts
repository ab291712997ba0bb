import {
  defaultRange,
  readFigures,
  type Comparison,
  type Granularity,
  type GroupBy,
  type Scope,
} from '@back-office/shared/ledger';
import { drillDownLines, type DrillDownLine } from '@back-office/shared/routes';
import { fromSlug } from '@back-office/shared/url';
import { chosenIn, fieldControl, reportControls, scopeIn, type Display } from '../../../domain/reportControls';

/** Everything that determines what the sales summary shows. It is kept in the address. */
export interface SummaryView {
  readonly scope: Scope;
  readonly groupBy: GroupBy;
  readonly granularity: Granularity;
  readonly display: Display;
  readonly comparison: Comparison;
}

const { report, view: display, group, compare } = reportControls;

/** The filter bar, in its order. */
export const summaryControls = [
  report,
  fieldControl('location'),
  display,
  group,
  fieldControl('part-of-day'),
  compare,
] as const;

export const defaultView: SummaryView = {
  scope: { range: defaultRange, filters: [] },
  groupBy: group.default,
  granularity: report.default,
  display: display.default,
  comparison: compare.default,
};

/** The view of an address such as `?report=daily&location=location-2`. Missing and unknown values are the default. */
export function viewOf(params: URLSearchParams): SummaryView {
  const { granularity, groupBy, comparison } = readFigures(params);
  return {
    scope: scopeIn(params, summaryControls),
    groupBy,
    granularity,
    display: chosenIn<Display>(params, display),
    comparison,
  };
}

/** The line whose drill-down is open, `line=gross-sales`. */
export function lineOf(params: URLSearchParams): DrillDownLine | undefined {
  return fromSlug(drillDownLines, readFigures(params).line ?? null);
}
