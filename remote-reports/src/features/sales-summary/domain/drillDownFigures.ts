import {
  isDeduction,
  isMeasureId,
  measureOf,
  measureParts,
  type MeasureId,
  type Sort,
  type TransactionSort,
} from '@back-office/shared/ledger';
import type { DrillDownLine } from '../../../domain/reportLineRows';

/**
 * The columns of a drill-down: the addends of the line, then the line itself. Sales and exchanges are kinds of gross
 * sales: they count items sold, not items returned.
 */
export const drillDownColumns: Readonly<Record<DrillDownLine, readonly MeasureId[]>> = {
  'gross-sales': withParts('gross-sales'),
  sales: withParts('gross-sales'),
  exchanges: withParts('gross-sales'),
  'net-sales': withParts('net-sales'),
  returns: ['returns'],
  'deferred-sales': withParts('deferred-sales'),
};

/** The column of the line itself, the last. */
function totalColumn(line: DrillDownLine): MeasureId {
  return drillDownColumns[line].at(-1) ?? line;
}

/** Headers are short, because amounts are never truncated. */
export function headerOf(id: MeasureId): string {
  if (id === 'invoice-deposit-redeemed') return 'Deposit redeemed';
  const { label, shortLabel = label } = measureOf(id);
  return shortLabel;
}

/** By day and time, the order of the ledger. */
export const byDate: Sort<TransactionSort> = { by: 'time', isDescending: false };

/** Texts start with A, figures with the largest, which is the lowest of deductions. */
export function startsDescending(by: TransactionSort): boolean {
  return isMeasureId(by) && !isDeduction(by);
}

/** The choices on phones, where the table has no header. */
export function sortChoices(line: DrillDownLine) {
  const by = totalColumn(line);
  const isDescending = startsDescending(by);
  return [
    { label: 'Oldest first', sort: byDate },
    { label: 'Newest first', sort: { ...byDate, isDescending: true } },
    { label: 'Largest amount', sort: { by, isDescending } },
    { label: 'Smallest amount', sort: { by, isDescending: !isDescending } },
  ];
}

function withParts(id: MeasureId): readonly MeasureId[] {
  return [...measureParts(id), id];
}
