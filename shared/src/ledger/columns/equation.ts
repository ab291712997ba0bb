import { formatMoney } from '@back-office/shared/format';
import { partsOf, type MeasureId } from '../catalog/measures';
import { numberOf } from './emptyGroup';
import type { FigureGroup } from './question';

/** A figure as the sum of its parts: `In this report: $853.93 + ($60.85) + ($16.99) = $776.09`. */
export function equationOf(id: MeasureId, figures: FigureGroup['figures']): string {
  const money = (each: MeasureId) => formatMoney(numberOf(figures[each]) ?? NaN);
  return `In this report: ${partsOf(id).map(money).join(' + ')} = ${money(id)}`;
}
