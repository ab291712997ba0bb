import type { DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  comparedDays,
  mapAnswer,
  summandsOf,
  type Answer,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerPort,
  type Moment,
} from '@back-office/shared/ledger';
import { countCondition } from '../../../domain/reportLineRows';
import { reportLines, type ReportLine } from './reportLines';
import { askGroupRows, type AskSections, type SubRows } from './subRows';
import { sectionIds, summaryMeasures } from './summaryLines';
import type { SummaryView } from './summaryView';
import { askTimeRows } from './timeRows';

/** Everything the screen shows of a view, whether as a gauge, chart or table. */
export interface SalesReport {
  /** What was asked for. */
  readonly view: ReportedView;
  readonly transactions: number;
  /** If the source could not count all transactions of the report and, in a comparison, of the baseline. */
  readonly part: FiguresAnswer['part'];
  readonly range: DayRange;
  /** The days it is compared with; `undefined`, like `baseline`, without a comparison. */
  readonly baselineRange: DayRange | undefined;
  /** The same in words: `Nov 1 – 23, 2025, until 1:18 AM`. */
  readonly baselineName: string | undefined;
  /** Where its last day ends, if that of the range is today. */
  readonly baselineUntil: Moment | undefined;
  readonly figures: FigureGroup['figures'];
  readonly baseline: FigureGroup['figures'] | undefined;
  readonly lines: readonly ReportLine[];
  /** By hour, day, week or month; `undefined` for the report type Summary. */
  readonly time: SubRows | undefined;
  /** `undefined` if the metrics are not grouped. */
  readonly groups: SubRows | undefined;
}

type ReportedView = Pick<SummaryView, 'scope' | 'groupBy' | 'granularity' | 'comparison'>;

/** All lines of the report, and how many transactions each counts. */
export const summaryQuestion = {
  measures: summaryMeasures,
  counts: Object.fromEntries(summaryMeasures.map((id) => [id, countCondition(id)])),
};

/**
 * Asks for all lines of the range and of the baseline, and for the sections by time and by group. If the range ends
 * today, the baseline ends at the same minute.
 */
export function askSalesReport(
  port: Pick<LedgerPort, 'figures' | 'describe'>,
  view: ReportedView,
  now: Moment,
  signal?: AbortSignal,
): Answer<SalesReport> {
  const { scope, groupBy, granularity, comparison } = view;
  const { range } = scope;
  const before = comparedDays(range, comparison, now);
  const baseline = before?.days;
  const options = signal && { signal };
  const askSections: AskSections = (question) =>
    port.figures({ ...scope, measures: summandsOf(sectionIds), ...question }, options);
  const rows = { range, baseline, granularity, groupBy, comparison, today: now.day };
  return mapAnswer(
    allAnswers(
      port.describe(options),
      port.figures({ ...scope, ...summaryQuestion, baseline }, options),
      askTimeRows(askSections, rows),
      askGroupRows(askSections, rows),
    ),
    ([{ feeRules }, whole, time, groups]) => ({
      view,
      transactions: whole.total.transactions,
      part: whole.part,
      range,
      baselineRange: baseline?.range,
      baselineName: before?.name,
      baselineUntil: baseline?.until,
      figures: whole.total.figures,
      baseline: whole.baseline?.figures,
      lines: reportLines(
        { ...whole, feeRules },
        [time, groups].filter((subRows) => subRows !== undefined),
      ),
      time,
      groups,
    }),
  );
}
