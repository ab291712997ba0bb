import type { Condition } from '../catalog/measure';
import type { LedgerColumns } from './columns';
import { keptFor } from './keptFor';
import { conditionMask } from './select';

/** What conditions ask of a transaction. */
type Fact = Extract<Condition, { readonly is: string }>;

/** Which of the facts hold. */
type Pattern = readonly boolean[];

/**
 * How many of the selected transactions meet each condition. There are few patterns of the facts that all conditions ask
 * about, so each condition is checked once for each pattern, not for each transaction.
 */
export function countsOf(
  columns: LedgerColumns,
  rows: Uint32Array,
  conditions: Readonly<Record<string, Condition>>,
): Readonly<Record<string, number>> {
  const facts = factsIn(Object.values(conditions));
  const { codes, patterns } = keptPatterns(columns, [...facts.keys()].join(), () => makePatterns(columns, facts));
  const counts = new Float64Array(patterns.length);
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => {
      const meets = testOf(condition, facts);
      return [name, patterns.reduce((sum, pattern, code) => sum + (meets(pattern) ? (counts[code] ?? 0) : 0), 0)];
    }),
  );
}

/** Each different fact with its place in a pattern. */
type Facts = ReadonlyMap<string, { readonly fact: Fact; readonly place: number }>;

function factsIn(conditions: readonly Condition[]): Facts {
  const facts = new Map<string, { fact: Fact; place: number }>();
  conditions.forEach(add);
  return facts;

  function add(condition: Condition) {
    if ('not' in condition) add(condition.not);
    else if ('all' in condition) condition.all.forEach(add);
    else if ('any' in condition) condition.any.forEach(add);
    else if (!facts.has(keyOf(condition))) facts.set(keyOf(condition), { fact: condition, place: facts.size });
  }
}

function testOf(condition: Condition, facts: Facts): (pattern: Pattern) => boolean {
  if ('not' in condition) {
    const isMet = testOf(condition.not, facts);
    return (pattern) => !isMet(pattern);
  }
  if ('all' in condition) {
    const tests = condition.all.map((part) => testOf(part, facts));
    return (pattern) => tests.every((isMet) => isMet(pattern));
  }
  if ('any' in condition) {
    const tests = condition.any.map((part) => testOf(part, facts));
    return (pattern) => tests.some((isMet) => isMet(pattern));
  }
  const place = facts.get(keyOf(condition))?.place ?? -1;
  return (pattern) => pattern[place] === true;
}

function keyOf(fact: Fact): string {
  return JSON.stringify(fact);
}

interface Patterns {
  readonly patterns: readonly Pattern[];
  /** The pattern of each transaction. */
  readonly codes: Uint32Array;
}

/** Kept, because a screen counts the same conditions for each period. */
const keptPatterns = keptFor<Patterns>();

function makePatterns(columns: LedgerColumns, facts: Facts): Patterns {
  const codes = new Uint32Array(columns.length);
  let patterns: readonly Pattern[] = [[]];
  for (const { fact } of facts.values()) {
    const mask = conditionMask(columns, fact);
    const divided: Pattern[] = [];
    const known = new Int32Array(patterns.length * 2).fill(-1);
    for (let row = 0; row < codes.length; row++) {
      const before = codes[row] ?? 0;
      const place = before * 2 + (mask[row] ?? 0);
      let code = known[place] ?? -1;
      if (code < 0) {
        code = divided.push([...(patterns[before] ?? []), mask[row] === 1]) - 1;
        known[place] = code;
      }
      codes[row] = code;
    }
    patterns = divided;
  }
  return { patterns, codes };
}
