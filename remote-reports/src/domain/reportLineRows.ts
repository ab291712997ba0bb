import {
  isCompleted,
  isExchange,
  isSale,
  measureIds,
  measureOf,
  rowsBehind,
  type Condition,
  type MeasureId,
} from '@back-office/shared/ledger';

/** The lines of the sales summary that open a list of their transactions. */
export const drillDownLines = ['gross-sales', 'sales', 'exchanges', 'net-sales', 'returns', 'deferred-sales'] as const;
export type DrillDownLine = (typeof drillDownLines)[number];

/** What the dialog of a line of the sales summary lists. */
interface DrillDown {
  /** Describes the listed transactions to the merchant. */
  readonly rule: string;
  /** Explains the number of transactions beside the line, unless they are those with an amount. */
  readonly countRule?: string;
  readonly lists: Condition;
}

/** These six lists are prescribed. */
export const drillDowns: Readonly<Record<DrillDownLine, DrillDown>> = {
  'gross-sales': {
    rule: 'Completed transactions with gross sales',
    lists: { all: [isCompleted, { amount: 'grossSales', is: 'positive' }] },
  },
  sales: {
    rule: 'Transactions of the kind Sale',
    countRule: 'Transactions counts all of them, also those without gross sales, such as items given away.',
    lists: isSale,
  },
  exchanges: {
    rule: 'Exchanges of items',
    countRule: 'Transactions counts all exchanges, also those without gross sales.',
    lists: isExchange,
  },
  'net-sales': {
    rule: 'Completed transactions',
    countRule: 'Transactions counts all completed ones, also those without net sales.',
    lists: isCompleted,
  },
  returns: { rule: 'Transactions with returned items', lists: { amount: 'returns', is: 'positive' } },
  'deferred-sales': {
    rule: 'Partially paid transactions',
    countRule: 'Transactions counts partially paid ones, which are listed, and those that redeem a deposit.',
    lists: { field: 'transaction-status', is: 'Partially Paid' },
  },
};

/** Figures whose transactions the transactions page lists: those that have transactions of their own. */
export const reportLineIds: readonly MeasureId[] = measureIds.filter((id) => {
  const { formula, rows } = measureOf(id);
  return rows === undefined && ('plus' in formula || 'minus' in formula || 'total' in formula);
});

/** Which transactions the drill-down of a line and the transactions page list. */
export function listCondition(line: MeasureId): Condition {
  return isDrillDownLine(line) ? drillDowns[line].lists : rowsBehind(line);
}

/** Those, and the others that the figure of the line counts: what the count beside the line counts. */
export function countCondition(line: MeasureId): Condition {
  return isDrillDownLine(line) ? { any: [drillDowns[line].lists, rowsBehind(line)] } : rowsBehind(line);
}

export function isDrillDownLine(line: string): line is DrillDownLine {
  return drillDownLines.some((one) => one === line);
}
