import type { CsvCell } from '@back-office/shared/csv';
import { centsText, unknown } from '@back-office/shared/format';
import { measureOf, type Figure, type MeasureId } from '@back-office/shared/ledger';
import type { FieldUnit } from './reports/field';

/** A plain number that a spreadsheet can add up. Money is in units of the currency, a share has six decimals. */
export function numberCell(unit: FieldUnit, value: number): CsvCell {
  if (unit === 'money') return { decimal: centsText(value) };
  return unit === 'share' ? { decimal: value.toFixed(6) } : value;
}

/** The same of a figure; empty if it is unknown or has no meaning. */
export function figureCell(id: MeasureId, figure: Figure): CsvCell {
  return figure === undefined || figure === unknown ? '' : numberCell(measureOf(id).unit, figure);
}
