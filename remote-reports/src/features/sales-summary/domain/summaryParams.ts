import { drillDownLines, type DrillDownLine } from '@back-office/shared/routes';
import { fromSlug, readChoice, withParams } from '@back-office/shared/url';
import { rangeOf } from '../../../domain/rangeParams';
import { choiceParams, type SummaryView } from './summaryView';

/** The view of an address such as `?report=daily&location=location-2`. Missing and unknown values are the default. */
export function viewOf(params: URLSearchParams): SummaryView {
  return {
    filters: {
      dateRange: rangeOf(params),
      location: readChoice(params, choiceParams.location),
      timeframe: readChoice(params, choiceParams.time),
      groupBy: readChoice(params, choiceParams.group),
    },
    granularity: readChoice(params, choiceParams.report),
    display: readChoice(params, choiceParams.view),
    comparison: readChoice(params, choiceParams.compare),
  };
}

/** The line whose drill-down is open, `line=gross-sales`. */
export function lineOf(params: URLSearchParams): DrillDownLine | undefined {
  return fromSlug(drillDownLines, params.get('line'));
}

/** The same address with the drill-down of a line open, or closed. */
export function withLine(params: URLSearchParams, line: DrillDownLine | undefined): URLSearchParams {
  return withParams(params, { line });
}
