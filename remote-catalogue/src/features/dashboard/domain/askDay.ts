import { addDays, type Day } from '@back-office/shared/format';
import {
  allAnswers,
  baselineUntil,
  mapAnswer,
  measureParts,
  type Answer,
  type AskOptions,
  type CustomersAnswer,
  type FigureGroup,
  type LedgerPort,
  type Moment,
  type Question,
} from '@back-office/shared/ledger';
import { barCount } from './bestSellers';
import { metricIds } from './labels';

/** What the ledger says about a day and the one it is compared with. */
export interface DayFigures {
  /** Everything that adds up to the key metrics. Its groups are the tenders. */
  readonly sales: FigureGroup;
  readonly priorSales: FigureGroup;
  /** Where the prior day ends, if the day is today. */
  readonly priorUntil: Moment | undefined;
  /** Its groups are the items with the highest gross sales. */
  readonly items: FigureGroup;
  readonly priorItems: FigureGroup;
  readonly customers: CustomersAnswer;
  /** Transactions that the source has but did not count. */
  readonly missing: number;
}

const measures = [...new Set(metricIds.flatMap((id) => [id, ...measureParts(id)])), 'total-payments'] as const;

const bestItems = {
  filters: [],
  of: 'lines',
  groupBy: ['item-name'],
  measures: ['gross-sales'],
  sort: { by: 'gross-sales', isDescending: true },
  // Transactions without items are a group too.
  limit: barCount + 1,
} as const satisfies Omit<Question, 'range'>;

/**
 * Asks for everything the dashboard shows of a day, and of as much of the day it is compared with: at once from the
 * sample, later from a source that takes longer.
 */
export function askDay(port: LedgerPort, day: Day, now: Moment, options?: AskOptions): Answer<DayFigures> {
  const range = { from: day, to: day };
  const priorDay = priorDateOf(day);
  const prior = { from: priorDay, to: priorDay };
  const until = baselineUntil(range, prior, now);
  return mapAnswer(
    allAnswers(
      // First, because its days include the prior one.
      port.customers({ range, filters: [] }, options),
      port.figures({ range, filters: [], measures, groupBy: ['tender'], baseline: { range: prior, until } }, options),
      port.figures({ ...bestItems, range }, options),
      port.figures({ ...bestItems, range: prior, until }, options),
    ),
    ([customers, sales, items, priorItems]) => ({
      sales: sales.total,
      priorSales: sales.baseline ?? nothing,
      priorUntil: until,
      items: items.total,
      priorItems: priorItems.total,
      customers,
      missing: Math.max(
        ...[customers, sales, items, priorItems].map(({ part }) => (part ? part.of - part.counted : 0)),
      ),
    }),
  );
}

/** The same weekday one week earlier. */
export function priorDateOf(day: Day): Day {
  return addDays(day, -7);
}

const nothing: FigureGroup = { key: '', figures: {}, transactions: 0, facts: {}, groups: [] };

/** A day of which nothing is known. */
export const noFigures: DayFigures = {
  sales: nothing,
  priorSales: nothing,
  priorUntil: undefined,
  items: nothing,
  priorItems: nothing,
  customers: {
    stats: {
      totalCustomers: 0,
      returningCustomers: 0,
      avgVisitsPerCustomer: undefined,
      avgSpentPerVisit: undefined,
      positiveFeedback: 0,
      negativeFeedback: 0,
    },
    details: { visits: 0, totalPaid: 0, returningCustomers: [], positiveFeedback: [], negativeFeedback: [] },
  },
  missing: 0,
};
