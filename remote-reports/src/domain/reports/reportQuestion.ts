import {
  isOfLine,
  isOfPayment,
  measureOf,
  rowsBehind,
  scopeFilters,
  type MeasureId,
  type Moment,
  type Question,
  type ReportFilters,
} from '@back-office/shared/ledger';
import type { ReportDefinition } from './definition';
import { fieldOf } from './fields';
import { wholeOfShare } from './roundedShares';

/** The transactions that a report is about. */
export interface ReportScope extends Pick<ReportFilters, 'dateRange' | 'location' | 'timeframe'> {
  /** Of the baseline of a range that ends today. */
  readonly until?: Moment | undefined;
}

/** What a report asks the ledger. Lines or payments are added up only if the report tells those of a transaction apart. */
export function questionOf({ groupBy, columns, filters, line }: ReportDefinition, scope: ReportScope): Question {
  const asked = columns.map(fieldOf);
  const measures = asked.flatMap(({ measure }) => measure ?? []);
  const facts = [...groupBy.slice(1), ...asked.flatMap(({ dimension }) => dimension ?? [])];
  const needsLines =
    [...groupBy, ...facts, ...filters.map(({ field }) => field)].some(isOfLine) || measures.some(isOfOneItem);
  const needsPayments = filters.some(({ field }) => isOfPayment(field));
  return {
    range: scope.dateRange,
    until: scope.until,
    filters: [...scopeFilters(scope), ...filters],
    where: line && rowsBehind(line),
    measures: [...new Set([...measures, ...measures.flatMap((id) => wholeOfShare(id) ?? [])])],
    groupBy,
    of: needsLines ? 'lines' : needsPayments ? 'payments' : 'transactions',
    facts: [...new Set(facts)],
  };
}

function isOfOneItem(id: MeasureId): boolean {
  return 'price' in measureOf(id).formula;
}
