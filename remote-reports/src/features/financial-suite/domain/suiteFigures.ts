import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import { centsText, formatRange, type DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  baselineText,
  baselineUntil,
  changeBadgeOf,
  mapAnswer,
  periodBaseline,
  type Answer,
  type LedgerPort,
  type Moment,
} from '@back-office/shared/ledger';
import { askReport, type LedgerReport, type ReportScope } from '../../../domain/reports/askReport';
import type { ReportDefinition } from '../../../domain/reports/definition';
import type { FieldId, FieldUnit } from '../../../domain/reports/fields';

/** A card of the home. */
export interface SuiteCard {
  readonly id: string;
  readonly name: string;
  readonly figure: FieldId;
  readonly unit: FieldUnit;
}

/** The cards that are always there. */
export const metricCards: readonly SuiteCard[] = [
  { id: 'gross-sales', name: 'Gross Sales', figure: 'gross-sales', unit: 'currency' },
  { id: 'net-sales', name: 'Net Sales', figure: 'net-sales', unit: 'currency' },
  { id: 'returns', name: 'Returns', figure: 'returns', unit: 'currency' },
  { id: 'transaction-count', name: 'Transaction Count', figure: 'transaction-count', unit: 'count' },
];

/** The cards that Add Widget offers. */
export const widgetCards: readonly SuiteCard[] = [
  { id: 'total-sales', name: 'Total sales', figure: 'total-sales', unit: 'currency' },
  { id: 'average-sale', name: 'Average total sale', figure: 'average-sale', unit: 'currency' },
  { id: 'sale-count', name: 'Sale count', figure: 'sale-count', unit: 'count' },
  { id: 'return-count', name: 'Return count', figure: 'return-count', unit: 'count' },
  { id: 'items-sold', name: 'Items sold', figure: 'items-sold', unit: 'count' },
  { id: 'discounts', name: 'Discounts & comps', figure: 'amount-discounted', unit: 'currency' },
  { id: 'tax', name: 'Taxes', figure: 'tax', unit: 'currency' },
  { id: 'tips', name: 'Tips', figure: 'tips', unit: 'currency' },
];

export interface CardFigure {
  readonly value: number | undefined;
  readonly baseline: number | undefined;
}

export interface SuiteFigures {
  readonly range: DayRange;
  readonly baselineRange: DayRange;
  /** The same in words: `Oct 24 – 30, 2026, until 1:18 AM`. */
  readonly baselineName: string;
  readonly figureOf: (card: SuiteCard) => CardFigure;
  readonly sent: LedgerReport['sent'];
}

const definition: ReportDefinition = {
  id: 'financial-suite',
  title: 'Financial Suite',
  description: '',
  source: 'items',
  groupBy: [],
  columns: [...metricCards, ...widgetCards].map(({ figure }) => figure),
  filters: [],
  charts: [],
  widgets: [],
  detail: 'groups',
};

/** The figures of every card in the scope, and in as many days before it; of the last of them as much as of today. */
export function askSuiteFigures(
  port: Pick<LedgerPort, 'rows'>,
  scope: ReportScope,
  now: Moment,
  signal?: AbortSignal,
): Answer<SuiteFigures> {
  const baselineRange = periodBaseline(scope.dateRange, 'Previous period') ?? scope.dateRange;
  const until = baselineUntil(scope.dateRange, baselineRange, now);
  const ask = (asked: ReportScope) => askReport(port, definition, asked, now.day, signal);
  return mapAnswer(
    allAnswers<[LedgerReport, LedgerReport]>(ask(scope), ask({ ...scope, dateRange: baselineRange, until })),
    ([current, before]) => ({
      range: scope.dateRange,
      baselineRange,
      baselineName: baselineText(scope.dateRange, baselineRange, until),
      sent: current.sent,
      figureOf: ({ figure }) => ({ value: totalIn(current, figure), baseline: totalIn(before, figure) }),
    }),
  );
}

function totalIn({ result }: LedgerReport, figure: FieldId): number | undefined {
  const value = result.total.cells[result.columns.findIndex(({ id }) => id === figure)];
  return typeof value === 'number' ? value : undefined;
}

/** The cards as a file: plain numbers that a spreadsheet can add up. */
export function suiteCsv(cards: readonly SuiteCard[], { figureOf, range, baselineName }: SuiteFigures): string {
  const head = ['Metric', formatRange(range), baselineName, 'Change'];
  const body = cards.map((card) => {
    const { value, baseline } = figureOf(card);
    const { change } = changeBadgeOf(value, baseline);
    const cellOf = (figure: number | undefined): CsvCell => {
      if (figure === undefined) return '';
      return card.unit === 'currency' ? { decimal: centsText(figure) } : figure;
    };
    return [card.name, cellOf(value), cellOf(baseline), change === undefined ? '' : { decimal: change.toFixed(4) }];
  });
  return writeCsv([head, ...body]);
}
