import { decimalText } from '@back-office/shared/format';
import { normalizeHeader } from './columns';
import type { DecimalMark } from './importTypes';
import { readNumber } from './readNumbers';
import { cellText, wordLookup } from './readTexts';

export type WeightUnit = 'kg' | 'g' | 'lb' | 'oz';

/** The international pound and ounce, exact by definition. */
const kilograms = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 } as const satisfies Record<WeightUnit, number>;

const unitNames = wordLookup({
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramos',
  g: 'g gr gram grams gramm gramme grammes gramos',
  lb: 'lb lbs pound pounds',
  oz: 'oz ounce ounces',
});

/** The unit in a header such as `Weight (lb)` or `Variant Grams`; undefined if there is none. */
export function weightUnit(header: string): WeightUnit | undefined {
  return unitNames.get(normalizeHeader(header).split(' ').at(-1) ?? '');
}

/** The unit in a cell such as `lb` or `Pounds`; undefined for any other text. */
export function weightUnitIn(cell: string): WeightUnit | undefined {
  return unitNames.get(normalizeHeader(cellText(cell)));
}

/** The unit behind the number of a weight, `2 lb`; undefined for a plain number. */
export function unitBehind(cell: string): WeightUnit | undefined {
  return weightUnitIn(/\d[.,]?\s*([a-z]+)\.?\s*$/i.exec(cell)?.[1] ?? '');
}

/** A weight as number text in kilograms, exact to the gram; undefined for anything else. The cell may have a unit. */
export function readWeight(cell: string, columnUnit: WeightUnit, mark: DecimalMark): string | undefined {
  if (columnUnit === 'kg' && mark === '.' && /^\d{1,6}(?:\.\d{1,6})?$/.test(cell)) return cell;
  if (cell.length > 60) return undefined;
  const parts = /^(.*?\d[.,]?)\s*([a-z]+)?\.?$/i.exec(cell.trim());
  const unit = parts?.[2] === undefined ? columnUnit : weightUnitIn(parts[2]);
  const decimal = parts && readNumber(parts[1] ?? '', mark);
  if (!decimal || !unit) return undefined;
  const text = decimalText(decimal);
  return unit === 'kg' ? text : String(Number((Number(text) * kilograms[unit]).toFixed(3)));
}
