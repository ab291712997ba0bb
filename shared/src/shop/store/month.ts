import { storedTexts, type StoredText } from '../../ledger/catalog/dimensions';
import type { LedgerColumns } from '../../ledger/columns/columns';
import { knownAmounts, type KnownAmount } from '../../ledger/catalog/measure';
import { dayOfNumber } from '../../ledger/model/calendar';

/** `2025-06`: the transactions of its business days are stored together. */
export type Month = string;

/**
 * The records of a month. Most questions need `figures` alone: days, amounts, payments, and texts with few values. `texts`
 * are descriptions and customers, `ids` those of transactions and of the sales that refunds belong to.
 */
export const monthParts = ['figures', 'texts', 'ids', 'lines'] as const;
export type MonthPart = (typeof monthParts)[number];

/** The parts that are read when a question needs them. */
export const addedParts = ['texts', 'ids', 'lines'] as const satisfies readonly MonthPart[];
export type AddedPart = (typeof addedParts)[number];

/** Texts that differ from one transaction to the next. */
export const longTexts = [
  'description',
  'items',
  'customerId',
  'customerName',
] as const satisfies readonly StoredText[];
export type LongText = (typeof longTexts)[number];
export type ShortText = Exclude<StoredText, LongText>;
export const shortTexts = storedTexts.filter(
  (column): column is ShortText => !longTexts.some((each) => each === column),
);

/** Raised when the layout of records changes. */
export const chunkSchema = 2;
/** Its descriptions and items are whole texts instead of lists of pieces; otherwise it is the same. */
export const firstChunkSchema = 1;

export function monthOf(dayNumber: number): Month {
  return dayOfNumber(dayNumber).slice(0, 7);
}

/** A month, laid out for the store. Its buffers can be transferred to another thread. */
export interface EncodedMonth {
  readonly month: Month;
  readonly counts: MonthCounts;
  /** The first and the last business day with transactions, in days since January 1, 1970. */
  readonly days: { readonly first: number; readonly last: number };
  /** Sums of the sizes of amounts: sums over all months must stay exact. */
  readonly magnitudes: Readonly<Partial<Record<KnownAmount, number>>>;
  /** Whether it has deposits or gift cards. */
  readonly hasDeferred: boolean;
  readonly records: Readonly<Record<MonthPart, ArrayBuffer>>;
}

export interface MonthCounts {
  readonly transactions: number;
  readonly lines: number;
  /** 0 if each transaction has one payment. */
  readonly payments: number;
}

/** Thrown for columns that cannot be stored without a loss. The message says where. */
export class UnstorableColumnsError extends Error {
  override readonly name = 'UnstorableColumnsError';
}

/** Amounts that can be added up exactly: whole, and unknown or finite. Throws an `UnstorableColumnsError`. */
export function checkColumns(month: Month, columns: LedgerColumns): void {
  const { days, minutes, length, amounts, lines } = columns;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new UnstorableColumnsError(`"${month}" is not a month.`);
  for (let row = 0; row < length; row++) {
    const day = days[row] ?? NaN;
    const isInOrder = row === 0 || day > (days[row - 1] ?? NaN) || minutes[row] === undefined || isLater(row);
    if (!isInOrder) throw new UnstorableColumnsError(`Transaction ${row + 1} of ${month} is out of order.`);
  }
  if (length > 0 && (monthOf(days[0] ?? NaN) !== month || monthOf(days[length - 1] ?? NaN) !== month))
    throw new UnstorableColumnsError(`The columns of ${month} have transactions of another month.`);
  for (const amount of knownAmounts) checkWhole(amounts[amount], `${amount} of ${month}`);
  if (columns.netSales) checkWhole(columns.netSales, `net sales of ${month}`);
  for (const amount of knownAmounts) {
    const own = lines.amounts[amount];
    if (own) checkWhole(own, `${amount} of the lines of ${month}`);
  }
  if (lines.costs) checkWhole(lines.costs, `costs of ${month}`);
  if (columns.payments)
    for (const [name, values] of Object.entries(columns.payments.amounts))
      checkWhole(values, `${name} of the payments of ${month}`);

  function isLater(row: number): boolean {
    return days[row] === days[row - 1] && (minutes[row] ?? 0) >= (minutes[row - 1] ?? 0);
  }
}

function checkWhole(values: Float64Array, name: string): void {
  for (const value of values)
    if (!Number.isSafeInteger(value) && !Number.isNaN(value))
      throw new UnstorableColumnsError(`${name} has ${value}: amounts are whole numbers below 9,007,199,254,740,992.`);
}

/** The sum of the sizes of what is known. */
export function magnitudeOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) if (!Number.isNaN(value)) sum += Math.abs(value);
  return sum;
}
