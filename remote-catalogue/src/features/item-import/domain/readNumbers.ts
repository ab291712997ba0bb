import { decimalText, parseDecimal, type Decimal } from '@back-office/shared/format';
import { normalizeHeader } from './columns';
import { wordLookup } from './readTexts';

/** The decimal separator of a file's numbers. */
export type DecimalMark = '.' | ',';

/** Characters; no number in a catalog is longer. */
const maxNumberLength = 40;
const spaces = /[ '’\u00a0\u202f]/g;
const spacedThousands = /^-?\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d*)?$/;
const commaNumber = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?$/;

/** The exact number in a text; undefined for anything ambiguous (`1e5`, `1.2.3`, `12,5O`). */
export function readNumber(text: string, mark: DecimalMark): Decimal | undefined {
  if (text.length > maxNumberLength) return undefined;
  const plain = spacedThousands.test(text) ? text.replace(spaces, '') : text;
  if (mark === '.') return parseDecimal(plain);
  return commaNumber.test(plain) ? parseDecimal(plain.replaceAll('.', '').replace(',', '.')) : undefined;
}

/** Like `readNumber`, as a plain number, for counts. */
export function readCount(text: string, mark: DecimalMark): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const decimal = readNumber(text, mark);
  return decimal && Number(decimalText(decimal));
}

/** Finds a file's decimal mark from its numbers. Some are ambiguous, such as `1,234` and `12`. */
export class DecimalMarkVote {
  private commas = 0;
  private points = 0;

  add(text: string) {
    if (text.length > maxNumberLength) return;
    const hasComma = text.includes(',');
    if (!hasComma && !text.includes('.')) return;
    if (hasComma && /(?:^|[^\d,])(?:0|[\d.\s'’]*\d),\d{1,2}(?!\d)(?!,)|(?:^|\D)0,\d+|\.\d{3},\d+/.test(text))
      this.commas += 1;
    else if (/\d\.\d{1,2}(?!\d)(?!\.)|(?:^|\D)0?\.\d+|,\d{3}\.\d+/.test(text)) this.points += 1;
  }

  /** A comma if no number has a decimal point, or if semicolons separate the cells and most numbers use a comma. */
  result(delimiter: string | undefined): DecimalMark {
    if (this.commas === 0) return '.';
    return this.points === 0 || (delimiter === ';' && this.commas > this.points) ? ',' : '.';
  }
}

export type WeightUnit = 'kg' | 'g' | 'lb' | 'oz';

/** The international pound and ounce, exact by definition. */
const kilograms = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 } as const satisfies Record<WeightUnit, number>;

const unitNames = wordLookup({
  kg: 'kg kgs kilogram kilograms',
  g: 'g gr gram grams',
  lb: 'lb lbs pound pounds',
  oz: 'oz ounce ounces',
});

/** The unit in a header such as `Weight (lb)` or `Variant Grams`; kilograms if there is none. */
export function weightUnit(header: string): WeightUnit {
  return unitNames.get(normalizeHeader(header).split(' ').at(-1) ?? '') ?? 'kg';
}

/** A weight as number text in kilograms, exact to the gram; undefined for anything else. The cell may have a unit. */
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
