import {
  formatCount,
  formatMoney,
  formatPercent,
  notInFiles,
  spokenMoney,
  unknown,
  type Unknown,
} from '@back-office/shared/format';
import type { DimensionUnit } from './dimensions';
import type { MeasureUnit } from './measure';
import { measureOf, type MeasureId } from './measures';

/** A number as merchants read it: `$12.50`, `1,204`, `12.5%`, `2h 5m`. */
export function numberText(unit: MeasureUnit | DimensionUnit, value: number | Unknown): string {
  if (value === unknown) return notInFiles;
  if (unit === 'money') return formatMoney(value);
  if (unit === 'share') return formatPercent(value, 1);
  if (unit === 'duration') return `${Math.floor(value / 60)}h ${value % 60}m`;
  return formatCount(value);
}

/** A figure as merchants read it. */
export function figureText(id: MeasureId, value: number | Unknown): string {
  return numberText(measureOf(id).unit, value);
}

/** The same as it is read out: `minus $12.50`. */
export function spokenFigure(id: MeasureId, value: number | Unknown): string {
  return measureOf(id).unit === 'money' ? spokenMoney(value) : figureText(id, value);
}
