import { decimalText, parseDecimal, type Decimal } from '@back-office/shared/format';
import { normalizeHeader } from './columns';
import type { DecimalMark, NumberReading } from './importTypes';
import { wordLookup } from './readTexts';

/** Characters; no number in a catalog is longer. */
const maxNumberLength = 40;
const spaces = /[ '’\u00a0\u202f]/g;
const spacedThousands = /^-?\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d*)?$/;
const commaNumber = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,\d*)?$/;

/** The exact number in a text; undefined for anything ambiguous (`1e5`, `1.2.3`, `12,5O`). */
export function readNumber(text: string, mark: DecimalMark): Decimal | undefined {
  if (text.length > maxNumberLength) return undefined;
  const plain = spacedThousands.test(text) ? text.replace(spaces, '') : text;
  if (mark === '.') return /^-?0\d*,/.test(plain) ? undefined : parseDecimal(plain);
  return commaNumber.test(plain) ? parseDecimal(plain.replaceAll('.', '').replace(',', '.')) : undefined;
}

/** Like `readNumber`, as a plain number, for counts. */
export function readCount(text: string, mark: DecimalMark): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const decimal = readNumber(text, mark);
  return decimal && Number(decimalText(decimal));
}

// A number with a letter for a digit, `12,5O`, is a typo and shows nothing.
const surelyComma =
  /(?:^|[^\d,])(?:0|[\d.\s'’]*\d),\d{1,2}(?![\dOoIl,])|(?:^|\D)0,\d+|\.\d{3},\d+|\d\.\d{3}\.\d{3}(?!\d)/;
const surelyPoint = /\d\.\d{1,2}(?![\dOoIl.])|(?:^|\D)0?\.\d+|,\d{3}\.\d+|\d\.\d{4,}|\d,\d{3},\d{3}(?!\d)/;
/** `1.200` is either 1,200 or 1.2. */
const pointAndThreeDigits = /(?:^|\D)[1-9]\d{0,2}\.\d{3}(?![\d.,])/;
const commaAndThreeDigits = /(?:^|\D)[1-9]\d{0,2},\d{3}(?![\d.,])/;

/** Finds a file's decimal mark from its numbers. */
export class DecimalMarkVote {
  private commas = 0;
  private points = 0;
  private sureComma = '';
  private surePoint = '';
  private unsurePoint = '';
  private unsureComma = '';
  private hasOurs = false;

  /** A price as this product writes it. It decides only if no other number does. */
  addOurs() {
    this.hasOurs = true;
  }

  /** `number`: the part of the cell that shows how numbers are written. */
  add(cell: string, number = cell) {
    if (number.length > maxNumberLength) return;
    if (!number.includes(',') && !number.includes('.')) return;
    if (surelyComma.test(number)) {
      this.commas += 1;
      this.sureComma ||= cell.trim();
    } else if (surelyPoint.test(number)) {
      this.points += 1;
      this.surePoint ||= cell.trim();
    } else if (pointAndThreeDigits.test(number)) this.unsurePoint ||= cell.trim();
    else if (commaAndThreeDigits.test(number)) this.unsureComma ||= cell.trim();
  }

  /**
   * The mark that the numbers show. It is a guess if they show both, or if they are all like `1.200`. `1,234` alone is
   * one thousand two hundred thirty-four, except between semicolons, which countries with decimal commas use.
   */
  result(delimiter: string | undefined): NumberReading {
    const hasSemicolons = delimiter === ';';
    if (this.commas > 0 && this.points > 0) {
      const mark = hasSemicolons && this.commas > this.points ? ',' : '.';
      return { mark, doubt: { kind: 'mixed', examples: [this.sureComma, this.surePoint].filter(Boolean) } };
    }
    if (this.commas > 0) return { mark: ',' };
    if (this.points > 0 || this.hasOurs) return { mark: '.' };
    const unsure = [this.unsurePoint, hasSemicolons ? this.unsureComma : ''].filter(Boolean);
    if (unsure.length === 0) return { mark: '.' };
    return { mark: hasSemicolons ? ',' : '.', doubt: { kind: 'ambiguous', examples: unsure } };
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
