import {
  isOfLine,
  isOfPayment,
  measureOf,
  rowsBehind,
  type MeasureId,
  type Question,
  type Scope,
} from '@back-office/shared/ledger';
import type { ReportDefinition } from './definition';
import { fieldOf } from './fields';
import { wholeOfShare } from './roundedShares';

/** What a report asks the ledger. Lines or payments are added up only if the report tells those of a transaction apart. */
export function questionOf({ groupBy, columns, filters, line }: ReportDefinition, scope: Scope): Question {
  const asked = columns.map(fieldOf);
  const measures = asked.flatMap(({ measure }) => measure ?? []);
  const facts = [...groupBy.slice(1), ...asked.flatMap(({ dimension }) => dimension ?? [])];
  const needsLines =
    [...groupBy, ...facts, ...filters.map(({ field }) => field)].some(isOfLine) || measures.some(isOfOneItem);
  const needsPayments = filters.some(({ field }) => isOfPayment(field));
  return {
    ...scope,
    filters: [...scope.filters, ...filters],
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
