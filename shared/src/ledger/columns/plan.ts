import { unknown } from '@back-office/shared/format';
import { divide } from '../model/amounts';
import type { Condition, Summand } from '../catalog/measure';
import { measureOf, type MeasureId } from '../catalog/measures';
import type { Figure } from './question';

/** What is added up over transactions; every measure is calculated from leaves. */
export type Leaf =
  | { readonly sum: Summand; readonly where: Condition }
  | { readonly count: 'transactions'; readonly where: Condition }
  | { readonly price: 'list' };

/** Sums by leaf; `NaN` where they are unknown, `undefined` where items differ in their price. */
export type LeafSums = readonly (number | undefined)[];

export interface Plan {
  readonly leaves: readonly Leaf[];
  /** What the leaves ask of a transaction. */
  readonly conditions: readonly Condition[];
  figureOf(id: MeasureId, sums: LeafSums, totals: LeafSums): Figure;
}

type Evaluate = (sums: LeafSums, totals: LeafSums) => number | undefined;

/**
 * Works out once which sums the measures need of transactions that meet a condition, and how each follows from them. Where
 * the data hold net sales without what they follow from (`isNetStored`), these are added up themselves.
 */
export function planOf(ids: readonly MeasureId[], where: Condition | undefined, isNetStored: boolean): Plan {
  const leaves: Leaf[] = [];
  const places = new Map<string, number>();
  const formulas = new Map(ids.map((id) => [id, compile(id, where ? [where] : [])]));
  return {
    leaves,
    conditions: leaves.flatMap((leaf) => ('where' in leaf ? leaf.where : [])),
    figureOf(id, sums, totals) {
      const value = formulas.get(id)?.(sums, totals);
      return Number.isNaN(value) ? unknown : value;
    },
  };

  function leaf(wanted: Leaf): Evaluate {
    const key = JSON.stringify(wanted);
    const place = places.get(key) ?? leaves.push(wanted) - 1;
    places.set(key, place);
    return (sums) => sums[place];
  }

  function compile(id: MeasureId, outer: readonly Condition[]): Evaluate {
    const { formula, unit } = measureOf(id);
    if ('price' in formula) return leaf({ price: 'list' });
    if ('quotient' in formula) {
      const [dividend, divisor] = [compile(formula.quotient, outer), compile(formula.over, outer)];
      return (...given) => divide(dividend(...given), divisor(...given), unit === 'share');
    }
    if ('share' in formula) {
      const part = compile(formula.share, outer);
      return (sums, totals) => divide(part(sums, totals), part(totals, totals), true);
    }
    const all = formula.where ? [...outer, formula.where] : outer;
    if ('count' in formula) return leaf({ count: 'transactions', where: { all } });
    if ('plus' in formula) return leaf({ sum: formula.plus, where: { all } });
    if ('minus' in formula) {
      const deducted = leaf({ sum: formula.minus, where: { all } });
      return (...given) => 0 - (deducted(...given) ?? 0);
    }
    if (formula.stored && isNetStored) return leaf({ sum: formula.stored, where: { all } });
    const parts = formula.total.map((part) => compile(part, all));
    return (...given) => parts.reduce((sum, part) => sum + (part(...given) ?? 0), 0);
  }
}
