import { unknown, type Unknown } from '@back-office/shared/format';
import type { AddedItemText, StoredText } from '../catalog/dimensions';
import type { KnownAmount } from '../catalog/measure';

/** Texts of many transactions: each different text once, and which one each transaction has. */
export interface TextColumn {
  readonly values: readonly string[];
  /** Index into `values`, one per transaction or line. */
  readonly codes: Uint32Array;
  /** The same in two steps, for whoever can do without an array of all codes: `codeOf[places[index]]`. */
  readonly by?: { readonly places: Uint32Array; readonly codeOf: Uint32Array };
  /** The values, which are in order of appearance then, as lists: only who reads `values` has them put together. */
  readonly lists?: TextLists;
}

/** Texts that list the same pieces again and again, such as the items of sales. */
export interface TextLists {
  /** Each piece once, in order of appearance. */
  readonly pieces: readonly string[];
  /** Value `index` has the pieces from `starts[index]` up to `starts[index + 1]`. */
  readonly starts: Uint32Array;
  /** Index into `pieces`. */
  readonly codes: Uint32Array;
}

/** Texts that every source has of an item, though they may be empty. */
export const agreedItemTexts = ['name', 'category', 'sku', 'unit'] as const;

/** Texts of further fields of the catalog: a source that does not have them leaves them out. */
type AddedItemTexts = Readonly<Partial<Record<AddedItemText, string>>>;

/** An item as a line of a transaction names it. */
export interface SoldItemFacts extends Readonly<Record<(typeof agreedItemTexts)[number], string>>, AddedItemTexts {
  /** List price of one unit. */
  readonly price: number;
}

/** What is known of each payment of a transaction. */
const paymentAmounts = ['totalCollected', 'tips', 'fee'] as const satisfies readonly KnownAmount[];
export type PaymentAmount = (typeof paymentAmounts)[number];

export function isPaymentAmount(amount: string): amount is PaymentAmount {
  return paymentAmounts.some((each) => each === amount);
}

/**
 * Transactions as columns, in order of day and time: one typed array per amount, and dictionaries of texts. A summary
 * reads only the columns that it needs, and no object is made for a transaction that nobody looks at.
 */
export interface LedgerColumns {
  readonly length: number;
  /** Days since January 1, 1970. Ascending. */
  readonly days: Int32Array;
  /** Minutes since midnight. Ascending within a day. */
  readonly minutes: Uint16Array;
  readonly texts: Readonly<Record<StoredText, TextColumn>>;
  /** In the smallest unit of the currency; `NaN` where it is unknown, so that every sum with it is unknown too. */
  readonly amounts: Readonly<Record<KnownAmount, Float64Array>>;
  /** Net sales of transactions that lack what they follow from; `NaN` for all others. Absent if no transaction has any. */
  readonly netSales?: Float64Array;
  /**
   * Whether it is known without reading them that none of the transactions from one to, not including, another has an amount.
   * Where columns do not say, it is looked for.
   */
  readonly lacks?: ((amount: KnownAmount, first: number, end: number) => boolean) | undefined;
  idAt(index: number): string;
  /** Id of the sale that a refund belongs to. */
  refundOfAt(index: number): string | undefined;
  readonly lines: LineColumns;
  /** Absent if each transaction has one payment: it has the tender, the total, the tips and the fee of the transaction. */
  readonly payments?: PaymentColumns;
}

/** The payments of all transactions. A transaction that nobody paid has one payment, of zero and without a tender. */
export interface PaymentColumns {
  /** Transaction `index` has the payments from `starts[index]` up to `starts[index + 1]`. */
  readonly starts: Uint32Array;
  readonly texts: Readonly<Record<'tender' | 'paymentMethod', TextColumn>>;
  /** Those of a transaction add up to its own. */
  readonly amounts: Readonly<Record<PaymentAmount, Float64Array>>;
}

/** The lines of all transactions, one transaction after the other. A transaction without items has none. */
interface LineColumns {
  /** Transaction `index` has the lines from `starts[index]` up to `starts[index + 1]`. */
  readonly starts: Uint32Array;
  readonly items: readonly SoldItemFacts[];
  /** Index into `items`. */
  readonly itemCodes: Uint32Array;
  readonly quantities: Float64Array;
  /** 1 for a returned item. */
  readonly returned: Uint8Array;
  /** Amounts of the transaction are divided among its lines in proportion to their weights: list price × quantity. */
  readonly weights: Float64Array;
  /** Amounts that the source knows for each line. They win over the division by weight. */
  readonly amounts: Readonly<Partial<Record<KnownAmount, Float64Array>>>;
  /** What the items cost the store; `NaN` where the source does not know it. */
  readonly costs?: Float64Array;
}

/** Arrays are read only within their length. */
export function at(array: { readonly [index: number]: number }, index: number): number {
  return array[index] ?? 0;
}

/** The first place of ascending numbers that has at least the wanted one. */
export function firstAtLeast(ascending: { readonly length: number; readonly [index: number]: number }, wanted: number) {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(ascending, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An amount of the transactions from one to, not including, another; `undefined` if none has it. */
export function amountsBetween(
  columns: Pick<LedgerColumns, 'amounts' | 'lacks'>,
  amount: KnownAmount,
  first: number,
  end: number,
): Float64Array | undefined {
  const { amounts, lacks } = columns;
  const isLacking = lacks ? lacks(amount, first, end) : isAllZero(amounts[amount]);
  return isLacking ? undefined : amounts[amount].subarray(first, end);
}

const keptZero = new WeakMap<Float64Array, boolean>();

export function isAllZero(values: Float64Array): boolean {
  const isZero = keptZero.get(values) ?? values.every((value) => value === 0);
  keptZero.set(values, isZero);
  return isZero;
}

/** Adds the values, with a sign, to those that are there. */
export function addTo(sums: Float64Array, values: Float64Array, sign: 1 | -1): void {
  for (let place = 0; place < sums.length; place++) sums[place] = (sums[place] ?? NaN) + sign * (values[place] ?? NaN);
}

/** Columns have `NaN` for what is unknown. */
export function orUnknown<Value>(value: Value): Value | Unknown {
  return Number.isNaN(value) ? unknown : value;
}

export function textAt({ values, codes }: TextColumn, index: number): string {
  return values[at(codes, index)] ?? '';
}
