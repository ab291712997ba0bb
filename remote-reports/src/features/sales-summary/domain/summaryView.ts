import {
  defaultReportFilters,
  granularities,
  groupByChoices,
  locationChoices,
  timeRanges,
  type Granularity,
  type ReportFilters,
} from '@back-office/shared/ledger';
import { comparisons, type Comparison } from '../../../domain/comparison';

export const drawings = ['Table', 'Chart', 'Gauge'] as const;
type Drawing = (typeof drawings)[number];

/** All that decides what the sales summary shows; it lives in the address. */
export interface SummaryView {
  readonly filters: ReportFilters;
  readonly granularity: Granularity;
  readonly drawing: Drawing;
  readonly comparison: Comparison;
}

/** Spec B §9. */
export const defaultView: SummaryView = {
  filters: defaultReportFilters,
  granularity: 'Summary',
  drawing: 'Gauge',
  comparison: 'None',
};

/** The choices of the filter bar, in its order (spec B §2). */
export interface SummaryChoices {
  readonly report: Granularity;
  readonly location: ReportFilters['location'];
  readonly view: Drawing;
  readonly group: ReportFilters['groupBy'];
  readonly time: ReportFilters['timeframe'];
  readonly compare: Comparison;
}

export type ChoiceName = keyof SummaryChoices;

interface ChoiceDefinition {
  readonly name: ChoiceName;
  readonly label: string;
  readonly options: readonly string[];
  readonly default: string;
}

export const choiceDefinitions: readonly ChoiceDefinition[] = [
  choice('report', 'Report type', granularities, defaultView.granularity),
  choice('location', 'Locations', locationChoices, defaultReportFilters.location),
  choice('view', 'View', drawings, defaultView.drawing),
  choice('group', 'Group metric by', groupByChoices, defaultReportFilters.groupBy),
  choice('time', 'Filter by', timeRanges, defaultReportFilters.timeframe),
  choice('compare', 'Compare to', comparisons, defaultView.comparison),
];

/** The compiler sees to it that a choice offers what its part of the view can be. */
function choice<Name extends ChoiceName>(
  name: Name,
  label: string,
  options: readonly SummaryChoices[Name][],
  byDefault: SummaryChoices[Name],
): ChoiceDefinition {
  return { name, label, options, default: byDefault };
}

export function choicesOf({ filters, granularity, drawing, comparison }: SummaryView): SummaryChoices {
  return {
    report: granularity,
    location: filters.location,
    view: drawing,
    group: filters.groupBy,
    time: filters.timeframe,
    compare: comparison,
  };
}
