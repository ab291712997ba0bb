import { fieldFilters, readFigures, type FiguresView, type MeasureId, type Scope } from '@back-office/shared/ledger';
import { fromSlug } from '@back-office/shared/url';
import { filterFields } from '../../../domain/filterFields';
import {
  chosenIn,
  fieldControl,
  filterBar,
  reportControls,
  scopeIn,
  type Display,
} from '../../../domain/reportControls';
import { drillDownLines, type DrillDownLine } from '../../../domain/reportLineRows';
import { transactionsAddress } from '../../../domain/transactionsView';
import type { RowSelection } from './subRows';

/** Everything that determines what the sales summary shows. It is kept in the address. */
export interface SummaryView extends Pick<FiguresView, 'groupBy' | 'granularity' | 'comparison'> {
  readonly scope: Scope;
  readonly display: Display;
}

const { view: display, compare } = reportControls;

export const summaryControls = [...filterBar(filterFields.summary.map(fieldControl)), compare];

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

/** What an address without parameters shows. */
export const defaultView = viewOf(new URLSearchParams());

/** The line whose drill-down is open, `line=gross-sales`. */
export function lineOf(params: URLSearchParams): DrillDownLine | undefined {
  return fromSlug(drillDownLines, readFigures(params).line ?? null);
}

/** Some transactions of a report. */
interface ReportTransactions extends RowSelection {
  readonly line?: MeasureId | undefined;
  /** The id of the one whose panel is open. */
  readonly opened?: string | undefined;
}

/** The address of the transactions page with the transactions of a report, all or some of them. */
export function reportTransactionsAddress(
  report: Scope,
  { range = report.range, filters = [], ...rest }: ReportTransactions = {},
): string {
  return transactionsAddress({ range, filters: fieldFilters([...report.filters, ...filters]), ...rest });
}
