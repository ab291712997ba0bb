import { dayCount, daysOf, type Day, type DayRange } from '@back-office/shared/format';
import {
  finish,
  finishInSlices,
  isPromise,
  rowFiltersOf,
  rowsMeeting,
  type Answer,
  type LedgerPort,
  type Moment,
  type ReportFilters,
  type RowsAnswer,
  type Steps,
  type Transaction,
} from '@back-office/shared/ledger';
import { listCondition } from '../reportLineRows';
import type { ReportDefinition } from './definition';
import { evaluateInSteps, type ReportResult } from './evaluateReport';
import type { FieldId } from './fields';
import { ledgerLines, type LedgerLine } from './ledgerLines';
import { calendarOf, hourOf, ledgerSource } from './ledgerSource';

/** The transactions that a report is about. */
export interface ReportScope extends Pick<ReportFilters, 'dateRange' | 'location' | 'timeframe'> {
  /** Of the baseline of a range that ends today. */
  readonly until?: Moment | undefined;
}

/** A report over the ledger. */
export interface LedgerReport {
  /** What was asked for. */
  readonly scope: ReportScope;
  readonly result: ReportResult;
  /** What the result was calculated from, for charts by another text. */
  readonly lines: readonly LedgerLine[];
  /** The number of transactions that the source sent, and that there are. */
  readonly sent: { readonly shown: number; readonly total: number };
}

/** Asks the ledger for the transactions in the scope and evaluates the report over them. */
export function askReport(
  port: Pick<LedgerPort, 'rows'>,
  definition: ReportDefinition,
  scope: ReportScope,
  today: Day,
  signal?: AbortSignal,
): Answer<LedgerReport> {
  const query = { ...rowFiltersOf({ ...scope, groupBy: 'All' }), until: scope.until };
  const rowsAnswer = port.rows(query, signal && { signal });
  const reportOf = (answer: RowsAnswer) => reportInSteps(definition, scope, today, answer);
  const answerOf = (answer: RowsAnswer) =>
    answer.rows.length > maxRowsAtOnce ? finishInSlices(reportOf(answer), { signal }) : finish(reportOf(answer));
  return isPromise(rowsAnswer) ? rowsAnswer.then(answerOf) : answerOf(rowsAnswer);
}

/** More rows, which only a high `?volume=` has, are evaluated in slices, so that the page stays responsive. */
const maxRowsAtOnce = 20_000;

function* reportInSteps(
  definition: ReportDefinition,
  scope: ReportScope,
  today: Day,
  { rows, total }: RowsAnswer,
): Steps<LedgerReport> {
  const { line, source } = definition;
  const lines: LedgerLine[] = [];
  const listed = line ? rowsMeeting(rows, listCondition(line)) : rows;
  for (let start = 0; start < listed.length; start += rowsPerStep) {
    for (const each of ledgerLines(listed.slice(start, start + rowsPerStep), source)) lines.push(each);
    yield;
  }
  const result = yield* evaluateInSteps(definition, ledgerSource, lines, {
    expectedValues: timesIn(scope.dateRange, rows),
    days: { range: scope.dateRange, today },
  });
  return { scope, result, lines, sent: { shown: rows.length, total } };
}

/** Less than a millisecond of work. */
const rowsPerStep = 1_024;

/** Longer ranges show only days with sales. */
const maxEmptyDays = 400;

/** Days, weeks and months of the range, and hours between the first and the last sale, have a row even without sales. */
function timesIn(range: DayRange, rows: readonly Transaction[]) {
  return (field: FieldId): readonly string[] => {
    if (field === 'hour') return hoursBetween(rows);
    if (dayCount(range) > maxEmptyDays && field === 'date') return [];
    if (field === 'date') return daysOf(range);
    if (field === 'week' || field === 'month') return [...new Set(daysOf(range).map((day) => calendarOf(day)[field]))];
    return [];
  };
}

function hoursBetween(rows: readonly Transaction[]): readonly string[] {
  let [first, last] = [Infinity, -Infinity];
  for (const { minute } of rows) {
    first = Math.min(first, minute);
    last = Math.max(last, minute);
  }
  const found: string[] = [];
  for (let minute = first; minute <= last; minute += 60) found.push(hourOf(minute));
  return found;
}
