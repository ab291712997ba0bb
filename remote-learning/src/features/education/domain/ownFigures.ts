import { addDays, weekday, type Day, type DayRange } from '@back-office/shared/format';
import {
  defaultRange,
  isPromise,
  noFilters,
  type Answer,
  type AskOptions,
  type LedgerPort,
  type SalesData,
} from '@back-office/shared/ledger';
import { centsOf } from './dollars';
import type { Figures } from './figures';
import { ledgerFigureOf } from './ledgerFigure';
import type { LedgerSource } from './ledgerSource';

/** The last whole week before a day, Sunday to Saturday, as the reports count weeks. */
export function lastWeekOf(today: Day): DayRange {
  const daysSinceSunday = weekdays.indexOf(weekday(today));
  const to = addDays(today, -daysSinceSunday - 1);
  return { from: addDays(to, -6), to };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface OwnFigures {
  readonly range: DayRange;
  readonly data: SalesData;
  /** Last week has no transactions, so these are the figures of the sample week. */
  readonly isSampleWeek: boolean;
}

/** The figures of last week; if nothing was sold, those of the sample week. */
export function askOwnFigures(port: LedgerPort, today: Day, options: AskOptions): Answer<OwnFigures> {
  const range = lastWeekOf(today);
  const sampleWeek = (): Answer<OwnFigures> =>
    then(port.totals({ ...noFilters, dateRange: defaultRange }, options), (data) => ({
      range: defaultRange,
      data,
      isSampleWeek: true,
    }));
  return then(port.totals({ ...noFilters, dateRange: range }, options), (data) =>
    data.transactions === 0 ? sampleWeek() : { range, data, isSampleWeek: false },
  );
}

/** Continues with an answer, at once if it is there. */
function then<In, Out>(answer: Answer<In>, next: (value: In) => Answer<Out>): Answer<Out> {
  return isPromise(answer) ? answer.then(next) : next(answer);
}

/** The given numbers of an example with the merchant's figures in their place; those that the ledger has not stay. */
export function ownExampleFigures(given: Figures | undefined, source: LedgerSource, data: SalesData): Figures {
  const own = Object.entries(source.figures).map(([name, figure]) => [name, ledgerFigureOf(figure, data)] as const);
  return { ...given, ...Object.fromEntries(own) };
}

/** The same for the inputs of a calculator, as one would type them. */
export function ownInputs(source: LedgerSource, data: SalesData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(source.figures).map(([name, figure]) => {
      const dollars = ledgerFigureOf(figure, data);
      return [name, ((centsOf(dollars) ?? 0) / 100).toFixed(2)];
    }),
  );
}
