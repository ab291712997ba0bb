import { firstDay, type Cents, type Day, type DayRange } from '@back-office/shared/format';
import { dayNumber as dayNumberOf, dayOfNumber, weekdayOf } from '../model/calendar';
import { hasHappened } from '../model/moment';
import type { Transaction } from '../model/transaction';
import { compiledWeek } from './compiledTemplates';
import type { Ledger } from './createLedger';
import { generateDayInSteps } from './generateDay';
import { giftCardsOf, occurrencesOn, redeemedDeposit, type LedgerSource, type Occurrence } from './occurrences';
import { depositIdOf } from './relatedRows';
import { finish, type Steps } from './steps';

/** What the store owes its customers when a day begins: money that was collected before and is not a sale yet. */
export interface DeferredBalance {
  readonly day: Day;
  /** Rows whose deposit is not redeemed before the day, oldest first. */
  readonly openDeposits: readonly Transaction[];
  /** Gift cards that are not used, by the calendar year of their sale, oldest first. Years without any are left out. */
  readonly giftCards: readonly GiftCardYear[];
}

export interface GiftCardYear {
  /** The days of the year before the day of the balance. */
  readonly range: DayRange;
  readonly count: number;
  readonly amount: Cents;
}

/** Where to look for what is deferred: a ledger without an end also has days ahead. */
type BalanceSource = LedgerSource & Partial<Pick<Ledger, 'until'>>;

/**
 * The balance at the start of a day, or now if the day is ahead. Deposits are found by looking back for as long as one
 * can stay open. The sample store takes no payments by gift card, so every card since the first day of the ledger is
 * still unused; whole years are added up once.
 */
export function deferredBalance(source: BalanceSource, day: Day): DeferredBalance {
  return finish(deferredBalanceInSteps(source, day));
}

/** The same balance, for `finishInSlices`. */
export function* deferredBalanceInSteps(source: BalanceSource, day: Day): Steps<DeferredBalance> {
  const { until } = source;
  const isAhead = until !== undefined && day > until.day;
  const today = dayNumberOf(isAhead ? until.day : day);
  const openDeposits = yield* depositsBefore(source, today);
  const giftCards = yield* giftCardsBefore(source, today);
  if (!isAhead) return { day, openDeposits, giftCards };
  const rows = (yield* generateDayInSteps(source, until.day)).filter((row) => hasHappened(row, until));
  const redeemed = new Set(rows.map(depositIdOf));
  return {
    day,
    openDeposits: [...openDeposits, ...rows.filter((row) => row.depositCollected > 0)].filter(
      ({ id }) => !redeemed.has(id),
    ),
    giftCards: withSold(giftCards, until.day, rows),
  };
}

/** A completion that is due on a closed day moves to the next one, which is open. */
const longestOpen =
  1 + Math.max(...compiledWeek.flatMap((day) => day.map(({ redeems }) => (redeems ? redeems.daysBefore : 0))));

function* depositsBefore(source: LedgerSource, today: number): Steps<readonly Transaction[]> {
  const found: (readonly Transaction[])[] = [];
  for (let day = today - longestOpen; day < today; day += 1) {
    const isOpen = (each: Occurrence) => each.template.deposit > 0 && !isRedeemed(each, today);
    if (occurrencesOn(day).some(isOpen)) found.push(yield* generateDayInSteps(source, dayOfNumber(day), isOpen));
  }
  return found.flat();
}

function isRedeemed(deposit: Occurrence, before: number): boolean {
  for (let day = deposit.dayNumber + 1; day < before; day += 1) {
    for (const { template, dayNumber } of occurrencesOn(day)) {
      const redeemed = template.redeems && redeemedDeposit(dayNumber, template.redeems);
      if (redeemed?.template === deposit.template && redeemed.dayNumber === deposit.dayNumber) return true;
    }
  }
  return false;
}

const firstYear = Number(firstDay.slice(0, 4));

/** The same ledger is asked for two days of one year again and again. */
const wholeYears = new WeakMap<LedgerSource, Map<number, GiftCardYear>>();

function knownYears(source: LedgerSource) {
  const known = wholeYears.get(source) ?? new Map<number, GiftCardYear>();
  wholeYears.set(source, known);
  return known;
}

function* giftCardsBefore(source: LedgerSource, today: number): Steps<readonly GiftCardYear[]> {
  const known = knownYears(source);
  const years: GiftCardYear[] = [];
  for (let year = firstYear; dayNumberOf(`${year}-01-01`) < today; year += 1) {
    const lastOfYear = dayNumberOf(`${year}-12-31`);
    const isWhole = lastOfYear < today;
    const sold =
      (isWhole && known.get(year)) || (yield* giftCardsOfYear(source, year, isWhole ? lastOfYear : today - 1));
    if (isWhole) known.set(year, sold);
    if (sold.count > 0) years.push(sold);
  }
  return years;
}

function withSold(years: readonly GiftCardYear[], today: Day, rows: readonly Transaction[]): readonly GiftCardYear[] {
  const cards = rows.filter((row) => row.giftCardSales > 0);
  if (cards.length === 0) return years;
  const range = { from: `${today.slice(0, 4)}-01-01`, to: today };
  const earlier = years.filter((year) => year.range.from < range.from);
  const { count = 0, amount = 0 } = years[earlier.length] ?? {};
  const sold = cards.reduce((sum, row) => sum + row.giftCardSales, 0);
  return [...earlier, { range, count: count + cards.length, amount: amount + sold }];
}

const sellsGiftCards = compiledWeek.map((day) => day.some(({ giftCard }) => giftCard > 0));

/** From occurrences, because generating the rows of a year takes a hundred times longer. */
function* giftCardsOfYear(source: LedgerSource, year: number, lastDay: number): Steps<GiftCardYear> {
  let count = 0;
  let amount = 0;
  for (let day = dayNumberOf(`${year}-01-01`); day <= lastDay; day += 1) {
    // Most weekdays sell none, and looking up what occurs on a day takes longer than adding it up.
    if (!sellsGiftCards[weekdayOf(day)]) continue;
    for (const occurrence of occurrencesOn(day)) {
      if (occurrence.template.giftCard === 0) continue;
      count += source.volume;
      amount += giftCardsOf(occurrence, source);
      yield;
    }
  }
  return { range: { from: `${year}-01-01`, to: dayOfNumber(lastDay) }, count, amount };
}
