import { addDays, type Day, type Moment } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { dayOfNumber, hasHappened } from '../model/calendar';
import type { DeferredBalance } from '../sample/deferredBalance';

/** What one transaction changes of what the shop owes. An unknown deposit is `NaN`. */
export interface Deferral {
  /** `2025-06`, or empty where all transactions are together. */
  readonly month: string;
  /** Place in its month. */
  readonly row: number;
  readonly date: Day;
  readonly minute: number;
  readonly id: string;
  readonly refersTo: string | undefined;
  /** Collected less redeemed and paid back. */
  readonly deposit: number;
  /** Sold less redeemed and refunded. */
  readonly giftCard: number;
}

/** The transactions of a month with deposits or gift cards. Of those whose deposit is unknown, the first one stands for all: later ones may follow the day that is asked for. */
export function deferralsIn(month: string, columns: LedgerColumns): readonly Deferral[] {
  const { depositCollected, depositRedeemed, giftCardSales, giftCardRedeemed } = columns.amounts;
  const found: Deferral[] = [];
  let unknownRow = -1;
  for (let row = 0; row < columns.length; row++) {
    const deposit = (depositCollected[row] ?? NaN) - (depositRedeemed[row] ?? NaN);
    const giftCard = (giftCardSales[row] ?? NaN) - (giftCardRedeemed[row] ?? NaN);
    const hasCard = giftCard !== 0 && !Number.isNaN(giftCard);
    if (Number.isNaN(deposit) && unknownRow < 0) unknownRow = row;
    if (hasCard || (deposit !== 0 && !Number.isNaN(deposit))) found.push(deferralAt(row, deposit || 0, giftCard || 0));
  }
  if (unknownRow >= 0) found.push(deferralAt(unknownRow, NaN, 0));
  return found;

  function deferralAt(row: number, deposit: number, giftCard: number): Deferral {
    const [date, minute] = [dayOfNumber(columns.days[row] ?? 0), columns.minutes[row] ?? 0];
    return { month, row, date, minute, id: columns.idAt(row), refersTo: columns.refundOfAt(row), deposit, giftCard };
  }
}

interface Balance extends Pick<DeferredBalance, 'giftCards'> {
  /** The deposits on which something is left, oldest first. */
  readonly open: readonly (Pick<Deferral, 'month' | 'row'> & { readonly left: number })[];
}

interface Debt {
  readonly deferral: Deferral;
  left: number;
}

/**
 * What is owed when a day begins, or at the present moment if the day is ahead. What is redeemed or paid back takes from
 * the deposit that its transaction refers to, else from the oldest one; gift cards always first in, first out.
 */
export function balanceOf(deferrals: readonly Deferral[], day: Day, until: Moment): Balance {
  const happened = deferrals.filter((each) => each.date < day && hasHappened(each, until));
  const deposits = debtsOf(happened, 'deposit');
  const cards = debtsOf(happened, 'giftCard');
  const end = day > until.day ? until.day : addDays(day, -1);
  // An unknown deposit makes the sum unknown. One of them is enough for that.
  const unknownDeposit = happened.findLast(({ deposit }) => Number.isNaN(deposit));
  const open = deposits.map(({ deferral: { month, row }, left }) => ({ month, row, left }));
  return {
    open: unknownDeposit ? [...open, { month: unknownDeposit.month, row: unknownDeposit.row, left: NaN }] : open,
    giftCards: byYear(cards, end),
  };
}

/** What is left of each debt, oldest first. What is redeemed without a debt is left out. */
function debtsOf(deferrals: readonly Deferral[], kind: 'deposit' | 'giftCard'): readonly Debt[] {
  const debts: Debt[] = [];
  const byId = new Map<string, Debt>();
  let oldest = 0;
  for (const deferral of deferrals) {
    const amount = deferral[kind];
    if (Number.isNaN(amount) || amount === 0) continue;
    if (amount > 0) {
      const debt = { deferral, left: amount };
      debts.push(debt);
      byId.set(deferral.id, debt);
      continue;
    }
    let rest = 0 - amount;
    const named = kind === 'deposit' && deferral.refersTo !== undefined ? byId.get(deferral.refersTo) : undefined;
    if (named) rest = takeFrom(named, rest);
    while (rest > 0 && oldest < debts.length) {
      const debt = debts[oldest];
      if (debt) rest = takeFrom(debt, rest);
      if (debt === undefined || debt.left === 0) oldest += 1;
    }
  }
  return debts.filter(({ left }) => left > 0);
}

/** Returns what is still to be taken from others. */
function takeFrom(debt: Debt, amount: number): number {
  const taken = Math.min(debt.left, amount);
  debt.left -= taken;
  return amount - taken;
}

function byYear(cards: readonly Debt[], end: Day): DeferredBalance['giftCards'] {
  const years = new Map<string, DeferredBalance['giftCards'][number]>();
  for (const { deferral, left } of cards) {
    const year = deferral.date.slice(0, 4);
    const known = years.get(year);
    const to = end.startsWith(year) ? end : `${year}-12-31`;
    const range = known?.range ?? { from: deferral.date, to };
    years.set(year, { range, count: (known?.count ?? 0) + 1, amount: (known?.amount ?? 0) + left });
  }
  return [...years.values()];
}
