import type { Amount, Condition } from '../catalog/measure';
import type { LedgerColumns } from './columns';
import { rowColumn } from './dimensionColumn';
import { keptFor } from './keptFor';

/**
 * Transactions by what conditions ask of them. There are few patterns of the answers, so each condition is checked once for
 * each pattern, not for each transaction.
 */
export interface Patterns {
  readonly count: number;
  /** The pattern of each transaction. */
  readonly codes: Uint32Array;
  /** 1 for each pattern that meets the condition, one of those that the patterns were made for. */
  meeting(condition: Condition): Uint8Array;
}

export function patternsOf(columns: LedgerColumns, conditions: readonly Condition[]): Patterns {
  const traits = traitsIn(conditions);
  const { codes, patterns } = keptPatterns(columns, [...traits.keys()].join(), () => dividedBy(columns, traits));
  return {
    count: patterns.length,
    codes,
    meeting: (condition) => Uint8Array.from(patterns, testOf(condition, traits)),
  };
}

/** How many of the rows meet each condition. */
export function countsOf(
  rows: Uint32Array,
  { count, codes, meeting }: Patterns,
  conditions: Readonly<Record<string, Condition>>,
): Readonly<Record<string, number>> {
  const counts = new Float64Array(count);
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => {
      const meets = meeting(condition);
      return [name, counts.reduce((sum, own, pattern) => sum + own * (meets[pattern] ?? 0), 0)];
    }),
  );
}

/** What conditions ask of a transaction: whether it has a text, or how an amount compares with a limit. */
type Fact = Extract<Condition, { readonly is: string }>;
type AmountFact = Extract<Fact, { readonly amount: Amount }>;

/** Each different one with its place in a pattern. */
type Traits = ReadonlyMap<string, { readonly fact: Fact; readonly place: number }>;

function traitsIn(conditions: readonly Condition[]): Traits {
  const traits = new Map<string, { fact: Fact; place: number }>();
  conditions.forEach(add);
  return traits;

  function add(condition: Condition) {
    if ('not' in condition) add(condition.not);
    else if ('all' in condition) condition.all.forEach(add);
    else if ('any' in condition) condition.any.forEach(add);
    else if (!traits.has(keyOf(condition))) traits.set(keyOf(condition), { fact: condition, place: traits.size });
  }
}

function keyOf(fact: Fact): string {
  return 'field' in fact ? `${fact.field} ${fact.is}` : `${fact.amount} ${limitOf(fact)}`;
}

function limitOf(fact: AmountFact): number {
  return 'limit' in fact ? fact.limit : 0;
}

/** The class of a transaction for each trait. */
type Pattern = readonly number[];

/** Classes of a text: 1 if it is the one that is asked for. Of an amount: how it compares with the limit; 0 if it is unknown. */
const classOf = { zero: 1, above: 2, positive: 2, below: 3, negative: 3 } as const;

function testOf(condition: Condition, traits: Traits): (pattern: Pattern) => 0 | 1 {
  if ('not' in condition) {
    const isMet = testOf(condition.not, traits);
    return (pattern) => (isMet(pattern) ? 0 : 1);
  }
  if ('all' in condition) {
    const tests = condition.all.map((part) => testOf(part, traits));
    return (pattern) => (tests.every((isMet) => isMet(pattern)) ? 1 : 0);
  }
  if ('any' in condition) {
    const tests = condition.any.map((part) => testOf(part, traits));
    return (pattern) => (tests.some((isMet) => isMet(pattern)) ? 1 : 0);
  }
  const place = traits.get(keyOf(condition))?.place ?? -1;
  const wanted = 'field' in condition ? 1 : classOf[condition.is];
  return (pattern) => (pattern[place] === wanted ? 1 : 0);
}

/** Kept, because a screen asks the same for each period. */
const keptPatterns = keptFor<ReturnType<typeof dividedBy>>();

/** Codes become digits of a number: as many traits as fit into this are read before the numbers that occur are counted. */
const maxPlaces = 1 << 16;

function dividedBy(columns: LedgerColumns, traits: Traits) {
  const codes = new Uint32Array(columns.length);
  let patterns: readonly Pattern[] = [[]];
  let classCounts: number[] = [];
  for (const { fact } of traits.values()) {
    const count = 'field' in fact ? 2 : 4;
    if (classCounts.reduce((places, each) => places * each, patterns.length * count) > maxPlaces) {
      patterns = renumbered(codes, patterns, classCounts);
      classCounts = [];
    }
    if ('field' in fact) addText(codes, columns, fact);
    else addAmount(codes, columns, fact);
    classCounts.push(count);
  }
  return { codes, patterns: renumbered(codes, patterns, classCounts) };
}

/** Gives each number that occurs a code, in order of appearance. */
function renumbered(codes: Uint32Array, patterns: readonly Pattern[], classCounts: readonly number[]) {
  const found: Pattern[] = [];
  const known = new Int32Array(classCounts.reduce((places, count) => places * count, patterns.length)).fill(-1);
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

function addText(numbers: Uint32Array, columns: LedgerColumns, { field, is }: Exclude<Fact, AmountFact>): void {
  const { values, codes } = rowColumn(columns, field);
  const wanted = values.indexOf(is);
  for (let row = 0; row < codes.length; row++) numbers[row] = (numbers[row] ?? 0) * 2 + (codes[row] === wanted ? 1 : 0);
}

function addAmount(numbers: Uint32Array, columns: LedgerColumns, fact: AmountFact): void {
  const values = amountColumn(columns, fact.amount);
  const limit = limitOf(fact);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? NaN;
    const own = value === limit ? classOf.zero : value > limit ? classOf.above : value < limit ? classOf.below : 0;
    numbers[row] = (numbers[row] ?? 0) * 4 + own;
  }
}

/** An amount of all transactions: a column, or what follows from others. */
function amountColumn({ amounts, length }: LedgerColumns, amount: Amount): Float64Array {
  if (amount !== 'grossSales' && amount !== 'netSales') return amounts[amount];
  const { itemSales, covidServiceCharge, setupCost, autoGratuity, returns, discounts, comps } = amounts;
  const values = new Float64Array(length);
  const add = (column: Float64Array, sign: 1 | -1) => {
    for (let row = 0; row < length; row++) values[row] = (values[row] ?? NaN) + sign * (column[row] ?? NaN);
  };
  for (const column of [itemSales, covidServiceCharge, setupCost, autoGratuity]) add(column, 1);
  if (amount === 'netSales') for (const column of [returns, discounts, comps]) add(column, -1);
  return values;
}
