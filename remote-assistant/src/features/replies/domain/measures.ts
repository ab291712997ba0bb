import type { MeasureId } from '@back-office/shared/ledger';

/** Figures that only some transactions have, so that their average is one per transaction that has them. */
export const averagedMeasures = [
  'service-charges',
  'returns',
  'refunds',
  'discounts',
  'discounts-and-comps',
  'comps',
  'gift-card-sales',
  'taxes',
  'tips',
  'partial-refunds',
  'fees',
  'deposits-collected',
] as const satisfies readonly MeasureId[];

/** What part of the whole a figure is, as a figure of its own. */
export const rates: Partial<Record<MeasureId, MeasureId>> = {
  fees: 'fee-rate',
  'processing-fees': 'fee-rate',
  'invoice-fees': 'fee-rate',
  tips: 'tip-rate',
};

/** How many there are of a figure. */
export const counts: Partial<Record<MeasureId, MeasureId>> = { discounts: 'discount-count', comps: 'comp-count' };
