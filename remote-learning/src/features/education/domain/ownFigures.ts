import { addDays, type Cents, type Day, type DayRange } from '@back-office/shared/format';
import {
  isDeduction,
  isMeasureId,
  lastDayOf,
  mapAnswer,
  unknownReason,
  wholePeriod,
  type Answer,
  type AskOptions,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerPort,
  type MeasureId,
} from '@back-office/shared/ledger';
import { typedAmount } from './calculate';
import type { Figures } from './figures';
import type { LedgerSource } from './calculation';

/** The last whole week before a day, as the reports count weeks. */
export function lastWeekOf(today: Day): DayRange {
  return wholePeriod(addDays(today, -7), 'Weekly');
}

/** Amounts of the ledger, in cents and signed as a report shows them. */
export type LedgerFigures = FigureGroup['figures'];

export interface OwnFigures {
  readonly range: DayRange;
  readonly figures: LedgerFigures;
  /** Last week has no transactions, so these are the last seven days of the shop's data. */
  readonly isEarlier: boolean;
  /** Why they cannot take the place of the given numbers. */
  readonly missing: string | undefined;
  /** If the source did not send all transactions: how many it sent, of how many. */
  readonly part: FiguresAnswer['part'];
}

/** What an example or a calculator takes from last week; if nothing was sold, from the last days of the shop's data. */
export function askOwnFigures(
  port: LedgerPort,
  source: LedgerSource,
  today: Day,
  options: AskOptions,
): Answer<OwnFigures> {
  const measures = [...new Set(Object.values(source.figures))];
  const figuresOf = (range: DayRange) => port.figures({ range, filters: [], measures }, options);
  const lastWeek = lastWeekOf(today);
  return mapAnswer(figuresOf(lastWeek), (answer) => {
    if (answer.total.transactions > 0) return ownFigures(lastWeek, answer);
    return mapAnswer(port.describe(options), (facts) => {
      const to = lastDayOf(facts, today);
      const range = { from: addDays(to, -6), to };
      return mapAnswer(figuresOf(range), (earlier) => ({ ...ownFigures(range, earlier), isEarlier: true }));
    });
  });
}

function ownFigures(range: DayRange, { total: { figures, transactions }, part }: FiguresAnswer): OwnFigures {
  const reasons = Object.keys(figures).flatMap((id) => (isMeasureId(id) && unknownReason(id, figures)) || []);
  const missing = transactions === 0 ? 'Your shop has no transactions yet.' : reasons[0];
  return { range, figures, isEarlier: false, missing, part };
}

/** In dollars, the unit of formulas. Deductions are positive, because course texts subtract them. */
export function courseAmount(id: MeasureId, amount: Cents): number {
  // `+ 0` turns negative zero into zero.
  return (isDeduction(id) ? -amount : amount) / 100 + 0;
}

/** The given numbers of an example with the merchant's figures in their place. */
export function ownExampleFigures(given: Figures | undefined, source: LedgerSource, figures: LedgerFigures): Figures {
  return { ...given, ...Object.fromEntries(ownAmounts(source, figures)) };
}

/** The same for the inputs of a calculator, as one would type them. */
export function ownInputs(source: LedgerSource, figures: LedgerFigures): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ownAmounts(source, figures).map(([name, dollars]) => [name, typedAmount(dollars.toFixed(2))]),
  );
}

function ownAmounts({ figures: wanted }: LedgerSource, figures: LedgerFigures): readonly (readonly [string, number])[] {
  return Object.entries(wanted).flatMap(([name, id]) => {
    const amount = figures[id];
    return typeof amount === 'number' ? [[name, courseAmount(id, amount)] as const] : [];
  });
}
