import { join, raw, type Sql, sql } from './sql';
import { isOfPayments } from '../../../src/ledger/catalog/conditions';
import type { Condition, Summand } from '../../../src/ledger/catalog/measure';
import { measureOf, type MeasureId } from '../../../src/ledger/catalog/measures';
import type { Scope } from '../../../src/ledger/columns/select';
import { conditionSql } from './condition';
import { sourceOf, type Source } from './source';

/** A figure of each transaction, to sort by; null where it is unknown or has no meaning. See `figureByRow`. */
export function figureSql(
  id: MeasureId,
  source: Source,
  scope: Pick<Scope, 'range'>,
  outer: readonly Condition[] = [],
): Sql {
  const { formula, unit } = measureOf(id);
  const of = (measure: MeasureId, conditions = outer) => figureSql(measure, source, scope, conditions);
  if ('price' in formula) return raw('null::bigint');
  if ('quotient' in formula) return quotientSql(of(formula.quotient), of(formula.over), unit === 'share');
  // The whole of a transaction is its own.
  if ('share' in formula) return sql`(case when ${of(formula.share)} <> 0 then 1 end)`;
  const all = formula.where ? [...outer, formula.where] : outer;
  if ('count' in formula) {
    const condition = conditionSql({ all }, source);
    return sql`(case when ${condition} then 1 when not (${condition}) then 0 end)`;
  }
  if ('plus' in formula) return sumSql(formula.plus, { all }, source, scope);
  if ('minus' in formula) return sql`(0 - ${sumSql(formula.minus, { all }, source, scope)})`;
  if (formula.stored) return sumSql(formula.stored, { all }, source, scope);
  return sql`(${join(
    formula.total.map((part) => of(part, all)),
    ' + ',
  )})`;
}

function sumSql(amount: Summand, where: Condition, source: Source, { range }: Pick<Scope, 'range'>): Sql {
  if (isOfPayments(where)) {
    const payments = sourceOf('payments', source.shop, range);
    const condition = conditionSql(where, payments);
    const value = payments.amount(amount);
    const { tables, where: own } = payments.from();
    return sql`(select case when bool_or(((${condition}) is null and ${value} is distinct from 0) or (${value} is null and (${condition}))) then null
      else coalesce(sum(${value}) filter (where ${condition}), 0) end
      from ${tables} where ${own} and (${payments.key}) = (${source.key}))`;
  }
  const condition = conditionSql(where, source);
  const value = source.amount(amount);
  // Whoever has nothing adds nothing, also where it is unknown whether the condition is met.
  return sql`(case when ${condition} then ${value} when not (${condition}) or ${value} = 0 then 0 end)`;
}

/** As the column engine divides: a share exactly, money in whole units, half a unit rounded away from zero. */
function quotientSql(dividend: Sql, divisor: Sql, isShare: boolean): Sql {
  if (isShare) return sql`(${dividend}::float8 / nullif(${divisor}, 0))`;
  return sql`(select sign(a) * sign(b) * div(abs(a) * 2 + abs(b), abs(b) * 2)
    from (select ${dividend}::numeric as a, nullif(${divisor}, 0)::numeric as b) quotient)`;
}
