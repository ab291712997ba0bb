import type { MeasureId } from '@back-office/shared/ledger';
import type { Concept } from './language/concepts';

/** The figures that can be asked for, in the order of the sales summary, and what words for each stand for. */
export const askedBy = {
  'gross-sales': 'gross',
  'service-charges': 'charge',
  returns: 'refund',
  'discounts-and-comps': 'discount',
  comps: 'comp',
  'net-sales': 'net',
  'gift-card-sales': 'giftCard',
  taxes: 'tax',
  tips: 'tip',
  'total-sales': 'totalSales',
  'deferred-sales': 'deferred',
  'partial-refunds': 'partialRefund',
  'total-payments': 'collected',
  fees: 'fee',
  'net-total': 'netTotal',
  transactions: 'count',
  'average-net-sale': 'average',
} as const satisfies Partial<Record<MeasureId, Concept>>;

export type AskedMeasure = keyof typeof askedBy;
export const askedMeasures = Object.keys(askedBy) as readonly AskedMeasure[];

/** Figures that only some transactions have, so that their average is one per transaction that has them. */
export const averagedMeasures = [
  'service-charges',
  'returns',
  'discounts-and-comps',
  'gift-card-sales',
  'taxes',
  'tips',
  'partial-refunds',
  'fees',
] as const satisfies readonly AskedMeasure[];
