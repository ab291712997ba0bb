import { unknown, type Cents, type Unknown } from '@back-office/shared/format';
import {
  feeKind,
  figuresOfRows,
  knownTender,
  tenderRules,
  type LedgerFacts,
  type MeasureId,
  type Transaction,
} from '@back-office/shared/ledger';

/** One line of the payment details. */
export interface PaymentFigure {
  readonly measure: MeasureId;
  readonly label: string;
  /** Muted text after the label: the charges or the fee rate. */
  readonly note?: string | undefined;
  /** With the sign that a report shows. */
  readonly amount: Cents | Unknown;
  /** The sum of the lines above it. */
  readonly isSum?: boolean;
}

/** The lines from the items to the net total, by figure of the catalog. */
const lines = [
  { measure: 'items', label: 'Items' },
  { measure: 'service-charges', label: 'Service charges' },
  { measure: 'gross-sales', label: 'Gross sales', isSum: true },
  { measure: 'returns', label: 'Returns' },
  { measure: 'discounts', label: 'Discounts' },
  { measure: 'comps', label: 'Comps' },
  { measure: 'net-sales', label: 'Net sales', isSum: true },
  { measure: 'gift-card-sales', label: 'Gift card sales' },
  { measure: 'taxes', label: 'Taxes' },
  { measure: 'tips', label: 'Tips' },
  { measure: 'deposits-collected', label: 'Deposit collected', isRare: true },
  { measure: 'deposits-redeemed', label: 'Deposit redeemed', isRare: true },
  { measure: 'partial-refunds', label: 'Partial refunds', isRare: true },
  { measure: 'total-payments', label: 'Total collected', isSum: true },
  { measure: 'fees', label: 'Fees' },
  { measure: 'net-total', label: 'Net total', isSum: true },
] as const satisfies readonly PaymentLine[];

interface PaymentLine extends Pick<PaymentFigure, 'label' | 'isSum'> {
  readonly measure: MeasureId;
  /** Left out where it is zero. */
  readonly isRare?: boolean;
}

const measures = lines.map(({ measure }) => measure);

/** From the items to the net total. Each sum adds up all lines before it that are not sums. */
export function paymentFigures(row: Transaction, feeRules: LedgerFacts['feeRules']): readonly PaymentFigure[] {
  const { figures } = figuresOfRows([row], { measures });
  return lines.flatMap(({ measure, isRare, ...line }: PaymentLine) => {
    const amount = figures[measure] ?? 0;
    if (isRare && amount === 0) return [];
    const note =
      measure === 'service-charges' ? chargesNote(row) : measure === 'fees' ? feeNote(row, feeRules) : undefined;
    return [{ ...line, measure, ...(note !== undefined && { note }), amount }];
  });
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
function feeNote(
  { fee, channel, payments, tender, type, totalCollected }: Transaction,
  feeRules: LedgerFacts['feeRules'],
) {
  if (fee === unknown) return undefined;
  if (fee !== 0) return feeRules[feeKind(channel)]?.text;
  if (type === 'refund') return 'none on refunds';
  if (payments.length > 0 && !payments.some((payment) => tenderRules[knownTender(payment.tender)].hasFee))
    return `none on ${tender}`;
  return Number(totalCollected) <= 0 ? 'none, because nothing was collected' : undefined;
}
