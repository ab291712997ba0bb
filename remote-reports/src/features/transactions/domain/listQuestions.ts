import {
  allAnswers,
  mapAnswer,
  maxPage,
  type Answer,
  type AskOptions,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerPort,
  type Transaction,
  type RowsPage,
  type RowsQuestion,
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
export function questionOf(view: TransactionsView): Pick<RowsQuestion, 'scope' | 'sort'> {
  const { column, isDescending } = view.sort;
  return { scope: scopeOf(view), sort: { by: column, isDescending } };
}

/** The pages of a list that are there. More are added as the merchant scrolls. */
export interface LoadedList {
  readonly view: TransactionsView;
  readonly figures: ListFigures;
  readonly total: number;
  readonly pages: Map<number, readonly Transaction[]>;
  /** Differs whenever the list was asked for again. */
  readonly key: symbol;
}

/** The figures of a list and its first page. */
export function askList(port: LedgerPort, view: TransactionsView, options: AskOptions): Answer<LoadedList> {
  return mapAnswer(
    allAnswers<[ListFigures, RowsPage]>(
      askFigures(port, view, options),
      port.rows({ ...questionOf(view), offset: 0, limit: maxPage }, options),
    ),
    ([figures, { rows, total }]) => ({
      view,
      figures,
      total,
      pages: new Map([[0, rows]]),
      key: Symbol(),
    }),
  );
}

/** Loads pages that are not there yet. */
export function loadPages(
  port: LedgerPort,
  { view, pages }: LoadedList,
  wanted: readonly number[],
  options: AskOptions,
): Answer<void> {
  const missing = wanted.filter((page) => !pages.has(page));
  const question = { ...questionOf(view), limit: maxPage };
  return mapAnswer(
    allAnswers(...missing.map((page) => port.rows({ ...question, offset: page * maxPage }, options))),
    (answers) => answers.forEach(({ offset, rows }) => pages.set(offset / maxPage, rows)),
  );
}

/** Loads the page that has a transaction, if the list has it. */
export function loadPageWith(
  port: LedgerPort,
  { view, total, pages }: LoadedList,
  id: string,
  options: AskOptions,
): Answer<void> {
  // A list without it answers with the page after its last.
  const question = { ...questionOf(view), offset: total, limit: maxPage, containing: id };
  return mapAnswer(port.rows(question, options), ({ offset, rows }) => {
    if (rows.some((row) => row.id === id)) pages.set(offset / maxPage, rows);
  });
}

/** The place of a transaction in the list; -1 if its page is not there. */
export function indexOfLoaded({ pages }: LoadedList, id: string): number {
  for (const [page, transactions] of pages) {
    const index = transactions.findIndex((row) => row.id === id);
    if (index >= 0) return page * maxPage + index;
  }
  return -1;
}

/** The transactions in the order of the list, `undefined` where they are not there yet. */
export function rowsOf({ total, pages }: LoadedList): readonly (Transaction | undefined)[] {
  const rows = new Array<Transaction | undefined>(total).fill(undefined);
  for (const [page, transactions] of pages)
    transactions.forEach((row, index) => {
      if (page * maxPage + index < total) rows[page * maxPage + index] = row;
    });
  return rows;
}

/** Rows that are loaded before they come into view. */
const ahead = 100;
/** As many as a table prints. */
const printedRows = 1_000;

/** The pages with the rows in view, those around the opened one, and those that are printed. */
export function wantedPages(
  total: number,
  [first, last]: readonly [number, number],
  opened: number,
): readonly number[] {
  const around = opened < 0 ? [] : [opened - ahead, opened + ahead];
  const rows = [0, printedRows - 1, first - ahead, first, last, last + ahead, ...around];
  const pages = rows.map((row) => Math.floor(Math.min(Math.max(row, 0), total - 1) / maxPage));
  return [...new Set(pages)].filter((page) => page >= 0).sort((one, other) => one - other);
}
