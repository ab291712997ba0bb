import { firstDay, lastDay, type Day, type DayRange } from '@back-office/shared/format';
import type { CustomersAnswer } from '../../ledger/columns/customers';
import type { LedgerColumns } from '../../ledger/columns/columns';
import { withoutFigures } from '../../ledger/columns/figureGroup';
import type { FiguresAnswer } from '../../ledger/columns/question';
import {
  placesOfPage,
  placesOfSearch,
  type RowsAnswer,
  type RowsPage,
  type RowsQuestion,
  type SearchQuestion,
} from '../../ledger/columns/transactions';
import { dayOfNumber } from '../../ledger/model/calendar';
import type { Transaction } from '../../ledger/model/transaction';
import type { QuestionName } from '../../ledger/port/ledgerPort';
import { answersOfColumns } from '../../ledger/port/answersOfColumns';
import { earlierOf } from '../../ledger/port/figuresOfColumns';
import { createDeferredAnswer } from './deferredAnswer';
import type { Manifest, MonthEntry } from './manifest';
import { createMonthReader, type MonthReader } from './monthReader';
import type { DamagedRecord } from './monthRecords';
import type { ShopStore } from './shopStore';
import { createTransactionFinder, type AnswerOptions } from './transactionFinder';

/** The questions of the ledger port that need transactions. */
export type ShopQuestion = Exclude<QuestionName, 'describe'>;

export type CheckedMonths = 'all' | 'damaged';

/** Answers questions from the months that a shop has stored. It reads a month when a question needs it, and keeps it. */
export interface ShopAnswers {
  answer(name: ShopQuestion, question: unknown, options: AnswerOptions): Promise<unknown>;
  manifest(): Promise<Manifest>;
  /** The records that could not be read so far. Those of the months in `checked` are all read first. */
  damage(checked?: CheckedMonths): Promise<readonly DamagedRecord[]>;
}

export function createShopAnswers(store: ShopStore): ShopAnswers {
  const reader = createMonthReader(store);
  const { find, rowIn, related } = createTransactionFinder(store, reader);
  const deferred = createDeferredAnswer(store, reader, rowIn);

  const { rows, search } = createPageAnswers(store, reader);
  const answerFromColumns = createColumnAnswers(store, reader);

  return {
    answer(name, question, options) {
      switch (name) {
        case 'row':
          return find(question as string, options);
        case 'related':
          return related(question as Transaction, options);
        case 'deferred':
          return deferred(question as Day, options);
        case 'rows':
          return rows(question as RowsQuestion, options);
        case 'search':
          return search(question as SearchQuestion, options);
        default:
          return answerFromColumns(name, question, options);
      }
    },
    manifest: () => store.manifest(),
    async damage(checked) {
      const { months } = await store.manifest();
      if (checked)
        await reader.check(checked === 'all' ? months : months.filter((entry) => reader.damage([entry]).length > 0));
      return reader.damage(months);
    },
  };
}

/** Pages of lists, and the transactions that a search finds. */
function createPageAnswers(store: ShopStore, reader: MonthReader) {
  /** A page of a list. In order of time only the months with its transactions are read, as far as nothing else decides. */
  async function rows(question: RowsQuestion, { until: now, signal }: AnswerOptions): Promise<RowsPage> {
    const scope = { ...question.scope, until: earlierOf(question.scope.until, now) };
    const asked = { ...question, scope };
    const { months } = await store.manifest();
    const readable = months.filter((entry) => reader.damage([entry]).length === 0 && isWithin(scope.range)(entry));
    const { needed, others } = monthsOfPage(readable, asked);
    const page = await reader.rowsOf(needed, (columns) => placesOfPage(columns, asked), signal);
    return { ...page, total: page.total + others };
  }

  async function search(question: SearchQuestion, { until: now, signal }: AnswerOptions): Promise<RowsAnswer> {
    const asked = { ...question, scope: { ...question.scope, until: earlierOf(question.scope.until, now) } };
    const { months } = await store.manifest();
    return reader.rowsOf(
      months.filter(isWithin(asked.scope.range)),
      (columns) => placesOfSearch(columns, asked),
      signal,
    );
  }

  return { rows, search };
}

/** Answers that add up transactions. */
function createColumnAnswers(store: ShopStore, reader: MonthReader) {
  /** Columns that reach at least over a range, as far as there are data. */
  async function columnsOf({ from, to }: DayRange, signal: AbortSignal | undefined): Promise<LedgerColumns> {
    const { months } = await store.manifest();
    signal?.throwIfAborted();
    return reader.columnsOf(months.filter(isWithin({ from, to })), signal);
  }

  async function answer(
    name: 'figures' | 'facets' | 'customers',
    question: unknown,
    { until, signal }: AnswerOptions,
  ): Promise<unknown> {
    const answers = answersOfColumns((range) => columnsOf(range, signal), until);
    const found = await reader.withParts(() => answers[name](question as never), signal);
    if (name === 'facets') return found;
    const { facts } = await store.manifest();
    const known =
      name === 'figures' ? withoutFigures(found as FiguresAnswer, facts.neverKnown) : (found as CustomersAnswer);
    return withPart(known, await damagedIn(rangesOf(name, question)));
  }

  async function damagedIn(ranges: readonly DayRange[]): Promise<number> {
    const { months } = await store.manifest();
    const damaged = new Set(reader.damage(months).map(({ month }) => month));
    const affected = months.filter(
      (entry) => damaged.has(entry.month) && ranges.some((range) => isWithin(range)(entry)),
    );
    return affected.reduce((sum, { counts }) => sum + counts.transactions, 0);
  }

  return answer;
}

function isWithin({ from, to }: DayRange) {
  return ({ days }: Pick<MonthEntry, 'days'>) => dayOfNumber(days.last) >= from && dayOfNumber(days.first) <= to;
}

/**
 * Which months a page needs, in order of time, and how many transactions of its scope the others have. Where something else
 * than time chooses or orders the transactions, all are needed.
 */
function monthsOfPage(months: readonly MonthEntry[], { scope, sort, offset, limit, containing }: RowsQuestion) {
  const { range, until, filters, where, text = '' } = scope;
  const isByTime =
    sort.by === 'time' && !filters.some(({ values }) => values.length > 0) && !where && text.trim() === '';
  if (!isByTime || containing !== undefined) return { needed: months, others: 0 };
  const isWhole = ({ days: { first, last } }: MonthEntry) =>
    dayOfNumber(first) >= range.from && dayOfNumber(last) <= range.to && (!until || dayOfNumber(last) < until.day);
  let missing = offset + limit;
  let others = 0;
  const needed = new Set<MonthEntry>();
  for (const entry of sort.isDescending ? months.toReversed() : months) {
    if (!isWhole(entry)) needed.add(entry);
    else if (missing <= 0) others += entry.counts.transactions;
    else {
      needed.add(entry);
      missing -= entry.counts.transactions;
    }
  }
  return { needed: months.filter((entry) => needed.has(entry)), others };
}

function rangesOf(name: 'figures' | 'customers', question: unknown): readonly DayRange[] {
  const { range, baseline } = question as {
    readonly range: DayRange;
    readonly baseline?: { readonly range: DayRange };
  };
  return name === 'figures' && baseline ? [range, baseline.range] : [range];
}

/** Says that transactions of damaged months are not counted. */
function withPart<Answered extends FiguresAnswer | CustomersAnswer>(answer: Answered, missing: number): Answered {
  if (missing === 0) return answer;
  const counted = 'total' in answer ? answer.total.transactions : answer.details.visits;
  return { ...answer, part: { counted, of: counted + missing } };
}

/** The days of a shop; `undefined` without transactions. */
export function daysOf(months: readonly Pick<MonthEntry, 'days'>[]): DayRange | undefined {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return undefined;
  const inCalendar = (day: Day) => (day < firstDay ? firstDay : day > lastDay ? lastDay : day);
  return { from: inCalendar(dayOfNumber(first.days.first)), to: inCalendar(dayOfNumber(last.days.last)) };
}
