import type { DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  mapAnswer,
  rowFiltersOf,
  type Answer,
  type LedgerPort,
  type RowsAnswer,
  type SalesData,
  type Transaction,
  periodBaseline,
} from '@back-office/shared/ledger';
import type { LineDefinition } from './lineDefinition';
import { paymentLines } from './paymentLines';
import { reportLines, type ReportLine } from './reportLines';
import { figuresOf } from './rowFigures';
import { salesLines } from './salesLines';
import { subRowsByGroup, subRowsByTime, type RangeRows, type SubRows } from './subRows';
import type { SummaryView } from './summaryView';

/** The sections of the report from top to bottom. */
export const sectionDefinitions: readonly LineDefinition[] = [...salesLines, ...paymentLines];

/** Everything the screen shows of a view, whether as a gauge, chart or table. */
export interface SalesReport {
  /** What was asked for. */
  readonly view: ReportedView;
  /** The transactions of the report that the source sent. */
  readonly rows: readonly Transaction[];
  /** The number of transactions of the report and, in a comparison, of the baseline; `shown` are those that were sent. */
  readonly sent: { readonly shown: number; readonly total: number };
  readonly range: DayRange;
  /** The days it is compared with; `undefined`, like `baselineData`, without a comparison. */
  readonly baselineRange: DayRange | undefined;
  readonly data: SalesData;
  readonly baselineData: SalesData | undefined;
  readonly lines: readonly ReportLine[];
  /** By hour, day, week or month; `undefined` for the report type Summary. */
  readonly time: SubRows | undefined;
  /** `undefined` if the metrics are not grouped. */
  readonly groups: SubRows | undefined;
}

type ReportedView = Pick<SummaryView, 'filters' | 'granularity' | 'comparison'>;

/** Asks for the transactions of the range and of the baseline, and calculates the report from them. */
export function askSalesReport(
  port: Pick<LedgerPort, 'rows'>,
  view: ReportedView,
  signal?: AbortSignal,
): Answer<SalesReport> {
  const { filters, comparison } = view;
  const baselineRange = periodBaseline(filters.dateRange, comparison);
  const options = signal && { signal };
  const rowsIn = (dateRange: DayRange) => port.rows(rowFiltersOf({ ...filters, dateRange }), options);
  return mapAnswer(
    allAnswers<[RowsAnswer, RowsAnswer | undefined]>(
      rowsIn(filters.dateRange),
      baselineRange ? rowsIn(baselineRange) : undefined,
    ),
    ([current, baseline]) => reportOf(view, current, baseline, baselineRange),
  );
}

function reportOf(
  view: ReportedView,
  sent: RowsAnswer,
  sentBaseline: RowsAnswer | undefined,
  baselineRange: DayRange | undefined,
): SalesReport {
  const { filters, granularity } = view;
  const range = filters.dateRange;
  const current: RangeRows = { rows: sent.rows, range };
  const baseline = sentBaseline && baselineRange && { rows: sentBaseline.rows, range: baselineRange };
  const time = granularity === 'Summary' ? undefined : subRowsByTime(current, baseline, granularity, view.comparison);
  const groups = filters.groupBy === 'All' ? undefined : subRowsByGroup(current, baseline, filters.groupBy);
  const source = {
    current: figuresOf(current.rows),
    baseline: baseline && figuresOf(baseline.rows),
    subRows: [time, groups].filter((subRows) => subRows !== undefined),
  };
  return {
    view,
    rows: current.rows,
    sent: {
      shown: sent.rows.length + (sentBaseline?.rows.length ?? 0),
      total: sent.total + (sentBaseline?.total ?? 0),
    },
    range,
    baselineRange,
    data: source.current.data,
    baselineData: source.baseline?.data,
    lines: reportLines(sectionDefinitions, source),
    time,
    groups,
  };
}
