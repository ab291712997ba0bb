import type { Cents } from '@back-office/shared/format';
import { feeKind, feeRules, salesDataOf, type Transaction } from '@back-office/shared/ledger';

/** One line of the payment details. */
export interface PaymentFigure {
  readonly label: string;
  /** Said smaller after the label: which charge, which rate. */
  readonly note?: string | undefined;
  /** Signed as a report shows it. */
  readonly amount: Cents;
  /** A sum of the lines above it. */
  readonly isSum?: boolean;
}

/** From the items down to what arrives; every sum is the sum of the lines before it (decisions D11 and D12). */
export function paymentFigures(row: Transaction): readonly PaymentFigure[] {
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
    { label: 'Fees', note: feeNote(row), amount: data.fees.total },
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

/** The published text of the rule the fee was worked out by (spec B §9). */
function feeNote({ fee, channel }: Transaction) {
  return fee === 0 ? undefined : feeRules[feeKind(channel)].text;
}
