import { formatMoney, sumOf, unknown } from '@back-office/shared/format';
import { isMeasureId, isSum, measureOf, partsOf, type MeasureId } from '../catalog/measures';
import { divide } from '../model/amounts';
import type { Figure, FigureGroup, FiguresAnswer } from './question';

/**
 * A group without transactions, such as a day without sales, which answers leave out. `total` is the whole that the group
 * belongs to.
 */
export function emptyGroup(key: string, { figures }: FigureGroup): FigureGroup {
  const ids = Object.keys(figures).filter(isMeasureId);
  return {
    key,
    figures: Object.fromEntries(ids.map((id) => [id, figureOfNothing(id, figures[id])])),
    transactions: 0,
    facts: {},
    groups: [],
  };
}

function figureOfNothing(id: MeasureId, ofTotal: Figure): Figure {
  const { formula } = measureOf(id);
  if ('quotient' in formula || 'price' in formula) return undefined;
  return typeof ofTotal === 'number' ? 0 : ofTotal;
}

/** An answer in which figures are unknown whatever its transactions come to, because the shop never has what they need. */
export function withoutFigures(answer: FiguresAnswer, never: readonly MeasureId[] = []): FiguresAnswer {
  const { total, baseline } = answer;
  const ids = never.filter((id) => id in total.figures);
  if (ids.length === 0) return answer;
  const unknowns = Object.fromEntries(ids.map((id) => [id, unknown]));
  const without = (group: FigureGroup): FigureGroup => ({
    ...group,
    figures: { ...group.figures, ...unknowns },
    groups: group.groups.map(without),
  });
  return { ...answer, total: without(total), baseline: baseline && without(baseline) };
}

/**
 * The figures of several groups together, such as the days of a week: an average is that of all of them; a share
 * of a whole and a list price have no meaning. The groups have the figures of `summandsOf`.
 */
export function figuresTogether(ids: readonly MeasureId[], groups: readonly FigureGroup[]): FigureGroup['figures'] {
  return Object.fromEntries(ids.map((id) => [id, figureTogether(id, groups)]));
}

function figureTogether(id: MeasureId, groups: readonly FigureGroup[]): Figure {
  const { formula, unit } = measureOf(id);
  if (isSum(id)) return sumOf(groups.map(({ figures }) => figures[id] ?? unknown));
  if (!('quotient' in formula)) return undefined;
  const [dividend, divisor] = [figureTogether(formula.quotient, groups), figureTogether(formula.over, groups)];
  if (dividend === unknown || divisor === unknown) return unknown;
  return divide(dividend, divisor, unit === 'share');
}

/** What to ask of groups for their figures together: those themselves, and what averages divide. */
export function summandsOf(ids: readonly MeasureId[]): readonly MeasureId[] {
  return [...new Set(ids.flatMap(withSummands))];
}

function withSummands(id: MeasureId): readonly MeasureId[] {
  const { formula } = measureOf(id);
  return 'quotient' in formula ? [id, ...[formula.quotient, formula.over].flatMap(withSummands)] : [id];
}

/** A figure as the sum of its parts: `In this report: $853.93 + ($60.85) + ($16.99) = $776.09`. */
export function equationOf(id: MeasureId, figures: FigureGroup['figures']): string {
  const money = (each: MeasureId) => formatMoney(figures[each] ?? unknown);
  return `In this report: ${partsOf(id).map(money).join(' + ')} = ${money(id)}`;
}
