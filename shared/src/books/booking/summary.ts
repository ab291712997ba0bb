import { unknown, type Cents, type Day, type Unknown } from '@back-office/shared/format';
import {
  isQuantityUnknown,
  knownAmounts,
  knownQuantities,
  paidFor,
  type KnownAmount,
  type KnownQuantity,
} from '../../ledger/catalog/measure';
import { amountReaders, type ColumnRow } from '../../ledger/columns/columnsOfRows';
import { finish, type Steps } from '../../loading/steps';
import { rowsOf } from './books';
import type { BooksPlan } from './planBooks';
import { saleCount } from './saleCounts';

/** Figures of the sales summary, with its signs: deductions are negative. */
export const bookFigures = [
  'grossSales',
  'discounts',
  'returns',
  'netSales',
  'taxes',
  'tips',
  'totalCollected',
  'fees',
  'netTotal',
] as const;
export type BookFigure = (typeof bookFigures)[number];

interface DaySummary {
  readonly netSales: Cents | Unknown;
  readonly transactions: number | Unknown;
}

/** What some books come to. Of sums of days, the transactions are those that the file counts. */
export interface BooksSummary {
  readonly transactions: number | Unknown;
  readonly totals: Readonly<Record<BookFigure, Cents | Unknown>>;
  /** In order of time. */
  readonly days: ReadonlyMap<Day, DaySummary>;
  /** Amounts and items that at least one transaction does not have. */
  readonly unknown: readonly (KnownAmount | KnownQuantity)[];
  /** The sums of the sizes of what is known, as a shop stores them of its months. */
  readonly magnitudes: Readonly<Partial<Record<KnownAmount, number>>>;
}

/** Adds up the transactions of a plan: of all files, or of a plan of one file alone, what that file holds. */
export function summaryOf(plan: BooksPlan): BooksSummary {
  return finish(summaryInSteps(plan));
}

/** The same for `finishInSlices`. */
export function* summaryInSteps(plan: BooksPlan): Steps<BooksSummary> {
  const totals = Object.fromEntries(bookFigures.map((name) => [name, 0])) as Record<BookFigure, Cents | Unknown>;
  const days = new Map<Day, DaySummary>();
  const missing = new Set<KnownAmount | KnownQuantity>();
  const magnitudes: Partial<Record<KnownAmount, number>> = {};
  let [nth, transactions]: [number, number | Unknown] = [0, 0];
  for (const batch of rowsOf(plan)) {
    yield;
    for (const row of batch) {
      for (const name of bookFigures) totals[name] = plus(totals[name], figureOf(row, name));
      const day = days.get(row.date) ?? { netSales: 0, transactions: 0 };
      const count = saleCount(plan.layers, plan.transactions[nth++]?.facts ?? []);
      transactions = plus(transactions, count);
      days.set(row.date, {
        netSales: plus(day.netSales, row.netSales),
        transactions: plus(day.transactions, count),
      });
      for (const amount of knownAmounts) {
        const value = amountReaders[amount](row);
        if (value === unknown) missing.add(amount);
        else if (value !== 0) magnitudes[amount] = (magnitudes[amount] ?? 0) + Math.abs(value);
      }
      for (const quantity of knownQuantities)
        if (isQuantityUnknown(row.lines.length, () => amountReaders[paidFor[quantity]](row))) missing.add(quantity);
    }
  }
  return {
    transactions,
    totals,
    days,
    unknown: [...knownAmounts, ...knownQuantities].filter((amount) => missing.has(amount)),
    magnitudes,
  };
}

function figureOf(row: ColumnRow, name: BookFigure): Cents | Unknown {
  switch (name) {
    case 'discounts':
      return minus(plus(row.discounts, row.comps));
    case 'returns':
      return minus(row.returns);
    case 'fees':
      return minus(row.fee);
    case 'netTotal':
      return plus(row.totalCollected, minus(row.fee));
    default:
      return row[name];
  }
}

function plus(one: Cents | Unknown, other: Cents | Unknown): Cents | Unknown {
  return one === unknown || other === unknown ? unknown : one + other;
}

function minus(amount: Cents | Unknown): Cents | Unknown {
  return amount === unknown ? unknown : 0 - amount;
}
