import { measureOf, measureParts, type MeasureId } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

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
export function totalColumn(line: DrillDownLine): MeasureId {
  return drillDownColumns[line].at(-1) ?? line;
}

/** Headers are short, because amounts are never truncated. */
export function headerOf(id: MeasureId): string {
  if (id === 'invoice-deposit-redeemed') return 'Deposit redeemed';
  const { label, shortLabel = label } = measureOf(id);
  return shortLabel;
}

function withParts(id: MeasureId): readonly MeasureId[] {
  return [...measureParts(id), id];
}
