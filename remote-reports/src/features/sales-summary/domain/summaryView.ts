import {
  defaultReportFilters,
  granularities,
  groupByChoices,
  locationChoices,
  timeRanges,
  type Granularity,
  type ReportFilters,
  comparisons,
  type Comparison,
} from '@back-office/shared/ledger';
import type { ChoiceParam } from '@back-office/shared/url';

export const displays = ['Table', 'Chart', 'Gauge'] as const;
type Display = (typeof displays)[number];

/** Everything that determines what the sales summary shows. It is kept in the address. */
export interface SummaryView {
  readonly filters: ReportFilters;
  readonly granularity: Granularity;
  readonly display: Display;
  readonly comparison: Comparison;
}

export const defaultView: SummaryView = {
  filters: defaultReportFilters,
  granularity: 'Summary',
  display: 'Gauge',
  comparison: 'None',
};

/** The values of the filter bar, in its order. */
export interface SummaryChoices {
  readonly report: Granularity;
  readonly location: ReportFilters['location'];
  readonly view: Display;
  readonly group: ReportFilters['groupBy'];
  readonly time: ReportFilters['timeframe'];
  readonly compare: Comparison;
}

export type ChoiceName = keyof SummaryChoices;

/** The choices of the filter bar by the name of their address parameter. */
export const choiceParams: {
  readonly [Name in ChoiceName]: ChoiceParam<SummaryChoices[Name]> & { readonly name: Name; readonly label: string };
} = {
  report: { name: 'report', label: 'Report type', choices: granularities, default: defaultView.granularity },
  location: { name: 'location', label: 'Locations', choices: locationChoices, default: defaultReportFilters.location },
  view: { name: 'view', label: 'View', choices: displays, default: defaultView.display },
  group: { name: 'group', label: 'Group metric by', choices: groupByChoices, default: defaultReportFilters.groupBy },
  time: { name: 'time', label: 'Filter by', choices: timeRanges, default: defaultReportFilters.timeframe },
  compare: { name: 'compare', label: 'Compare to', choices: comparisons, default: defaultView.comparison },
};

export function choicesOf({ filters, granularity, display, comparison }: SummaryView): SummaryChoices {
  return {
    report: granularity,
    location: filters.location,
    view: display,
    group: filters.groupBy,
    time: filters.timeframe,
    compare: comparison,
  };
}
