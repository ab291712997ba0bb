import type { DayRange } from '@back-office/shared/format';
import {
  filterTransactions,
  rowFiltersOf,
  type Ledger,
  type ReportFilters,
  type SalesData,
  type Transaction,
} from '@back-office/shared/ledger';
import { baselineOf } from '../../../domain/comparison';
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
  /** All transactions of the report. */
  readonly rows: readonly Transaction[];
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

export function salesReport(ledger: Pick<Ledger, 'rowsOf'>, view: ReportedView): SalesReport {
  const { filters, granularity, comparison } = view;
  const range = filters.dateRange;
  const baselineRange = baselineOf(range, comparison);
  const current = rowsIn(ledger, filters, range);
  const baseline = baselineRange && rowsIn(ledger, filters, baselineRange);
  const time = granularity === 'Summary' ? undefined : subRowsByTime(current, baseline, granularity);
  const groups = filters.groupBy === 'All' ? undefined : subRowsByGroup(current, baseline, filters.groupBy);
  const source = {
    current: figuresOf(current.rows),
    baseline: baseline && figuresOf(baseline.rows),
    subRows: [time, groups].filter((subRows) => subRows !== undefined),
  };
  return {
    rows: current.rows,
    range,
    baselineRange,
    data: source.current.data,
    baselineData: source.baseline?.data,
    lines: reportLines(sectionDefinitions, source),
    time,
    groups,
  };
}

function rowsIn(ledger: Pick<Ledger, 'rowsOf'>, filters: ReportFilters, range: DayRange): RangeRows {
  return { range, rows: filterTransactions(ledger.rowsOf(range), rowFiltersOf({ ...filters, dateRange: range })) };
}
