import { daysOf, type Cents, type Day, type DayRange } from '@back-office/shared/format';
import { dailyViewFee } from '../model/fees';
import { rowsBy } from './figures';
import { salesDataOf, type SalesData } from './salesData';
import { knownTender, paymentColumns, tenderRules, type PaymentColumn } from '../model/tenders';
import type { Transaction } from '../model/transaction';

/** One day of the daily view. Cents, signed as shown; every column but `processingFees` adds up exactly. */
export interface DailyRow extends Readonly<Record<PaymentColumn, Cents>> {
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
  /** What the rows were charged. */
  readonly fees: Cents;
  /** The daily view's sample figure, 2.9% of the payments collected. */
  readonly processingFees: Cents;
  readonly freeProcessing: Cents;
  /** Payments plus `fees`. */
  readonly netTotal: Cents;
}

/** A row for every day of the range, including days without sales. `rows` may be filtered. */
export function dailyRows(rows: readonly Transaction[], range: DayRange): readonly DailyRow[] {
  const byDay = rowsBy(rows, ({ date }) => date);
  return daysOf(range).map((day) => dailyRow(day, byDay.get(day) ?? []));
}

function dailyRow(date: Day, rows: readonly Transaction[]): DailyRow {
  const data = salesDataOf(rows);
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
    ...paymentsByColumn(data, rows),
    fees: data.fees.total,
    processingFees: dailyViewFee(data.totalPaymentsCollected),
    freeProcessing: 0,
    netTotal: data.netTotal,
  };
}

function paymentsByColumn({ tenders }: SalesData, rows: readonly Transaction[]): Record<PaymentColumn, Cents> {
  const columns = Object.fromEntries(paymentColumns.map((column) => [column, 0])) as Record<PaymentColumn, Cents>;
  for (const { method, amount } of tenders) columns[tenderRules[method].dailyColumn] += amount;
  for (const { tender, giftCardRedeemed } of rows) {
    columns[tenderRules[knownTender(tender)].dailyColumn] -= giftCardRedeemed;
    columns.giftCardRedeemed += giftCardRedeemed;
  }
  return columns;
}
