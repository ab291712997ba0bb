import type { Cents } from '@back-office/shared/format';
import { oneDollar, scale, type Factor } from '../model/amounts';
import { dayOfNumber, isClosed, weekdayOf } from '../model/calendar';
import { compiledWeek, delaySpan, templateAt, type CompiledTemplate } from './compiledTemplates';
import { randomFrom, randomInteger, randomStart } from './random';
import type { EarlierTemplate } from './sampleWeek';

/** Everything that decides the rows of the ledger. */
export interface LedgerSource {
  readonly seed: number;
  /** Raised by Refresh: changes amounts, never times, customers or ids. */
  readonly revision: number;
  /** How often each template occurs a day; 1 unless `?volume=` says otherwise. */
  readonly volume: number;
}

/** A template on one day. It is enough to know the amounts of a row without generating it. */
export interface Occurrence {
  readonly template: CompiledTemplate;
  /** The day on which it is due, in days since 1970. See `dayOfOccurrence`. */
  readonly dayNumber: number;
}

/** Rows that repeats of an occurrence fill, one after the other. */
export interface RowSpan {
  /** The first row. */
  readonly from: number;
  readonly count: number;
  readonly firstRepeat: number;
}

/** The occurrences of a day: its own, and deposits that were due to be redeemed while the store was closed. */
export function occurrencesOn(dayNumber: number): readonly Occurrence[] {
  if (isClosedOn(dayNumber)) return [];
  const found = dueOn(dayNumber);
  for (let earlier = dayNumber - 1; isClosedOn(earlier); earlier -= 1) found.push(...dueOn(earlier).filter(isMoved));
  return found;
}

/** The day on which an occurrence takes place; `undefined` if it is dropped because the store is closed. */
export function dayOfOccurrence(occurrence: Occurrence): number | undefined {
  let { dayNumber } = occurrence;
  if (isClosedOn(dayNumber) && !isMoved(occurrence)) return undefined;
  while (isClosedOn(dayNumber)) dayNumber += 1;
  return dayNumber;
}

function dueOn(dayNumber: number): Occurrence[] {
  return (compiledWeek[weekdayOf(dayNumber)] ?? []).map((template) => ({ template, dayNumber }));
}

/** Customers who paid a deposit come on the next open day. */
function isMoved({ template }: Occurrence): boolean {
  return template.redeems !== undefined;
}

export function isClosedOn(dayNumber: number): boolean {
  return isClosed(dayOfNumber(dayNumber));
}

/** The minute of the day. Repeats follow before the next template. */
export function minuteOf(occurrence: Occurrence, source: LedgerSource, repeat: number): number {
  return firstMinuteOf(occurrence, source) + delayOf(occurrence, source, repeat);
}

/** The minute of the first repeat. */
export function firstMinuteOf({ template, dayNumber }: Occurrence, { seed }: LedgerSource): number {
  return template.minute + (randomInteger(seed, dayNumber, template.index, 0) % delaySpan);
}

/** Minutes after the first repeat. */
export function delayOf({ template }: Occurrence, { volume }: LedgerSource, repeat: number): number {
  return Math.floor((repeat * template.repeatSpan) / volume);
}

/** 0.8 to 1.2, from seed, revision, day and template. */
export function factorOf(
  { template, dayNumber }: Occurrence,
  { seed, revision }: LedgerSource,
  repeat: number,
): Factor {
  return factorFrom(randomInteger(seed ^ amountsOnly, dayNumber, revision, placeOf(template, repeat)));
}

/** The factors of repeats that follow each other. */
export function factorsOf(
  { template, dayNumber }: Occurrence,
  { seed, revision }: LedgerSource,
  { firstRepeat, count }: RowSpan,
): Float64Array {
  const start = randomStart(seed ^ amountsOnly, dayNumber, revision);
  const factors = new Float64Array(count);
  for (let nth = 0; nth < count; nth++)
    factors[nth] = factorFrom(randomFrom(start, placeOf(template, firstRepeat + nth)));
  return factors;
}

function placeOf({ index }: CompiledTemplate, repeat: number): number {
  return index + repeat * 8;
}

function factorFrom(random: number): Factor {
  return 8000 + (random % 4001);
}

/** Keeps the random numbers of amounts independent of those of times and customers. */
const amountsOnly = 0x5bd1e995;

/** The sale that a refund belongs to. If the store was closed on that day, the sale of a week earlier. */
export function refundedSale(dayNumber: number, { daysBefore, index }: EarlierTemplate): Occurrence {
  let saleDay = dayNumber - daysBefore;
  while (isClosedOn(saleDay)) saleDay -= 7;
  return { template: templateAt(weekdayOf(saleDay), index), dayNumber: saleDay };
}

/** The sale that collected a deposit; `undefined` if the store was closed on that day, so nothing was collected. */
export function redeemedDeposit(dayNumber: number, { daysBefore, index }: EarlierTemplate): Occurrence | undefined {
  const depositDay = dayNumber - daysBefore;
  if (isClosedOn(depositDay)) return undefined;
  return { template: templateAt(weekdayOf(depositDay), index), dayNumber: depositDay };
}

/** Value of the returned items at the price they were sold for. */
export function returnedOf(
  { returned }: CompiledTemplate,
  sale: Occurrence,
  source: LedgerSource,
  repeat: number,
): Cents {
  if (returned === 0) return 0;
  const paid = scale(sale.template.sold, factorOf(sale, source, repeat));
  return Math.floor((paid * returned) / sale.template.sold);
}

export function depositOf(occurrence: Occurrence, source: LedgerSource, repeat: number): Cents {
  const { deposit } = occurrence.template;
  return deposit === 0 ? 0 : scale(deposit, factorOf(occurrence, source, repeat), oneDollar);
}
