import { figureOf, lineLabel, type DeferredLineId } from './deferredLines';
import type { Scenario } from './scenario';
import type { ScenarioRow } from './scenarioRow';

/** The columns of the views by time. Those without an amount in any row are left out of prints, where all would not fit. */
export function gridColumns(scenario: Pick<Scenario, 'deferredLines'>, rows: readonly ScenarioRow[]) {
  return gridLines(scenario).map((id) => ({
    id,
    label: lineLabel(id),
    isEmpty: rows.every((row) => figureOf(id, [row]) === 0),
  }));
}

/** In the order of the daily report. */
export function gridLines({ deferredLines }: Pick<Scenario, 'deferredLines'>): readonly DeferredLineId[] {
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
