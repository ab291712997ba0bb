import { isOfPayment } from '../catalog/dimensions';
import { netParts, type Amount, type Condition } from '../catalog/measure';
import { isOfPayments, untoldTexts } from '../catalog/conditions';
import { addTo, at, isPaymentAmount, type LedgerColumns, type PaymentColumns } from './columns';
import { paymentColumn, rowColumn, rowsOfPayments } from './dimensionColumn';
import { keptFor } from './keptFor';
import { amountsBetween, netSalesOfRows } from './netSales';
import { createScratch, type ReusedScratch, type Scratch } from './scratch';
import { valuesAt } from './units';

/**
 * Transactions, or their payments, by what conditions ask of them. There are few patterns of the answers, and none
 * without transactions, so each condition is checked once for each pattern, not for each transaction.
 */
export interface Patterns {
  readonly count: number;
  /** The pattern of each transaction or payment. */
  readonly codes: Uint32Array;
  /**
   * 1 for each pattern that meets the condition, one of those that the patterns were made for; `NaN` if that is unknown,
   * because an amount is.
   */
  meeting(condition: Condition): Float64Array;
}

/**
 * Of payments, if these are given: what is asked of other fields and amounts, all payments of a transaction meet or none.
 * `isPaid` says whether a condition asks for the amounts of a payment, not for those of its transaction.
 */
export function patternsOf(
  columns: LedgerColumns,
  conditions: readonly Condition[],
  payments?: PaymentColumns,
  isPaid = isOfPayments,
): Patterns {
  const traits = traitsIn(conditions, isPaid);
  const texts = [...traits.values()].map((trait) => ('texts' in trait ? trait.texts : []));
  const key = JSON.stringify([payments !== undefined, [...traits.keys()], texts]);
  const { codes, patterns } = keptPatterns(columns, key, () => dividedBy(columns, traits, payments));
  return {
    count: patterns.length,
    codes,
    meeting: (condition) => Float64Array.from(patterns, testOf(condition, traits, isPaid(condition))),
  };
}

/** Counts the rows that meet conditions, with one of their payments if the patterns are those of payments. */
export function createCounter({ count, codes, meeting }: Patterns, payments?: PaymentColumns) {
  const counts = new Float64Array(count);
  const split = new Map<string, { readonly codes: Uint32Array; rows: number }>();
  return {
    add(rows: Uint32Array): void {
      for (let index = 0; index < rows.length; index++) {
        const row = rows[index] ?? 0;
        const place = payments ? (payments.starts[row] ?? 0) : row;
        const end = payments ? (payments.starts[row + 1] ?? 0) : row + 1;
        if (end === place + 1) {
          const code = codes[place] ?? 0;
          counts[code] = (counts[code] ?? 0) + 1;
          continue;
        }
        const own = codes.subarray(place, end);
        const known = split.get(own.join());
        if (known) known.rows += 1;
        else split.set(own.join(), { codes: own, rows: 1 });
      }
    },
    countOf(condition: Condition): number {
      const meets = meeting(condition);
      let met = counts.reduce((sum, own, pattern) => sum + (meets[pattern] === 1 ? own : 0), 0);
      for (const own of split.values()) if (own.codes.some((code) => meets[code] === 1)) met += own.rows;
      return met;
    },
  };
}

/** What conditions ask of a transaction: whether it has a text, or how an amount compares with a limit. */
type Fact = Extract<Condition, { readonly is: string }>;
type TextFact = Extract<Fact, { readonly field: unknown }>;
type AmountFact = Exclude<Fact, TextFact>;

/** A field with the texts that are asked for, or an amount with the limit that it is compared with. */
type Trait = { readonly place: number } & (
  | { readonly field: TextFact['field']; readonly texts: string[] }
  | { readonly fact: AmountFact; readonly isPaid: boolean }
);

/** Each different one with its place in a pattern. */
type Traits = ReadonlyMap<string, Trait>;

function traitsIn(conditions: readonly Condition[], isOfPaid: typeof isOfPayments): Traits {
  const traits = new Map<string, Trait>();
  for (const condition of conditions) add(condition, isOfPaid(condition));
  return traits;

  function add(condition: Condition, isPaid: boolean) {
    if ('is' in condition) {
      const key = keyOf(condition, isPaid);
      const place = traits.size;
      const trait =
        traits.get(key) ??
        ('field' in condition ? { place, field: condition.field, texts: [] } : { place, fact: condition, isPaid });
      if ('field' in condition && 'texts' in trait && !trait.texts.includes(condition.is))
        trait.texts.push(condition.is);
      traits.set(key, trait);
    } else if ('not' in condition) add(condition.not, isPaid);
    else for (const part of 'all' in condition ? condition.all : condition.any) add(part, isPaid);
  }
}

/** Together with a tender, a condition asks for the amount of a payment. */
function keyOf(fact: Fact, isPaid: boolean): string {
  if ('field' in fact) return fact.field;
  return `${isPaid && isPaymentAmount(fact.amount) ? 'paid ' : ''}${fact.amount} ${limitOf(fact)}`;
}

function limitOf(fact: AmountFact): number {
  return 'limit' in fact ? fact.limit : 0;
}

/** The class of a transaction for each trait. */
type Pattern = readonly number[];

/** Of a text: its place among those asked for, from 1 on; after the last one for any other; 0 if it is unknown and not asked for. Of an amount: how it compares with the limit; 0 if it is unknown. */
const classOf = { zero: 1, above: 2, positive: 2, below: 3, negative: 3 } as const;

/** 1 if the condition is met, 0 if it is not, `NaN` if that is unknown. */
function testOf(condition: Condition, traits: Traits, isPaid: boolean): (pattern: Pattern) => number {
  if ('not' in condition) {
    const isMet = testOf(condition.not, traits, isPaid);
    return (pattern) => 1 - isMet(pattern);
  }
  if ('all' in condition || 'any' in condition) {
    // One part decides: all are met unless one is not, any is met if one is. Else one that is unknown makes it unknown.
    const [parts, decisive] = 'all' in condition ? [condition.all, 0] : [condition.any, 1];
    const tests = parts.map((part) => testOf(part, traits, isPaid));
    return (pattern) => {
      let otherwise = 1 - decisive;
      for (const isMet of tests) {
        const answer = isMet(pattern);
        if (answer === decisive) return decisive;
        if (Number.isNaN(answer)) otherwise = NaN;
      }
      return otherwise;
    };
  }
  const trait = traits.get(keyOf(condition, isPaid));
  const place = trait?.place ?? -1;
  if ('field' in condition) {
    const texts = trait && 'texts' in trait ? trait.texts : [];
    const wanted = texts.indexOf(condition.is) + 1;
    const untold = untoldTexts(condition.field).map((text) => texts.indexOf(text) + 1);
    return (pattern) => {
      const found = pattern[place] ?? 0;
      if (found === wanted) return 1;
      return found === 0 || untold.includes(found) ? NaN : 0;
    };
  }
  const wanted = classOf[condition.is];
  return (pattern) => (pattern[place] === 0 ? NaN : Number(pattern[place] === wanted));
}

function classOfText(value: string, { field, texts }: { readonly field: TextFact['field']; readonly texts: string[] }) {
  const place = texts.indexOf(value) + 1;
  if (place > 0) return place;
  return untoldTexts(field).includes(value) ? 0 : texts.length + 1;
}

/** Kept, because a screen asks the same for each period. */
const keptPatterns = keptFor<ReturnType<typeof dividedBy>>();

/** Codes become digits of a number: as many traits as fit into this are read before the numbers that occur are counted. */
const maxPlaces = 1 << 16;

function dividedBy(columns: LedgerColumns, traits: Traits, payments: PaymentColumns | undefined) {
  const rows = payments && rowsOfPayments(payments);
  const codes = new Uint32Array(rows?.length ?? columns.length);
  const scratch = createScratch();
  let patterns: readonly Pattern[] = [[]];
  let classCounts: number[] = [];
  for (const trait of traits.values()) {
    const count = 'texts' in trait ? trait.texts.length + 2 : 4;
    if (classCounts.reduce((places, each) => places * each, patterns.length * count) > maxPlaces) {
      patterns = renumbered(codes, patterns, classCounts, scratch);
      classCounts = [];
    }
    if ('texts' in trait) {
      const isOwn = payments && isOfPayment(trait.field);
      const column = isOwn ? paymentColumn(columns, payments, trait.field) : rowColumn(columns, trait.field);
      const classes = Uint32Array.from(column.values, (value) => classOfText(value, trait));
      if (rows && !isOwn)
        addClasses(
          codes,
          rows.map((row) => column.codes[row] ?? 0),
          classes,
          count,
        );
      else if (column.by)
        addClasses(
          codes,
          column.by.places,
          column.by.codeOf.map((code) => at(classes, code)),
          count,
        );
      else addClasses(codes, column.codes, classes, count);
    } else {
      const { fact, isPaid } = trait;
      const isOwn = payments && isPaid && isPaymentAmount(fact.amount);
      if (isOwn) addAmount(codes, payments.amounts[fact.amount], fact);
      else addAmountOfRows(codes, columns, rows, fact, scratch);
    }
    classCounts.push(count);
  }
  return { codes, patterns: renumbered(codes, patterns, classCounts, scratch) };
}

/** Gives each number that occurs a code, in order of appearance. */
function renumbered(
  codes: Uint32Array,
  patterns: readonly Pattern[],
  classCounts: readonly number[],
  scratch: ReusedScratch,
) {
  const found: Pattern[] = [];
  scratch.release(0);
  const known = scratch.places(classCounts.reduce((places, count) => places * count, patterns.length)).fill(-1);
  for (let row = 0; row < codes.length; row++) {
    const place = codes[row] ?? 0;
    if (known[place] === -1) known[place] = found.push(patternAt(place)) - 1;
    codes[row] = known[place] ?? 0;
  }
  return found;

  function patternAt(place: number): Pattern {
    const classes: number[] = [];
    let rest = place;
    for (const count of classCounts.toReversed()) {
      classes.unshift(rest % count);
      rest = Math.floor(rest / count);
    }
    return [...(patterns[rest] ?? []), ...classes];
  }
}

function addClasses(numbers: Uint32Array, codes: Uint32Array, classes: Uint32Array, count: number): void {
  for (let place = 0; place < numbers.length; place++)
    numbers[place] = (numbers[place] ?? 0) * count + (classes[codes[place] ?? 0] ?? 0);
}

function addAmount(numbers: Uint32Array, values: Float64Array, fact: AmountFact): void {
  const limit = limitOf(fact);
  for (let place = 0; place < numbers.length; place++) {
    const value = values[place] ?? NaN;
    const own = value === limit ? 1 : value > limit ? 2 : value < limit ? 3 : 0;
    numbers[place] = ((numbers[place] ?? 0) << 2) | own;
  }
}

/** Places whose amount is worked out together. */
const placesPerBlock = 4096;

/** An amount of the transaction at each place; of payments, `rows` are their transactions. */
function addAmountOfRows(
  numbers: Uint32Array,
  columns: LedgerColumns,
  rows: Uint32Array | undefined,
  fact: AmountFact,
  scratch: ReusedScratch,
) {
  for (let from = 0; from < numbers.length; from += placesPerBlock) {
    scratch.release(0);
    const own = numbers.subarray(from, from + placesPerBlock);
    const ownRows = rows?.subarray(from, from + own.length);
    const first = ownRows ? (ownRows[0] ?? 0) : from;
    const end = ownRows ? (ownRows.at(-1) ?? 0) + 1 : from + own.length;
    const values = amountsOfRows(columns, fact.amount, first, end, scratch);
    const places = ownRows?.map((row) => row - first);
    addAmount(own, places ? valuesAt(values, places, scratch) : values, fact);
  }
}

/** An amount of the transactions from one to, not including, another: of a column, or what follows from others. */
function amountsOfRows(
  columns: LedgerColumns,
  amount: Amount,
  first: number,
  end: number,
  scratch: Scratch,
): Float64Array {
  const zeros = scratch.numbers(end - first);
  if (amount === 'netSales') return netSalesOfRows(columns, first, end, zeros);
  if (amount !== 'grossSales') return amountsBetween(columns, amount, first, end) ?? zeros;
  for (const [part, sign] of netParts) {
    const values = sign > 0 && amountsBetween(columns, part, first, end);
    if (values) addTo(zeros, values, sign);
  }
  return zeros;
}
