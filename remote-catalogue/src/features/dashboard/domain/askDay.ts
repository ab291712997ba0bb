import { addDays, type Day } from '@back-office/shared/format';
import {
  allAnswers,
  baselineUntil,
  hasHappened,
  mapAnswer,
  noFilters,
  returningWithinDays,
  type Answer,
  type AskOptions,
  type LedgerPort,
  type Moment,
  type TransactionFilters,
} from '@back-office/shared/ledger';
import { priorDateOf, type DayFigures } from './dashboard';

/**
 * Asks for everything the dashboard shows of a day, and of as much of the day it is compared with: at once from the
 * sample, later from a source that takes longer.
 */
export function askDay(port: LedgerPort, day: Day, now: Moment, options?: AskOptions): Answer<DayFigures> {
  const priorDay = priorDateOf(day);
  const prior = onDays(priorDay);
  const priorUntil = baselineUntil({ from: day, to: day }, prior.dateRange, now);
  const earlier = onDays(addDays(day, -returningWithinDays), addDays(day, -1));
  return mapAnswer(
    allAnswers(
      port.totals(onDays(day), options),
      port.totals({ ...prior, until: priorUntil }, options),
      port.rows(onDays(day), options),
      port.rows(earlier, options),
    ),
    ([sales, priorSales, { rows, total }, { rows: earlierRows, total: earlierTotal }]) => ({
      sales,
      priorSales,
      priorUntil,
      rows,
      priorRows: earlierRows.filter((row) => row.date === priorDay && (!priorUntil || hasHappened(row, priorUntil))),
      earlierRows,
      missingRows: total + earlierTotal - rows.length - earlierRows.length,
    }),
  );
}

function onDays(from: Day, to = from): TransactionFilters {
  return { ...noFilters, dateRange: { from, to } };
}
