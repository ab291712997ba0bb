import type { CsvCell } from '@back-office/shared/csv';
import { centsText, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { measureOf, type Figure, type MeasureId } from '@back-office/shared/ledger';
import type { FieldUnit } from './reports/field';

/** A plain signed decimal, so that a spreadsheet can add up the column to the line of the report; empty if unknown. */
export function moneyCell(cents: Cents | Unknown | undefined): CsvCell {
  return typeof cents === 'number' ? { decimal: centsText(cents) } : '';
}

/** A plain number that a spreadsheet can add up. Money is in units of the currency, a share has six decimals. */
export function numberCell(unit: FieldUnit, value: number): CsvCell {
  if (unit === 'money') return moneyCell(value);
  return unit === 'share' ? { decimal: value.toFixed(6) } : value;
}

/** As `numberCell`, of a figure; empty if it is unknown or has no meaning. */
export function figureCell(id: MeasureId, figure: Figure): CsvCell {
  return figure === undefined || figure === unknown ? '' : numberCell(measureOf(id).unit, figure);
}
