import { unknown, type Cents, type Unknown } from '@back-office/shared/format';
import {
  feeKind,
  figuresOfRows,
  knownTender,
  measureOf,
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
  readonly isSum: boolean;
}

const rare = ['deposits-collected', 'deposits-redeemed', 'partial-refunds'] as const satisfies readonly MeasureId[];
const sales = ['items', 'service-charges', 'gross-sales', 'returns', 'discounts', 'comps', 'net-sales'] as const;
const payments = ['gift-card-sales', 'taxes', 'tips', ...rare, 'total-payments', 'fees', 'net-total'] as const;
const measures: readonly MeasureId[] = [...sales, ...payments];
const sums: readonly MeasureId[] = ['gross-sales', 'net-sales', 'total-payments', 'net-total'];

/** Names that are those of one payment. */
const labels: Readonly<Partial<Record<MeasureId, string>>> = {
  'deposits-collected': 'Deposit collected',
  'deposits-redeemed': 'Deposit redeemed',
  'total-payments': 'Total collected',
};

/**
 * From the items to the net total. Each sum adds up all lines before it that are not sums. What is rare is left out where
 * it is zero.
 */
export function paymentFigures(row: Transaction, feeRules: LedgerFacts['feeRules']): readonly PaymentFigure[] {
  const { figures } = figuresOfRows([row], { measures });
  return measures.flatMap((measure) => {
    const amount = figures[measure] ?? 0;
    if (amount === 0 && rare.some((id) => id === measure)) return [];
    const note =
      measure === 'service-charges' ? chargesNote(row) : measure === 'fees' ? feeNote(row, feeRules) : undefined;
    const label = labels[measure] ?? measureOf(measure).label;
    return [{ measure, label, note, amount, isSum: sums.includes(measure) }];
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
