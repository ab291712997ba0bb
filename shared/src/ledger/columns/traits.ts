import { factsIn, untoldTexts, type isOfPayments } from '../catalog/conditions';
import { isOfPayment } from '../catalog/dimensions';
import { grossParts, type Amount, type Condition, type Fact, type KnownAmount } from '../catalog/measure';
import { amountsBetween, isPaymentAmount, type LedgerColumns, type PaymentColumns } from './columns';
import { paymentColumn, rowColumn, rowsOfPayments } from './dimensionColumn';
import { indexIn } from './emptyColumns';
import { netSalesOfRows, sumOfAmounts } from './netSales';
import { createScratch, type Scratch } from './scratch';
import { codesAt, valuesAt } from './units';

type TextFact = Extract<Fact, { readonly field: unknown }>;
type AmountFact = Exclude<Fact, TextFact>;

/** A field with the texts that are asked for, or an amount with the limit that it is compared with. */
type Trait = { readonly place: number } & (
  | { readonly field: TextFact['field']; readonly texts: string[] }
  | { readonly fact: AmountFact; readonly isPaid: boolean }
);

/** Each different one with its place in a pattern. */
export type Traits = ReadonlyMap<string, Trait>;

/** The class of a transaction for each trait. */
export type Pattern = readonly number[];

/**
 * Of an amount: how it compares with the limit. Of a text: its place among those asked for, from 1 on; after the last one for
 * any other; 0 if it is unknown and not asked for.
 */
export const classOf = { zero: 0, above: 1, positive: 1, below: 2, negative: 2, unknown: 3 } as const;

export function traitsIn(conditions: readonly Condition[], isOfPaid: typeof isOfPayments): Traits {
  const traits = new Map<string, Trait>();
  for (const condition of conditions) {
    const isPaid = isOfPaid(condition);
    for (const fact of factsIn(condition)) {
      const key = keyOf(fact, isPaid);
      const place = traits.size;
      const trait =
        traits.get(key) ?? ('field' in fact ? { place, field: fact.field, texts: [] } : { place, fact, isPaid });
      if ('field' in fact && 'texts' in trait && !trait.texts.includes(fact.is)) trait.texts.push(fact.is);
      traits.set(key, trait);
    }
  }
  return traits;
}

/** Together with a tender, a condition asks for the amount of a payment. */
export function keyOf(fact: Fact, isPaid: boolean): string {
  if ('field' in fact) return fact.field;
  return `${isPaid && isPaymentAmount(fact.amount) ? 'paid ' : ''}${fact.amount} ${limitOf(fact)}`;
}

function limitOf(fact: AmountFact): number {
  return 'limit' in fact ? fact.limit : 0;
}

function classOfText(value: string, { field, texts }: { readonly field: TextFact['field']; readonly texts: string[] }) {
  const place = texts.indexOf(value) + 1;
  if (place > 0) return place;
  return untoldTexts(field).includes(value) ? 0 : texts.length + 1;
}

function classCount(trait: Trait): number {
  return 'texts' in trait ? trait.texts.length + 2 : 4;
}

/** The patterns of all transactions, or payments if these are given, and which one each has. */
export function dividedBy(columns: LedgerColumns, traits: Traits, payments: PaymentColumns | undefined) {
  const codes = new Uint32Array(payments?.amounts.fee.length ?? columns.length);
  let patterns: readonly Pattern[] = [[]];
  let rest = [...traits.values()];
  do {
    const count = howManyFit(rest, patterns.length);
    patterns = divided(codes, patterns, rest.slice(0, count), columns, payments);
    rest = rest.slice(count);
  } while (rest.length > 0);
  return { codes, patterns };
}

/** A pattern and classes become the digits of a number, which has to be exact. Nearly always all traits fit into one. */
function howManyFit(traits: readonly Trait[], patterns: number): number {
  let numbers = patterns;
  const first = traits.findIndex((trait) => (numbers *= classCount(trait)) > Number.MAX_SAFE_INTEGER);
  return first < 0 ? traits.length : Math.max(1, first);
}

/** Places whose numbers are worked out together. */
const placesPerBlock = 4096;

/** Divides the places of each pattern: writes a code for each combination with classes, in order of appearance. */
function divided(
  codes: Uint32Array,
  patterns: readonly Pattern[],
  traits: readonly Trait[],
  columns: LedgerColumns,
  payments: PaymentColumns | undefined,
): readonly Pattern[] {
  const { texts, amounts, weight } = digitsOf(traits, columns, payments);
  const rows = payments && rowsOfPayments(payments);
  const scratch = createScratch();
  const known = new Map<number, number>();
  const writeCodes = codeWriter(known);
  for (let from = 0; from < codes.length; from += placesPerBlock) {
    scratch.release(0);
    const own = codes.subarray(from, from + placesPerBlock);
    const end = from + own.length;
    const ownRows = rows?.subarray(from, end);
    const numbers = scratch.numbers(own.length);
    if (patterns.length > 1) own.forEach((code, place) => (numbers[place] = code * weight));
    for (const [all, { isOfRows, digits }] of texts) {
      const ownCodes = ownRows && isOfRows ? codesAt(all, ownRows, false, scratch) : all.subarray(from, end);
      addDigits(numbers, ownCodes, digits);
    }
    for (const { fact, digit, ofPayments } of amounts) {
      const values = ofPayments?.subarray(from, end) ?? amountsOf(columns, fact.amount, from, end, ownRows, scratch);
      const limit = limitOf(fact);
      if (values || limit !== 0) addComparisons(numbers, values ?? scratch.numbers(own.length), limit, digit);
    }
    writeCodes(numbers, own);
  }
  return Array.from(known.keys(), (number) => {
    const classes = number % weight;
    return [...(patterns[(number - classes) / weight] ?? []), ...classesIn(classes, traits)];
  });
}

/** What the classes of traits add to a number. Those of the last trait are its last digit; `weight` is that of a pattern. */
function digitsOf(traits: readonly Trait[], columns: LedgerColumns, payments: PaymentColumns | undefined) {
  /** By the codes that are read: what each code adds. Texts with the same codes are read at once. */
  const texts = new Map<Uint32Array, { readonly isOfRows: boolean; readonly digits: Float64Array }>();
  const amounts: { readonly fact: AmountFact; readonly digit: number; readonly ofPayments?: Float64Array }[] = [];
  let weight = 1;
  for (const trait of traits.toReversed()) {
    const digit = weight;
    weight *= classCount(trait);
    if ('fact' in trait) {
      const { fact, isPaid } = trait;
      const isOfPaid = payments && isPaid && isPaymentAmount(fact.amount);
      amounts.push({ fact, digit, ...(isOfPaid && { ofPayments: payments.amounts[fact.amount] }) });
      continue;
    }
    const isOfRows = !(payments && isOfPayment(trait.field));
    const column = isOfRows ? rowColumn(columns, trait.field) : paymentColumn(columns, payments, trait.field);
    const ofValues = column.values.map((value) => digit * classOfText(value, trait));
    const [codes, ofCodes] = column.by
      ? [column.by.places, Array.from(column.by.codeOf, (code) => ofValues[code] ?? 0)]
      : [column.codes, ofValues];
    const known = texts.get(codes)?.digits;
    texts.set(codes, { isOfRows, digits: Float64Array.from(ofCodes, (own, code) => own + (known?.[code] ?? 0)) });
  }
  return { texts, amounts, weight };
}

function classesIn(number: number, traits: readonly Trait[]): readonly number[] {
  const classes: number[] = [];
  let rest = number;
  for (const trait of traits.toReversed()) {
    const own = rest % classCount(trait);
    classes.unshift(own);
    rest = (rest - own) / classCount(trait);
  }
  return classes;
}

function addDigits(numbers: Float64Array, codes: Uint32Array, digits: Float64Array): void {
  for (let place = 0; place < numbers.length; place++)
    numbers[place] = (numbers[place] ?? 0) + (digits[codes[place] ?? 0] ?? 0);
}

function addComparisons(numbers: Float64Array, values: Float64Array, limit: number, digit: number): void {
  const [above, below, unknown] = [classOf.above * digit, classOf.below * digit, classOf.unknown * digit];
  for (let place = 0; place < numbers.length; place++) {
    const value = values[place] ?? NaN;
    // All three each time: a loop that meets its first negative amount after it was compiled is compiled again.
    const isAbove = value > limit;
    const isBelow = value < limit;
    const isEqual = value === limit;
    numbers[place] = (numbers[place] ?? 0) + (isAbove ? above : isBelow ? below : isEqual ? 0 : unknown);
  }
}

/** Numbers whose codes are looked up in arrays: a look-up in a map makes an object of the number. */
const recentNumbers = 1 << 10;

/** Writes a code for each number, in order of appearance. */
function codeWriter(known: Map<number, number>): (numbers: Float64Array, codes: Uint32Array) => void {
  const [recent, codeOf] = [new Float64Array(recentNumbers).fill(-1), new Uint32Array(recentNumbers)];
  /** Many have the number of the one before. */
  let last = -1;
  let code = 0;
  return (numbers, codes) => {
    for (let place = 0; place < numbers.length; place++) {
      const number = numbers[place] ?? 0;
      if (number !== last) {
        // The upper bits of a product with both halves of the number, so that numbers that differ in one digit differ here.
        const slot = Math.imul(number ^ (number / 2 ** 32), 0x9e3779b1) >>> 22;
        if (recent[slot] !== number) {
          recent[slot] = number;
          codeOf[slot] = indexIn(known, number);
        }
        last = number;
        code = codeOf[slot] ?? 0;
      }
      codes[place] = code;
    }
  };
}

/** An amount of the transaction at each place; of payments, `rows` are their transactions. `undefined` if none has it. */
function amountsOf(
  columns: LedgerColumns,
  amount: Amount,
  from: number,
  end: number,
  rows: Uint32Array | undefined,
  scratch: Scratch,
): Float64Array | undefined {
  if (rows) {
    const first = rows[0] ?? 0;
    const values = amountsOf(columns, amount, first, (rows.at(-1) ?? 0) + 1, undefined, scratch);
    const places = rows.map((row) => row - first);
    return values && valuesAt(values, places, scratch);
  }
  if (amount === 'netSales') return netSalesOfRows(columns, from, end, scratch);
  const valuesOf = (part: KnownAmount) => amountsBetween(columns, part, from, end);
  return amount === 'grossSales' ? sumOfAmounts(grossParts, end - from, valuesOf, scratch) : valuesOf(amount);
}
