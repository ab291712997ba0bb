import { join, raw, type Sql, sql } from './sql';
import { factsIn, isOfPayments, untoldTexts } from '../../../src/ledger/catalog/conditions';
import {
  grossParts,
  netParts,
  type Amount,
  type Condition,
  type KnownAmount,
} from '../../../src/ledger/catalog/measure';
import type { DimensionSql } from './dimension';
import type { Source } from './source';

/**
 * A condition as an expression: true, false, or null where it is unknown, because an amount or a text is. Null behaves in `and`,
 * `or` and `not` as unknown does in the column engine.
 */
export function conditionSql(
  condition: Condition,
  source: Pick<Source, 'dimension' | 'compare'>,
  isPaid = isOfPayments(condition),
): Sql {
  if ('not' in condition) return sql`not ${conditionSql(condition.not, source, isPaid)}`;
  if ('all' in condition || 'any' in condition) {
    const [parts, word, none] =
      'all' in condition ? ([condition.all, ' and ', 'true'] as const) : ([condition.any, ' or ', 'false'] as const);
    return parts.length === 0
      ? raw(none)
      : sql`(${join(
          parts.map((part) => conditionSql(part, source, isPaid)),
          word,
        )})`;
  }
  if ('field' in condition) {
    const dimension = source.dimension(condition.field);
    const met = hasValue(dimension, [condition.is]);
    const untold = untoldTexts(condition.field).filter((text) => text !== condition.is);
    return untold.length === 0 ? met : sql`(case when ${hasValue(dimension, untold)} then null else ${met} end)`;
  }
  return sql`(${source.compare(condition, isPaid)})`;
}

/** Whether a dimension has one of some values. */
export function hasValue({ value, valuesOf }: DimensionSql, texts: readonly string[]): Sql {
  const wanted = valuesOf ? texts.flatMap(valuesOf) : texts;
  const [only, ...others] = wanted;
  if (only !== undefined && others.length === 0) return sql`((${value})::text = ${only}::text)`;
  return sql`((${value})::text = any(${wanted}::text[]))`;
}

/** Whether every transaction meets it, whatever its data. */
export function isEverything(condition: Condition): boolean {
  return 'all' in condition && condition.all.every(isEverything);
}

/** Whether it asks about a text that the source may not tell. */
export function asksUntoldText(condition: Condition): boolean {
  return factsIn(condition).some((fact) => 'field' in fact && untoldTexts(fact.field).length > 0);
}

/** The amounts that it asks about. */
export function amountsIn(condition: Condition): readonly KnownAmount[] {
  return factsIn(condition).flatMap((fact) => ('amount' in fact ? knownAmountsOf(fact.amount) : []));
}

function knownAmountsOf(amount: Amount): readonly KnownAmount[] {
  if (amount === 'grossSales') return grossParts.map(([part]) => part);
  return amount === 'netSales' ? netParts.map(([part]) => part) : [amount];
}
