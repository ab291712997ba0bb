import {
  allAnswers,
  isPromise,
  mapAnswer,
  maxPage,
  type Answer,
  type AskOptions,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerPort,
  type Transaction,
  type TransactionsPage,
  type TransactionsQuestion,
} from '@back-office/shared/ledger';
import { scopeOf, type TransactionsView } from '../../../domain/transactionsView';
import { counterMeasures } from './counters';

/** The figures of a view. */
export interface ListFigures {
  /** Of the listed transactions, by their type. */
  readonly total: FigureGroup;
  /** The days of the listed transactions, in order of time. */
  readonly days: readonly FigureGroup[];
  /** The number of transactions in the date range, regardless of the other filters. */
  readonly inRange: number;
  /** The number of transactions in the date range that the source could count. */
  readonly counted: number;
}

export function askFigures(port: LedgerPort, view: TransactionsView, options: AskOptions): Answer<ListFigures> {
  const scope = scopeOf(view);
  const { range } = view;
  return mapAnswer(
    allAnswers<[FiguresAnswer, FiguresAnswer, FiguresAnswer]>(
      port.figures({ ...scope, measures: counterMeasures, groupBy: ['transaction-type'] }, options),
      port.figures({ ...scope, measures: ['total-payments'], groupBy: ['date'] }, options),
      port.figures({ range, filters: [], measures: ['transactions'] }, options),
    ),
    ([{ total }, { total: byDay }, whole]) => ({
      total,
      days: byDay.groups,
      inRange: whole.part?.of ?? whole.total.transactions,
      counted: whole.part?.counted ?? whole.total.transactions,
    }),
  );
}

/** What the list asks for, but for the page. */
export function questionOf(view: TransactionsView): Pick<TransactionsQuestion, 'scope' | 'sort'> {
  const { column, isDescending } = view.sort;
  return { scope: scopeOf(view), sort: { by: column, isDescending } };
}

/** All transactions of a list, asked page by page. */
export function askAllPages(
  port: LedgerPort,
  question: Pick<TransactionsQuestion, 'scope' | 'sort'>,
  options: AskOptions,
): Answer<readonly Transaction[]> {
  const pageFrom = (offset: number) => port.transactions({ ...question, offset, limit: maxPage }, options);
  const withOthers = ({ transactions, total }: TransactionsPage): Answer<readonly Transaction[]> => {
    const others = Array.from({ length: Math.ceil(total / maxPage) - 1 }, (_, page) => pageFrom((page + 1) * maxPage));
    return mapAnswer(allAnswers(...others), (pages) =>
      [transactions, ...pages.map((page) => page.transactions)].flat(),
    );
  };
  const first = pageFrom(0);
  return isPromise(first) ? first.then(withOthers) : withOthers(first);
}
