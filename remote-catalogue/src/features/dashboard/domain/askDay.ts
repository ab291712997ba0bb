import { addDays, type Day } from '@back-office/shared/format';
import {
  allAnswers,
  mapAnswer,
  noFilters,
  returningWithinDays,
  type Answer,
  type AskOptions,
  type LedgerPort,
  type TransactionFilters,
} from '@back-office/shared/ledger';
import { priorDateOf, type DayFigures } from './dashboard';

/** Asks for everything the dashboard shows of a day: at once from the sample, later from a source that takes longer. */
export function askDay(port: LedgerPort, day: Day, options?: AskOptions): Answer<DayFigures> {
  const prior = priorDateOf(day);
  const earlier = onDays(addDays(day, -returningWithinDays), addDays(day, -1));
  return mapAnswer(
    allAnswers(
      port.totals(onDays(day), options),
      port.totals(onDays(prior), options),
      port.rows(onDays(day), options),
      port.rows(earlier, options),
    ),
    ([sales, priorSales, { rows, total }, { rows: earlierRows, total: earlierTotal }]) => ({
      sales,
      priorSales,
      rows,
      priorRows: earlierRows.filter(({ date }) => date === prior),
      earlierRows,
      missingRows: total + earlierTotal - rows.length - earlierRows.length,
    }),
  );
}

function onDays(from: Day, to = from): TransactionFilters {
  return { ...noFilters, dateRange: { from, to } };
}
