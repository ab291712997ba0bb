import { decimalText } from '@back-office/shared/format';
import { plainName } from './columnName';
import { meanings } from './meanings';
import { readNumber, type DecimalMark } from './numbers';

export type WeightUnit = 'kg' | 'g' | 'lb' | 'oz';

/** Exact by definition (international pound and ounce). */
const kilograms = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 } as const satisfies Record<WeightUnit, number>;

const unitNames = meanings({
  kg: 'kg kgs kilogram kilograms',
  g: 'g gr gram grams',
  lb: 'lb lbs pound pounds',
  oz: 'oz ounce ounces',
});

/** The unit a column's name states, such as `Weight (lb)` or `Variant Grams`; kilograms where it states none. */
export function weightUnit(header: string): WeightUnit {
  return unitNames.get(plainName(header).split(' ').at(-1) ?? '') ?? 'kg';
}

/** Number text in kilograms, grams exact; undefined where the cell is no weight. The cell may name its own unit. */
export function readWeight(cell: string, columnUnit: WeightUnit, mark: DecimalMark): string | undefined {
  if (columnUnit === 'kg' && mark === '.' && /^\d{1,6}(?:\.\d{1,6})?$/.test(cell)) return cell;
  if (cell.length > 60) return undefined;
  const parts = /^(.*?\d[.,]?)\s*([a-z]+)?\.?$/i.exec(cell.trim());
  const unit = parts?.[2] === undefined ? columnUnit : unitNames.get(parts[2].toLowerCase());
  const decimal = parts && readNumber(parts[1] ?? '', mark);
  if (!decimal || !unit) return undefined;
  const text = decimalText(decimal);
  return unit === 'kg' ? text : String(Number((Number(text) * kilograms[unit]).toFixed(3)));
}
