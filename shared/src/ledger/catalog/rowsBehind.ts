import { isQuantity, type Condition } from './measure';
import { measureOf, type MeasureId } from './measures';

/**
 * The transactions behind a figure: those that it counts or that contribute an amount. The transactions page lists them
 * for `?line=`.
 */
export function rowsBehind(id: MeasureId): Condition {
  const { rows, behind } = measureOf(id);
  return behind ?? contributes(rows ?? id);
}

function contributes(id: MeasureId): Condition {
  const { formula, behind } = measureOf(id);
  if (behind) return behind;
  if ('price' in formula) return everything;
  if ('quotient' in formula) return rowsBehind(formula.quotient);
  if ('share' in formula) return rowsBehind(formula.share);
  if ('total' in formula) return limitedTo(formula.where, { any: formula.total.map(contributes) });
  if ('count' in formula) return formula.where ?? everything;
  const amount = 'plus' in formula ? formula.plus : formula.minus;
  return limitedTo(formula.where, isQuantity(amount) ? everything : { not: { amount, is: 'zero' } });
}

const everything: Condition = { all: [] };

function limitedTo(where: Condition | undefined, condition: Condition): Condition {
  return where ? { all: [where, condition] } : condition;
}
