import { formatMoney, unknown } from '@back-office/shared/format';
import { isMeasureId, measureOf, partsOf, type MeasureId } from '../catalog/measures';
import type { Figure, FigureGroup } from './question';

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

/** A figure as the sum of its parts: `In this report: $853.93 + ($60.85) + ($16.99) = $776.09`. */
export function equationOf(id: MeasureId, figures: FigureGroup['figures']): string {
  const money = (each: MeasureId) => formatMoney(figures[each] ?? unknown);
  return `In this report: ${partsOf(id).map(money).join(' + ')} = ${money(id)}`;
}
