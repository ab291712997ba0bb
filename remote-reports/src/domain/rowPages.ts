import {
  allAnswers,
  mapAnswer,
  maxPage,
  type Answer,
  type AskOptions,
  type LedgerPort,
  type RowsPage,
  type RowsQuestion,
  type Transaction,
} from '@back-office/shared/ledger';

/** What a list has, but for its pages. */
export type RowListQuestion = Pick<RowsQuestion, 'scope' | 'sort'>;

type RowsPort = Pick<LedgerPort, 'rows'>;

/**
 * All transactions of a question, page by page, for files. The consumer shows the progress between the pages; `signal`
 * cancels.
 *
 *     for await (const { rows, offset, total } of rowPages(port, question, signal)) …
 */
export async function* rowPages(
  port: RowsPort,
  question: RowListQuestion,
  signal: AbortSignal,
): AsyncGenerator<RowsPage> {
  for (let offset = 0, isMore = true; isMore;) {
    const page = await port.rows({ ...question, offset, limit: maxPage }, { signal });
    signal.throwIfAborted();
    yield { ...page, offset };
    signal.throwIfAborted();
    offset += page.rows.length;
    // An empty page ends a list that became shorter meanwhile.
    isMore = page.rows.length > 0 && offset < page.total;
  }
}

/** A list of which some pages are there. */
export interface RowList {
  readonly question: RowListQuestion;
  readonly total: number;
  readonly pages: Map<number, readonly Transaction[]>;
  /** Differs whenever the list was asked for again. */
  readonly key: symbol;
}

/** A list with its first page. */
export function askRowList(port: RowsPort, question: RowListQuestion, options: AskOptions): Answer<RowList> {
  return mapAnswer(port.rows({ ...question, offset: 0, limit: maxPage }, options), ({ rows, total }) => ({
    question,
    total,
    pages: new Map([[0, rows]]),
    key: Symbol(),
  }));
}

/** More pages than these are not kept, so that a list of any length takes little memory. */
export const maxKeptPages = 12;

/** Loads pages that are not there yet. Those that are neither wanted nor of the last ones are dropped. */
export function loadPages(
  port: RowsPort,
  { question, pages }: RowList,
  wanted: readonly number[],
  options: AskOptions,
): Answer<void> {
  const missing = wanted.filter((page) => !pages.has(page));
  const asked = missing.map((page) => port.rows({ ...question, limit: maxPage, offset: page * maxPage }, options));
  return mapAnswer(allAnswers(...asked), (answers) => {
    answers.forEach(({ offset, rows }) => pages.set(offset / maxPage, rows));
    for (const page of pages.keys()) if (pages.size > maxKeptPages && !wanted.includes(page)) pages.delete(page);
  });
}

/** Loads the page that has a transaction, if the list has it. */
export function loadPageWith(
  port: RowsPort,
  { question, total, pages }: RowList,
  id: string,
  options: AskOptions,
): Answer<void> {
  // A list without it answers with the page after its last.
  const asked = port.rows({ ...question, offset: total, limit: maxPage, containing: id }, options);
  return mapAnswer(asked, ({ offset, rows }) => {
    if (rows.some((row) => row.id === id)) pages.set(offset / maxPage, rows);
  });
}

/** The place of a transaction in the list; -1 if its page is not there. */
export function indexOfLoaded({ pages }: RowList, id: string): number {
  for (const [page, rows] of pages) {
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) return page * maxPage + index;
  }
  return -1;
}

/** The transactions in the order of the list, `undefined` where they are not there. */
export function loadedRows({ total, pages }: RowList): readonly (Transaction | undefined)[] {
  const all = new Array<Transaction | undefined>(total).fill(undefined);
  for (const [page, rows] of pages)
    rows.forEach((row, index) => {
      if (page * maxPage + index < total) all[page * maxPage + index] = row;
    });
  return all;
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
