import { figureOf, type DeferredLineId } from './deferredLines';
import type { Scenario } from './scenario';
import type { ScenarioRow } from './scenarioRow';

export interface GridColumn {
  readonly line: DeferredLineId;
  /** No row has an amount: left out of prints, where all columns would not fit. */
  readonly isEmpty: boolean;
}

/** The columns of the views by time. */
export function gridColumns(scenario: Pick<Scenario, 'deferredLines'>, rows: readonly ScenarioRow[]) {
  return gridLines(scenario).map((line): GridColumn => ({
    line,
    isEmpty: rows.every((row) => figureOf(line, [row]) === 0),
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
