import type { DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  baselineText,
  baselineUntil,
  mapAnswer,
  rowFiltersOf,
  type Answer,
  type LedgerPort,
  type Moment,
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
  /** The same in words: `Nov 1 – 23, 2025, until 1:18 AM`. */
  readonly baselineName: string | undefined;
  /** Where its last day ends, if that of the range is today. */
  readonly baselineUntil: Moment | undefined;
  readonly data: SalesData;
  readonly baselineData: SalesData | undefined;
  readonly lines: readonly ReportLine[];
  /** By hour, day, week or month; `undefined` for the report type Summary. */
  readonly time: SubRows | undefined;
  /** `undefined` if the metrics are not grouped. */
  readonly groups: SubRows | undefined;
}

type ReportedView = Pick<SummaryView, 'filters' | 'granularity' | 'comparison'>;

/**
 * Asks for the transactions of the range and of the baseline, and calculates the report from them. If the range ends
 * today, the baseline ends at the same minute.
 */
export function askSalesReport(
  port: Pick<LedgerPort, 'rows'>,
  view: ReportedView,
  now: Moment,
  signal?: AbortSignal,
): Answer<SalesReport> {
  const { filters, comparison } = view;
  const baselineRange = periodBaseline(filters.dateRange, comparison, now.day);
  const until = baselineRange && baselineUntil(filters.dateRange, baselineRange, now);
  const options = signal && { signal };
  const rowsIn = (dateRange: DayRange) => rowFiltersOf({ ...filters, dateRange });
  return mapAnswer(
    allAnswers<[RowsAnswer, RowsAnswer | undefined]>(
      port.rows(rowsIn(filters.dateRange), options),
      baselineRange ? port.rows({ ...rowsIn(baselineRange), until }, options) : undefined,
    ),
    ([current, baseline]) => ({
      ...reportOf(view, current, baseline, baselineRange, now),
      baselineName: baselineRange && baselineText(filters.dateRange, baselineRange, until),
      baselineUntil: until,
    }),
  );
}

function reportOf(
  view: ReportedView,
  sent: RowsAnswer,
  sentBaseline: RowsAnswer | undefined,
  baselineRange: DayRange | undefined,
  { day: today }: Moment,
): Omit<SalesReport, 'baselineName' | 'baselineUntil'> {
  const { filters, granularity } = view;
  const range = filters.dateRange;
  const current: RangeRows = { rows: sent.rows, range };
  const baseline = sentBaseline && baselineRange && { rows: sentBaseline.rows, range: baselineRange };
  const time =
    granularity === 'Summary'
      ? undefined
      : subRowsByTime(current, baseline, { granularity, comparison: view.comparison, today });
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
