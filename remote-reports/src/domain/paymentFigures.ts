import type { Cents } from '@back-office/shared/format';
import { feeKind, feeRules, knownTender, salesDataOf, tenderRules, type Transaction } from '@back-office/shared/ledger';

/** One line of the payment details. */
export interface PaymentFigure {
  readonly label: string;
  /** Muted text after the label: the charges or the fee rate. */
  readonly note?: string | undefined;
  /** With the sign that a report shows. */
  readonly amount: Cents;
  /** The sum of the lines above it. */
  readonly isSum?: boolean;
}

/** From the items to the net total. Each sum adds up all lines before it that are not sums. `tender` names how it was paid. */
export function paymentFigures(row: Transaction, tender: string = row.tender): readonly PaymentFigure[] {
  const data = salesDataOf([row]);
  return [
    { label: 'Items', amount: data.items },
    { label: 'Service charges', note: chargesNote(row), amount: data.serviceCharges.total },
    { label: 'Gross sales', amount: data.grossSales, isSum: true },
    { label: 'Returns', amount: data.returns },
    { label: 'Discounts', amount: data.discounts },
    { label: 'Comps', amount: data.comps },
    { label: 'Net sales', amount: data.netSales, isSum: true },
    { label: 'Gift card sales', amount: data.giftCardSales },
    { label: 'Taxes', amount: data.taxes },
    { label: 'Tips', amount: data.tips },
    ...unlessZero({ label: 'Deposit collected', amount: row.depositCollected }),
    ...unlessZero({ label: 'Deposit redeemed', amount: 0 - row.depositRedeemed }),
    ...unlessZero({ label: 'Partial refunds', amount: data.partialRefunds }),
    { label: 'Total collected', amount: data.totalPaymentsCollected, isSum: true },
    { label: 'Fees', note: feeNote(row, tender), amount: data.fees.total },
    { label: 'Net total', amount: data.netTotal, isSum: true },
  ];
}

function unlessZero(figure: PaymentFigure): readonly PaymentFigure[] {
  return figure.amount === 0 ? [] : [figure];
}

function chargesNote({ charges }: Transaction) {
  const names = [
    charges.covidServiceCharge !== 0 && 'COVID service charge',
    charges.setupCost !== 0 && 'Setup cost',
    charges.autoGratuity !== 0 && 'Auto gratuity',
  ].filter(Boolean);
  return names.join(', ') || undefined;
}

/** The rate that the fee was calculated with, or why there is none. */
function feeNote({ fee, channel, tender, type, totalCollected }: Transaction, tenderName: string) {
  if (fee !== 0) return feeRules[feeKind(channel)].text;
  if (type === 'refund') return 'none on refunds';
  if (!tenderRules[knownTender(tender)].hasFee) return `none on ${tenderName}`;
  return totalCollected <= 0 ? 'none, because nothing was collected' : undefined;
}
