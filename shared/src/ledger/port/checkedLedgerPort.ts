import type { LedgerColumns } from '../columns/columns';
import { columnsOfRows } from '../columns/columnsOfRows';
import { customersIn, daysBefore, type CustomersAnswer } from '../columns/customers';
import { facetsOf } from '../columns/facets';
import { figuresOf } from '../columns/figures';
import type { FiguresAnswer, Question } from '../columns/question';
import type { Scope } from '../columns/select';
import { searchTransactions, transactionsOf } from '../columns/transactions';
import { noFilters, type TransactionFilters } from '../model/filters';
import { reportError } from '../../loading/errorEvent';
import type { Answer } from './answer';
import type * as schemasModule from './answerSchemas';
import type { AskOptions, LedgerPort, LentLedgerPort, RowsOptions } from './ledgerPort';
import { LedgerSourceError } from './ledgerSourceError';
import { shared } from './shareRequests';

/**
 * The same port, but every failure is a `LedgerSourceError`, also an answer that is not what the port promises, whose
 * message names the field. For every source outside the product. The schemas are loaded with the first question. Each
 * failure is logged once, and told to the page's monitoring.
 */
export function checkedLedgerPort(port: LentLedgerPort): LedgerPort {
  const reported = new Set<string>();

  async function checked<Value>(
    options: { readonly signal?: AbortSignal | undefined } | undefined,
    ask: () => Answer<unknown>,
    read: (schemas: Schemas, answer: unknown) => Value,
  ): Promise<Value> {
    try {
      const [schemas, answer] = await Promise.all([import('./answerSchemas'), ask()]);
      return read(schemas, answer);
    } catch (error) {
      // Nobody waits for this answer any more.
      if (options?.signal?.aborted) throw error;
      const failure = new LedgerSourceError(error);
      const { message } = failure;
      // A screen asks several questions at once, and asks again.
      if (!reported.has(message)) {
        reported.add(message);
        console.error('The ledger source failed:', error);
        reportError({ code: 'LEDGER-001', area: 'ledger', part: 'ledger', cause: message, error });
      }
      throw failure;
    }
  }

  const checkedRows = (query: TransactionFilters, options: RowsOptions | undefined) =>
    checked(
      options,
      () => port.rows(query, options),
      ({ readAnswer, requireDaysIn }, answer) => {
        const rowsAnswer = readAnswer('rows', answer);
        requireDaysIn(query.dateRange, 'rows', rowsAnswer.rows, 'rows.');
        return rowsAnswer;
      },
    );
  const kept = new Map<string, SentColumns>();
  const askColumns = shared(async (query: TransactionFilters, options: AskOptions): Promise<SentColumns> => {
    const key = JSON.stringify([port.version, query]);
    const { rows, total } = await checkedRows(query, options);
    const sent = { columns: columnsOfRows(rows), counted: rows.length, of: total };
    kept.set(key, sent);
    const [oldest = key] = kept.keys();
    if (kept.size > maxKeptPeriods) kept.delete(oldest);
    return sent;
  });
  /** A screen asks several questions about the same rows, at once or one after the other, which are sent once. */
  async function columnsOf({ range, until }: Pick<Scope, 'range' | 'until'>, options: AskOptions | undefined) {
    const query = { ...noFilters, dateRange: range, until };
    return kept.get(JSON.stringify([port.version, query])) ?? askColumns(query, options);
  }

  return {
    get version() {
      return port.version;
    },
    rows: checkedRows,
    row: (id, options) =>
      checked(
        options,
        () => port.row(id, options),
        ({ readAnswer }, answer) => readAnswer('row', answer),
      ),
    relatedRows: (row, options) =>
      checked(
        options,
        () => port.relatedRows(row, options),
        ({ readAnswer }, answer) => readAnswer('relatedRows', answer),
      ),
    deferredBalance: (day, options) =>
      checked(
        options,
        () => port.deferredBalance(day, options),
        ({ readAnswer }, answer) => readAnswer('deferredBalance', answer),
      ),
    // A source of the first version does not answer questions: its rows are added up here.
    figures: (question, options) =>
      port.figures
        ? checked(
            options,
            () => port.figures?.(question, options),
            ({ readAnswer }, answer) => readAnswer('figures', answer),
          )
        : figuresFromRows(question, options),
    customers: (scope, options) =>
      port.customers
        ? checked(
            options,
            () => port.customers?.(scope, options),
            ({ readAnswer }, answer) => readAnswer('customers', answer),
          )
        : customersFromRows(scope, options),
    transactions: (question, options) =>
      port.transactions
        ? checked(
            options,
            () => port.transactions?.(question, options),
            ({ readAnswer }, answer) => readAnswer('transactions', answer),
          )
        : columnsOf(question.scope, options).then(({ columns }) => transactionsOf(columns, question)),
    search: (question, options) =>
      port.search
        ? checked(
            options,
            () => port.search?.(question, options),
            ({ readAnswer }, answer) => readAnswer('search', answer),
          )
        : columnsOf(question.scope, options).then(({ columns }) => searchTransactions(columns, question)),
    facets: (question, options) =>
      port.facets
        ? checked(
            options,
            () => port.facets?.(question, options),
            ({ readAnswer }, answer) => readAnswer('facets', answer),
          )
        : columnsOf(question.scope, options).then(({ columns }) => facetsOf(columns, question.scope, question.field)),
  };

  async function figuresFromRows(question: Question, options: AskOptions | undefined): Promise<FiguresAnswer> {
    const { baseline } = question;
    const [sent, ofBaseline] = await Promise.all([
      columnsOf(question, options),
      baseline && columnsOf(baseline, options),
    ]);
    return { ...figuresOf(sent.columns, question, ofBaseline?.columns), ...partOf(sent, ofBaseline) };
  }

  async function customersFromRows(scope: Scope, options: AskOptions | undefined): Promise<CustomersAnswer> {
    const [sent, earlier] = await Promise.all([
      columnsOf(scope, options),
      columnsOf({ range: daysBefore(scope.range) }, options),
    ]);
    return { ...customersIn(sent.columns, scope, earlier.columns), ...partOf(sent, earlier) };
  }
}

interface SentColumns {
  readonly columns: LedgerColumns;
  /** Transactions that the source sent. */
  readonly counted: number;
  /** Transactions that it has. */
  readonly of: number;
}

/** What is missing of the columns that an answer was calculated from. */
function partOf(...sent: readonly (SentColumns | undefined)[]): Pick<FiguresAnswer, 'part'> {
  const counted = sent.reduce((sum, one) => sum + (one?.counted ?? 0), 0);
  const of = sent.reduce((sum, one) => sum + (one?.of ?? 0), 0);
  return counted < of ? { part: { counted, of } } : {};
}

type Schemas = typeof schemasModule;

/** What a screen shows, its baseline, and what was shown before. */
const maxKeptPeriods = 4;
