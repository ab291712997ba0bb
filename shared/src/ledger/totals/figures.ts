import type { Cents } from '@back-office/shared/format';
import { feeKind } from '../model/fees';
import { knownTender, perTender, type Tender } from '../model/tenders';
import type { KnownTransaction, Transaction } from '../model/transaction';

/**
 * What rows add up to, signed as a report shows it: deductions are negative, so that totals are plain sums. Payments
 * are kept under the name of their tender.
 */
export interface Figures extends Readonly<Record<Tender, Cents>> {
  readonly transactions: number;
  readonly items: Cents;
  readonly covidServiceCharge: Cents;
  readonly setupCost: Cents;
  readonly autoGratuity: Cents;
  readonly returns: Cents;
  readonly discounts: Cents;
  readonly comps: Cents;
  readonly giftCardSales: Cents;
  readonly taxes: Cents;
  readonly tips: Cents;
  readonly partialRefunds: Cents;
  readonly invoiceDeposits: Cents;
  readonly invoiceDepositsRedeemed: Cents;
  readonly onlineDeposits: Cents;
  readonly onlineDepositsRedeemed: Cents;
  readonly processingFees: Cents;
  readonly invoiceFees: Cents;
}

type Totals = { -readonly [Name in keyof Figures]: Figures[Name] };

export const noFigures: Figures = {
  transactions: 0,
  items: 0,
  covidServiceCharge: 0,
  setupCost: 0,
  autoGratuity: 0,
  returns: 0,
  discounts: 0,
  comps: 0,
  giftCardSales: 0,
  taxes: 0,
  tips: 0,
  partialRefunds: 0,
  invoiceDeposits: 0,
  invoiceDepositsRedeemed: 0,
  onlineDeposits: 0,
  onlineDepositsRedeemed: 0,
  processingFees: 0,
  invoiceFees: 0,
  ...perTender(() => 0),
};

/** Rows grouped by a key; keys in order of first appearance. */
export function rowsBy<Key>(
  rows: readonly Transaction[],
  keyOf: (row: Transaction) => Key,
): ReadonlyMap<Key, readonly Transaction[]> {
  const groups = new Map<Key, Transaction[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export function sumRows(rows: readonly Transaction[]): Figures {
  const totals: Totals = { ...noFigures };
  for (const row of rows) addRow(totals, row as KnownTransaction);
  return totals;
}

/**
 * The one place where the magnitudes of a row become the signed figures of a report. Amounts are subtracted, never
 * negated, so that no total is negative zero.
 */
function addRow(totals: Totals, row: KnownTransaction): void {
  const { charges } = row;
  totals.transactions += 1;
  totals.items += row.itemSales;
  totals.covidServiceCharge += charges.covidServiceCharge;
  totals.setupCost += charges.setupCost;
  totals.autoGratuity += charges.autoGratuity;
  totals.returns -= row.returns;
  totals.discounts -= row.discounts;
  totals.comps -= row.comps;
  totals.giftCardSales += row.giftCardSales;
  totals.taxes += row.taxes;
  totals.tips += row.tips;
  totals.partialRefunds -= row.partialRefunds;
  totals[knownTender(row.tender)] += row.totalCollected;
  if (feeKind(row.channel) === 'invoice') {
    totals.invoiceDeposits += row.depositCollected;
    totals.invoiceDepositsRedeemed -= row.depositRedeemed;
    totals.invoiceFees -= row.fee;
  } else {
    totals.onlineDeposits += row.depositCollected;
    totals.onlineDepositsRedeemed -= row.depositRedeemed;
    totals.processingFees -= row.fee;
  }
}
