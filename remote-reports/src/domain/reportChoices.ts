import {
  defaultReportFilters,
  granularities,
  groupByChoices,
  locationChoices,
  timeRanges,
  type DimensionId,
  type Granularity,
  type ReportFilters,
} from '@back-office/shared/ledger';
import type { ChoiceParam } from '@back-office/shared/url';

export const displays = ['Table', 'Chart', 'Gauge'] as const;
export type Display = (typeof displays)[number];

/** The values of the filters that all reports have. */
export interface ReportChoices {
  readonly report: Granularity;
  readonly location: ReportFilters['location'];
  readonly view: Display;
  readonly group: ReportFilters['groupBy'];
  readonly time: ReportFilters['timeframe'];
}

/** A filter: the address parameter that holds the choice, and the label of its chip. */
export interface ChoiceFilterParam<Choice extends string> extends ChoiceParam<Choice> {
  readonly label: string;
  /** What it filters by. If it is open, a ledger of the page's own offers its values in place of `choices`. */
  readonly field?: DimensionId;
}

const unfiltered: readonly string[] = ['All', 'All day', 'None'];

/** Whether the default of a filter means that nothing is filtered; its chip is then shown without it. */
export function isUnfilteredByDefault({ default: byDefault }: ChoiceFilterParam<string>): boolean {
  return unfiltered.includes(byDefault);
}

/** The filters in the order of the bar, by the name of their address parameter. */
export const reportChoiceParams: {
  readonly [Name in keyof ReportChoices]: ChoiceFilterParam<ReportChoices[Name]> & { readonly name: Name };
} = {
  report: { name: 'report', label: 'Report type', choices: granularities, default: 'Summary' },
  location: {
    name: 'location',
    label: 'Locations',
    choices: locationChoices,
    default: defaultReportFilters.location,
    field: 'location',
    isOpen: true,
  },
  view: { name: 'view', label: 'View', choices: displays, default: 'Gauge' },
  group: { name: 'group', label: 'Group metric by', choices: groupByChoices, default: defaultReportFilters.groupBy },
  time: { name: 'time', label: 'Filter by', choices: timeRanges, default: defaultReportFilters.timeframe },
};
