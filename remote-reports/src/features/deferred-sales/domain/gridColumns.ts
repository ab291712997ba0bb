import type { DeferredLineId } from './deferredLines';
import type { Scenario } from './scenario';

/** The columns of the views by time, in the order of the daily report. */
export function gridColumns({ deferredLines }: Pick<Scenario, 'deferredLines'>): readonly DeferredLineId[] {
  return [
    'gross-sales',
    'items',
    'service-charges',
    'returns',
    'discounts-and-comps',
    'net-sales',
    ...deferredLines,
    'tax',
    'tip',
    'refunds-by-amount',
    'total-sales',
    'total-collected',
    'bank-transfer',
    'card',
    'cash',
    'check',
    'gift-card',
    'house-account',
    'external',
    'other',
    'fees',
    'processing-fee',
    'free-processing',
    'net-total',
  ];
}
