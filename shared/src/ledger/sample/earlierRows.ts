import type { Cents } from '@back-office/shared/format';
import { oneDollar, scaled, type Factor } from '../model/amounts';
import { dayOfNumber, isClosed, weekdayOf } from '../model/calendar';
import { draw } from './draw';
import { entryAt, type Entry } from './entries';
import type { LedgerSource } from '../model/ledgerSource';
import type { EarlierRow } from './sampleWeek';

/** An entry on one day, in days since 1970: all it takes to know the row's amounts without generating it. */
export interface EntryOn {
  readonly entry: Entry;
  readonly number: number;
}

/** 0.8 to 1.2, from seed, revision, day and row. */
export function factorOf({ entry, number }: EntryOn, { seed, revision }: LedgerSource, repeat: number): Factor {
  return 8000 + (draw(seed ^ amountsOnly, number, revision, entry.row + repeat * 8) % 4001);
}

/** Keeps the draws of amounts apart from those of times and customers. */
const amountsOnly = 0x5bd1e995;

/** The sale a refund belongs to; where that day was closed, the one of a week before. */
export function saleBefore(number: number, { daysBefore, row }: EarlierRow): EntryOn {
  let saleDay = number - daysBefore;
  while (isClosed(dayOfNumber(saleDay))) saleDay -= 7;
  return { entry: entryAt(weekdayOf(saleDay), row), number: saleDay };
}

/** The row that took a deposit; none where that day was closed, so nothing is redeemed that was never collected. */
export function depositBefore(number: number, { daysBefore, row }: EarlierRow): EntryOn | undefined {
  const depositDay = number - daysBefore;
  if (isClosed(dayOfNumber(depositDay))) return undefined;
  return { entry: entryAt(weekdayOf(depositDay), row), number: depositDay };
}

/** What came back, at the price it was sold for. */
export function returnedOf({ returned }: Entry, sale: EntryOn, source: LedgerSource, repeat: number): Cents {
  if (returned === 0) return 0;
  const paid = scaled(sale.entry.sold, factorOf(sale, source, repeat));
  return Math.floor((paid * returned) / sale.entry.sold);
}

export function depositOf(on: EntryOn, source: LedgerSource, repeat: number): Cents {
  const { deposit } = on.entry;
  return deposit === 0 ? 0 : scaled(deposit, factorOf(on, source, repeat), oneDollar);
}
