import type { Cents } from '@back-office/shared/format';
import { feeKind } from '../model/fees';
import type { Tender, Transaction } from '../model/transaction';

/** What rows add up to, signed as a report shows it: whatever takes off is negative, so that sums are plain sums. */
export interface Figures {
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
  readonly card: Cents;
  readonly cash: Cents;
  readonly digitalWallet: Cents;
  readonly otherTender: Cents;
  readonly processingFees: Cents;
  readonly invoiceFees: Cents;
}

type Totals = { -readonly [Name in keyof Figures]: Figures[Name] };

export const tenderFigure = {
  Card: 'card',
  Cash: 'cash',
  'Digital Wallet': 'digitalWallet',
  Other: 'otherTender',
} as const satisfies Record<Tender, keyof Figures>;

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
  card: 0,
  cash: 0,
  digitalWallet: 0,
  otherTender: 0,
  processingFees: 0,
  invoiceFees: 0,
};

export function sumRows(rows: readonly Transaction[]): Figures {
  const totals: Totals = { ...noFigures };
  for (const row of rows) post(totals, row);
  return totals;
}

/**
 * The one place where a row's magnitudes become a report's signed lines (decision D11). Subtracting from zero, never
 * negating, keeps negative zero out.
 */
function post(totals: Totals, row: Transaction): void {
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
  totals[tenderFigure[row.tender]] += row.totalCollected;
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
