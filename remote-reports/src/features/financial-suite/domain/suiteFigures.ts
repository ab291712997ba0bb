import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import { centsText, formatRange, type DayRange } from '@back-office/shared/format';
import {
  baselineText,
  baselineUntil,
  changeBadgeOf,
  mapAnswer,
  measureOf,
  periodBaseline,
  type Answer,
  type Figure,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerPort,
  type MeasureId,
  type Moment,
  type Scope,
} from '@back-office/shared/ledger';

/** A card of the home. */
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

export interface CardFigure {
  readonly value: Figure;
  /** Those of the same answer. */
  readonly figures: FigureGroup['figures'];
  readonly baseline: Figure;
}

export interface SuiteFigures {
  readonly range: DayRange;
  readonly baselineRange: DayRange;
  /** The same in words: `Oct 24 – 30, 2026, until 1:18 AM`. */
  readonly baselineName: string;
  readonly figureOf: (card: SuiteCard) => CardFigure;
  readonly part: FiguresAnswer['part'];
}

/** The figures of every card in the scope, and in as many days before it; of the last of them as much as of today. */
export function askSuiteFigures(
  port: Pick<LedgerPort, 'figures'>,
  scope: Scope,
  now: Moment,
  signal?: AbortSignal,
): Answer<SuiteFigures> {
  const { range } = scope;
  const baselineRange = periodBaseline(range, 'Previous period') ?? range;
  const until = baselineUntil(range, baselineRange, now);
  const question = {
    ...scope,
    measures: [...metricCards, ...widgetCards].map(({ measure }) => measure),
    baseline: { range: baselineRange, until },
  };
  return mapAnswer(port.figures(question, signal && { signal }), ({ total, baseline, part }) => ({
    range,
    baselineRange,
    baselineName: baselineText(range, baselineRange, until),
    part,
    figureOf: ({ measure }) => ({
      value: total.figures[measure],
      figures: total.figures,
      baseline: baseline?.figures[measure],
    }),
  }));
}

/** The cards as a file: plain numbers that a spreadsheet can add up. */
export function suiteCsv(cards: readonly SuiteCard[], { figureOf, range, baselineName }: SuiteFigures): string {
  const head = ['Metric', formatRange(range), baselineName, 'Change'];
  const body = cards.map((card) => {
    const { value, baseline } = figureOf(card);
    const { change } = changeBadgeOf(value, baseline);
    const cellOf = (figure: Figure): CsvCell => {
      if (typeof figure !== 'number') return '';
      return measureOf(card.measure).unit === 'money' ? { decimal: centsText(figure) } : figure;
    };
    return [card.name, cellOf(value), cellOf(baseline), change === undefined ? '' : { decimal: change.toFixed(4) }];
  });
  return writeCsv([head, ...body]);
}
