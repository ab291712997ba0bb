import { daysOf, type Cents, type Day, type DayRange } from '@back-office/shared/format';
import { dailyViewFee } from '../model/fees';
import { rowsBy } from '../model/rowsBy';
import { salesDataOf } from './salesData';
import type { Tender, Transaction } from '../model/transaction';

/** One day of the daily view (spec B §3). Cents, signed as shown; every column but `processingFees` adds up exactly. */
export interface DailyRow {
  readonly date: Day;
  readonly grossSales: Cents;
  readonly items: Cents;
  readonly serviceCharges: Cents;
  readonly returns: Cents;
  readonly discountsComps: Cents;
  readonly netSales: Cents;
  readonly giftCardSales: Cents;
  /** Deposits on invoices, less those redeemed. */
  readonly invoices: Cents;
  readonly squareOnline: Cents;
  readonly taxes: Cents;
  readonly tips: Cents;
  readonly refundsByAmount: Cents;
  readonly totalSales: Cents;
  readonly totalPaymentsCollected: Cents;
  readonly bankTransfer: Cents;
  /** Digital wallets included. */
  readonly card: Cents;
  readonly cash: Cents;
  readonly check: Cents;
  readonly giftCardRedeemed: Cents;
  readonly houseAccount: Cents;
  readonly other: Cents;
  /** What the rows were charged. */
  readonly fees: Cents;
  /** The daily view's sample figure, 2.9 % of payments collected (decision D18). */
  readonly processingFees: Cents;
  readonly freeProcessing: Cents;
  /** Payments plus `fees`. */
  readonly netTotal: Cents;
}

/** A row for every day of the range, also for days without sales. `rows` may be filtered. */
export function dailyRows(rows: readonly Transaction[], range: DayRange): readonly DailyRow[] {
  const byDay = rowsBy(rows, ({ date }) => date);
  return daysOf(range).map((day) => dailyRow(day, byDay.get(day) ?? []));
}

function dailyRow(date: Day, rows: readonly Transaction[]): DailyRow {
  const data = salesDataOf(rows);
  const amounts = new Map(data.tenders.map(({ method, amount }) => [method, amount]));
  const amountOf = (...methods: readonly Tender[]) =>
    methods.reduce((sum, method) => sum + (amounts.get(method) ?? 0), 0);
  const { deferredSales } = data;
  return {
    date,
    grossSales: data.grossSales,
    items: data.items,
    serviceCharges: data.serviceCharges.total,
    returns: data.returns,
    discountsComps: data.discountsAndComps,
    netSales: data.netSales,
    giftCardSales: data.giftCardSales,
    invoices: deferredSales.invoices + deferredSales.invoiceDepositRedeemed,
    squareOnline: deferredSales.squareOnline,
    taxes: data.taxes,
    tips: data.tips,
    refundsByAmount: data.partialRefunds,
    totalSales: data.totalSales,
    totalPaymentsCollected: data.totalPaymentsCollected,
    bankTransfer: 0,
    card: amountOf('Card', 'Digital Wallet'),
    cash: amountOf('Cash'),
    check: 0,
    giftCardRedeemed: 0,
    houseAccount: 0,
    other: amountOf('Other'),
    fees: data.fees.total,
    processingFees: dailyViewFee(data.totalPaymentsCollected),
    freeProcessing: 0,
    netTotal: data.netTotal,
  };
}
