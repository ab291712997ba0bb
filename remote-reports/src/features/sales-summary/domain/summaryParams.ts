import {
  defaultReportFilters,
  granularities,
  groupByChoices,
  locationChoices,
  timeRanges,
} from '@back-office/shared/ledger';
import { drillDownLines, type DrillDownLine } from '@back-office/shared/routes';
import { comparisons } from '../../../domain/comparison';
import { rangeOf } from '../../../domain/rangeParams';
import { choiceDefinitions, defaultView, drawings, type ChoiceName, type SummaryView } from './summaryView';

/** The view an address asks for, such as `?report=daily&location=location-2`; what is missing or unknown is the default. */
export function viewOf(params: URLSearchParams): SummaryView {
  return {
    filters: {
      dateRange: rangeOf(params),
      location: known(locationChoices, params.get('location')) ?? defaultReportFilters.location,
      timeframe: known(timeRanges, params.get('time')) ?? defaultReportFilters.timeframe,
      groupBy: known(groupByChoices, params.get('group')) ?? defaultReportFilters.groupBy,
    },
    granularity: known(granularities, params.get('report')) ?? defaultView.granularity,
    drawing: known(drawings, params.get('view')) ?? defaultView.drawing,
    comparison: known(comparisons, params.get('compare')) ?? defaultView.comparison,
  };
}

/** The line whose transactions are open, `line=gross-sales`. */
export function lineOf(params: URLSearchParams): DrillDownLine | undefined {
  return known(drillDownLines, params.get('line'));
}

/** The same address with another choice; the default leaves no trace. */
export function withChoice(params: URLSearchParams, name: ChoiceName, value: string): URLSearchParams {
  const isDefault = choiceDefinitions.some((choice) => choice.name === name && choice.default === value);
  return withValue(params, name, isDefault ? undefined : slugOf(value));
}

/** The same address with the transactions of a line open, or none. */
export function withLine(params: URLSearchParams, line: DrillDownLine | undefined): URLSearchParams {
  return withValue(params, 'line', line);
}

function withValue(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}

function known<Choice extends string>(choices: readonly Choice[], slug: string | null): Choice | undefined {
  return choices.find((choice) => slugOf(choice) === slug);
}

/** `Same period last year` is written `same-period-last-year`. */
function slugOf(choice: string): string {
  return choice.toLowerCase().replaceAll(' ', '-');
}
