import { writeCsv } from '@back-office/shared/csv';
import { formatRange } from '@back-office/shared/format';
import {
  changeBadgeOf,
  type Answer,
  type Figure,
  type LedgerPort,
  type MeasureId,
  type Moment,
  type Scope,
} from '@back-office/shared/ledger';
import { figureCell } from '../../../domain/csvCells';
import { askComparedFigures, type ComparedFigures } from '../../../domain/reports/comparedFigures';

export interface SuiteCard {
  readonly id: string;
  readonly name: string;
  readonly measure: MeasureId;
}

/** The cards that are always there. */
export const metricCards: readonly SuiteCard[] = [
  { id: 'gross-sales', name: 'Gross Sales', measure: 'gross-sales' },
  { id: 'net-sales', name: 'Net Sales', measure: 'net-sales' },
  { id: 'returns', name: 'Returns', measure: 'returns' },
  { id: 'transaction-count', name: 'Transaction Count', measure: 'transactions' },
];

/** The cards that Add Widget offers. */
export const widgetCards: readonly SuiteCard[] = [
  { id: 'total-sales', name: 'Total sales', measure: 'total-sales' },
  { id: 'average-sale', name: 'Average total sale', measure: 'average-sale' },
  { id: 'sale-count', name: 'Sale count', measure: 'sale-count' },
  { id: 'return-count', name: 'Return count', measure: 'return-count' },
  { id: 'items-sold', name: 'Items sold', measure: 'items-sold' },
  { id: 'discounts', name: 'Discounts & comps', measure: 'discounts-and-comps' },
  { id: 'tax', name: 'Taxes', measure: 'taxes' },
  { id: 'tips', name: 'Tips', measure: 'tips' },
];

/** The figures of every card in the scope, and in as many days before it. */
export function askSuiteFigures(
  port: Pick<LedgerPort, 'figures'>,
  scope: Scope,
  now: Moment,
  signal?: AbortSignal,
): Answer<ComparedFigures> {
  const measures = [...metricCards, ...widgetCards].map(({ measure }) => measure);
  return askComparedFigures(port, { ...scope, measures }, now, signal && { signal });
}

/** The cards as a file: plain numbers that a spreadsheet can add up. */
export function suiteCsv(cards: readonly SuiteCard[], { figureOf, range, baselineName }: ComparedFigures): string {
  const head = ['Metric', formatRange(range), baselineName, 'Change'];
  const body = cards.map((card) => {
    const { value, baseline } = figureOf(card);
    const { change } = changeBadgeOf(value, baseline);
    const cellOf = (figure: Figure) => figureCell(card.measure, figure);
    return [card.name, cellOf(value), cellOf(baseline), change === undefined ? '' : { decimal: change.toFixed(4) }];
  });
  return writeCsv([head, ...body]);
}
