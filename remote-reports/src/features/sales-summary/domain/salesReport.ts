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
import { byGroup, byTime, type Division, type RangeRows } from './divisions';
import { lineDefinitions } from './lineDefinitions';
import { reportLines, type ReportLine } from './reportLines';
import { figuresOf } from './rowFigures';
import type { SummaryView } from './summaryView';

/** Everything the screen shows of a view, whichever way it is drawn. */
export interface SalesReport {
  /** All that the report is made of. */
  readonly rows: readonly Transaction[];
  readonly range: DayRange;
  /** The days it is compared with; `undefined` where it is compared with nothing, as is the next. */
  readonly baseline: DayRange | undefined;
  readonly data: SalesData;
  readonly before: SalesData | undefined;
  readonly lines: readonly ReportLine[];
  /** By hour, day, week or month; `undefined` for Summary. */
  readonly time: Division | undefined;
  /** `undefined` where the metric is not grouped. */
  readonly groups: Division | undefined;
}

type ReportedView = Pick<SummaryView, 'filters' | 'granularity' | 'comparison'>;

export function salesReport(ledger: Pick<Ledger, 'rowsOf'>, view: ReportedView): SalesReport {
  const { filters, granularity, comparison } = view;
  const range = filters.dateRange;
  const baseline = baselineOf(range, comparison);
  const now = rowsIn(ledger, filters, range);
  const before = baseline && rowsIn(ledger, filters, baseline);
  const time = granularity === 'Summary' ? undefined : byTime(now, before, granularity);
  const groups = filters.groupBy === 'All' ? undefined : byGroup(now, before, filters.groupBy);
  const source = {
    now: figuresOf(now.rows),
    before: before && figuresOf(before.rows),
    divisions: [time, groups].filter((division) => division !== undefined),
  };
  return {
    rows: now.rows,
    range,
    baseline,
    data: source.now.data,
    before: source.before?.data,
    lines: reportLines(lineDefinitions, source),
    time,
    groups,
  };
}

function rowsIn(ledger: Pick<Ledger, 'rowsOf'>, filters: ReportFilters, range: DayRange): RangeRows {
  return { range, rows: filterTransactions(ledger.rowsOf(range), rowFiltersOf({ ...filters, dateRange: range })) };
}
