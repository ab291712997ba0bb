import { addDays, type Cents, type Day, type DayRange, type Moment } from '@back-office/shared/format';
import { dayNumber as dayNumberOf, dayOfNumber, hasHappened } from '../model/calendar';
import type { KnownTransaction, Transaction } from '../model/transaction';
import { finish, type Steps } from '../../loading/steps';
import { compiledWeek } from './compiledTemplates';
import type { Ledger } from './createLedger';
import { generateDayInSteps } from './generateDay';
import { amountUsed, cardsSold, longestUse, usesOf, valueOf } from './giftCards';
import { minuteOf, occurrencesOn, redeemedDeposit, type LedgerSource, type Occurrence } from './occurrences';
import { depositIdOf } from './relatedRows';

/** What the store owes its customers when a day begins: money that was collected before and is not a sale yet. */
export interface DeferredBalance {
  readonly day: Day;
  /** Rows whose deposit is not redeemed before the day, oldest first. */
  readonly openDeposits: readonly Transaction[];
  /** What is left on gift cards, by the calendar year of their sale, oldest first. Years without any are left out. */
  readonly giftCards: readonly GiftCardYear[];
}

interface GiftCardYear {
  /** The days on which these cards were sold, all before the day of the balance. */
  readonly range: DayRange;
  /** The cards on which something is left. */
  readonly count: number;
  readonly amount: Cents;
}

/** Where to look for what is deferred: a ledger without an end also has days ahead. */
type BalanceSource = LedgerSource & Partial<Pick<Ledger, 'until'>>;

/**
 * The balance at the start of a day, or now if the day is ahead. Deposits and gift cards are found by looking back for
 * as long as one can stay open.
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
  const giftCards = yield* openGiftCards(source, isAhead ? until : { day: addDays(day, -1), minute: lastMinute });
  if (!isAhead) return { day, openDeposits, giftCards };
  const rows = (yield* generateDayInSteps(source, until.day)).filter((row) => hasHappened(row, until));
  const redeemed = new Set(rows.map(depositIdOf));
  return {
    day,
    openDeposits: [...openDeposits, ...rows.filter((row) => row.depositCollected > 0)].filter(
      ({ id }) => !redeemed.has(id),
    ),
    giftCards,
  };
}

const lastMinute = 24 * 60 - 1;

/** A completion that is due on a closed day moves to the next one, which is open. */
const longestOpen =
  1 + Math.max(...compiledWeek.flatMap((day) => day.map(({ redeems }) => (redeems ? redeems.daysBefore : 0))));

function* depositsBefore(source: LedgerSource, today: number): Steps<readonly KnownTransaction[]> {
  const found: (readonly KnownTransaction[])[] = [];
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

/** The cards sold in the last weeks on which something is left; nothing is left on older ones. */
function* openGiftCards(source: LedgerSource, end: Moment): Steps<readonly GiftCardYear[]> {
  const today = dayNumberOf(end.day);
  const isPast = (occurrence: Occurrence, repeat: number) =>
    occurrence.dayNumber === today ? minuteOf(occurrence, source, repeat) <= end.minute : occurrence.dayNumber < today;
  const years: GiftCardYear[] = [];
  for (const card of cardsSold(today - longestUse, today + 1)) {
    const uses = usesOf(card).map((sale) => ({ sale, amountAt: amountUsed(card, sale, source) }));
    let count = 0;
    let amount = 0;
    for (let repeat = 0; repeat < source.volume; repeat += 1) {
      if (!isPast(card, repeat)) continue;
      let left = valueOf(card, source, repeat);
      for (const { sale, amountAt } of uses) if (isPast(sale, repeat)) left -= amountAt(repeat);
      if (left > 0) [count, amount] = [count + 1, amount + left];
      if (repeat % cardsPerStep === 0) yield;
    }
    if (count > 0) addTo(years, { range: { from: dayOfNumber(card.dayNumber), to: end.day }, count, amount });
  }
  return years;
}

/** Less than a millisecond of work. */
const cardsPerStep = 256;

function addTo(years: GiftCardYear[], { range: { from, to }, count, amount }: GiftCardYear) {
  const year = from.slice(0, 4);
  const last = years.at(-1);
  if (last?.range.from.startsWith(year))
    years[years.length - 1] = { range: last.range, count: last.count + count, amount: last.amount + amount };
  else years.push({ range: { from, to: to.startsWith(year) ? to : `${year}-12-31` }, count, amount });
}
