import type { Condition } from '../catalog/measure';
import { isOfPayments, untoldTexts } from '../catalog/conditions';
import type { LedgerColumns, PaymentColumns } from './columns';
import { keptFor } from './keptFor';
import { classOf, dividedBy, keyOf, traitsIn, type Pattern, type Traits } from './traits';

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
    meeting: (condition) => new Float64Array(patterns.map(testOf(condition, traits, isPaid(condition)))),
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
  return (pattern) => (pattern[place] === classOf.unknown ? NaN : Number(pattern[place] === wanted));
}

/** Kept, because a screen asks the same for each period. */
const keptPatterns = keptFor<ReturnType<typeof dividedBy>>();
