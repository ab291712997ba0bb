import { firstDay, lastDay, type DayRange, type Moment } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { customersIn, daysBefore } from '../columns/customers';
import { facetsOf } from '../columns/facets';
import { figuresInSteps } from '../columns/figures';
import type { Scope } from '../columns/select';
import { finish, finishInSlices, type Steps } from '../../loading/steps';
import { searchTransactions, transactionsOf } from '../columns/transactions';
import type { Ledger } from '../sample/createLedger';
import { deferredBalance, deferredBalanceInSteps } from '../sample/deferredBalance';
import { relatedRows } from '../sample/relatedRows';
import { allAnswers, mapAnswer, type Answer } from './answer';
import { sampleFacts } from './ledgerFacts';
import type { AskOptions, LedgerPort } from './ledgerPort';

/** With more repeats, adding up the gift cards of all years takes longer than a frame. */
const maxRepeatsAtOnce = 50;

/**
 * The sample ledger as a port. It answers at once, so that a screen has its figures in its first render; only the many
 * rows of a high `?volume=` are generated and added up in slices. Generating `maxRowsAtOnce` takes less than a frame, and
 * so does adding up ten times as many.
 */
export function localLedgerPort(ledger: Ledger, maxRowsAtOnce = 5_000): LedgerPort {
  const version = [ledger.seed, ledger.revision, ledger.volume, ledger.until?.day, ledger.until?.minute].join('-');
  const inSlices = createQueue();
  function columnsOf(range: DayRange, { signal }: AskOptions = {}): Answer<LedgerColumns> {
    const isLarge = ledger.volume > 1 && ledger.missingColumns(range) > maxRowsAtOnce;
    return isLarge ? inSlices(() => ledger.columnsInSteps(range), signal) : finish(ledger.columnsInSteps(range));
  }
  return {
    version,
    describe: () => ({ version, ...sampleFacts, days: { from: firstDay, to: ledger.until?.day ?? lastDay } }),
    ...answersOfColumns(columnsOf, ledger.until, (steps, rows, { signal } = {}) =>
      rows > 10 * maxRowsAtOnce ? inSlices(() => steps, signal) : finish(steps),
    ),
    row: (id) => ledger.find(id),
    related: (row) => relatedRows(ledger, row),
    deferred: (day, { signal } = {}) =>
      ledger.volume > maxRepeatsAtOnce
        ? inSlices(() => deferredBalanceInSteps(ledger, day), signal)
        : deferredBalance(ledger, day),
  };
}

/**
 * What every ledger answers that has its transactions as columns.
 *
 * @param columnsOf The transactions of at least a range. They may reach beyond `until`.
 * @param until The moment after which nothing counts.
 * @param addUp Does the work of a question about so many transactions: at once, or in slices.
 */
export function answersOfColumns(
  columnsOf: (range: DayRange, options?: AskOptions) => Answer<LedgerColumns>,
  until?: Moment,
  addUp: <Result>(steps: Steps<Result>, rows: number, options?: AskOptions) => Answer<Result> = finish,
): Pick<LedgerPort, 'figures' | 'rows' | 'search' | 'facets' | 'customers'> {
  const untilNow = <Asked extends Pick<Scope, 'until'>>(asked: Asked): Asked => ({
    ...asked,
    until: earlierOf(asked.until, until),
  });
  const inScope =
    <Asked extends { readonly scope: Scope }, Found>(find: (columns: LedgerColumns, asked: Asked) => Found) =>
    (question: Asked, options?: AskOptions) =>
      mapAnswer(columnsOf(question.scope.range, options), (columns) =>
        find(columns, { ...question, scope: untilNow(question.scope) }),
      );
  return {
    figures(question, options) {
      const asked = { ...untilNow(question), baseline: question.baseline && untilNow(question.baseline) };
      const baselineColumns = asked.baseline ? columnsOf(asked.baseline.range, options) : undefined;
      return mapAnswer(allAnswers(columnsOf(asked.range, options), baselineColumns), ([columns, ofBaseline]) =>
        addUp(figuresInSteps(columns, asked, ofBaseline), columns.length + (ofBaseline?.length ?? 0), options),
      );
    },
    rows: inScope(transactionsOf),
    search: inScope(searchTransactions),
    facets: inScope(facetsOf),
    customers: (scope, options) =>
      mapAnswer(
        allAnswers(columnsOf(scope.range, options), columnsOf(daysBefore(scope.range), options)),
        ([columns, earlier]) => customersIn(columns, untilNow(scope), earlier),
      ),
  };
}

/** The earlier of two moments, as far as they are given. */
export function earlierOf(one: Moment | undefined, other: Moment | undefined): Moment | undefined {
  if (!one || !other) return one ?? other;
  return one.day < other.day || (one.day === other.day && one.minute < other.minute) ? one : other;
}

/** Work in slices, one after the other, because the next question often needs the days of the one before. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inSlices<Result>(start: () => Steps<Result>, signal?: AbortSignal): Promise<Result> {
    const result = last.then(() => finishInSlices(start(), { signal }));
    last = result.catch(() => undefined);
    return result;
  };
}
