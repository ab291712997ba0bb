import type { DayRange } from '@back-office/shared/format';
import {
  comparedDays,
  mapAnswer,
  type Answer,
  type AskOptions,
  type Figure,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerPort,
  type MeasureId,
  type Moment,
  type Question,
} from '@back-office/shared/ledger';

/** A figure of a card and the same of the days before. Without meaning or not recorded, it is `undefined`. */
export interface ComparedFigure {
  readonly value: Figure;
  /** All figures of the same answer, which tell why one of them is unknown. */
  readonly figures: FigureGroup['figures'];
  readonly baseline: Figure;
}

/** The figures of cards, each beside that of as many days before. */
export interface ComparedFigures {
  readonly range: DayRange;
  readonly baselineRange: DayRange;
  /** The same in words: `Oct 24 – 30, 2026, until 1:18 AM`. */
  readonly baselineName: string;
  readonly figureOf: (card: { readonly measure?: MeasureId | undefined }) => ComparedFigure;
  /** If the source could not count all transactions: how many it did count, and how many there are. */
  readonly part: FiguresAnswer['part'];
}

export function askComparedFigures(
  port: Pick<LedgerPort, 'figures'>,
  question: Question,
  now: Moment,
  options?: AskOptions,
): Answer<ComparedFigures> {
  const { range } = question;
  const before = comparedDays(range, 'Previous period', now);
  return mapAnswer(port.figures({ ...question, baseline: before?.days }, options), ({ total, baseline, part }) => ({
    range,
    baselineRange: before?.days.range ?? range,
    baselineName: before?.name ?? '',
    part,
    figureOf: ({ measure }) => ({
      value: measure && total.figures[measure],
      figures: total.figures,
      baseline: measure && baseline?.figures[measure],
    }),
  }));
}
