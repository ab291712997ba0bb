import {
  allAnswers,
  mapAnswer,
  type Answer,
  type AskOptions,
  type FigureGroup,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { scopeOf, type TransactionsView } from '../../../domain/transactionsView';
import { counterMeasures } from './counters';
import { askRowList, type RowList, type RowListQuestion } from '../../../domain/rowPages';

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
    allAnswers(
      port.figures({ ...scope, measures: counterMeasures, groupBy: ['transaction-type'] }, options),
      port.figures({ ...scope, measures: ['total-payments', 'net-sales'], groupBy: ['date'] }, options),
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

/** What the list asks for, but for its pages. */
export function questionOf(view: TransactionsView): RowListQuestion {
  return { scope: scopeOf(view), sort: view.sort };
}

export interface ListedView {
  readonly view: TransactionsView;
  readonly figures: ListFigures;
  readonly list: RowList;
}

/** The figures of a list and its first page. */
export function askList(port: LedgerPort, view: TransactionsView, options: AskOptions): Answer<ListedView> {
  return mapAnswer(
    allAnswers(askFigures(port, view, options), askRowList(port, questionOf(view), options)),
    ([figures, list]) => ({ view, figures, list }),
  );
}
