import { readPlainNumber } from '@back-office/shared/books';
import { decimalText, type Decimal } from '@back-office/shared/format';
import type { DecimalMark, NumberReading } from './importTypes';

/** Characters; no number in a catalog is longer. */
const maxNumberLength = 40;

/** The exact number in a text; undefined for anything ambiguous (`1e5`, `1.2.3`, `12,5O`). */
export function readNumber(text: string, mark: DecimalMark): Decimal | undefined {
  const number = readPlainNumber(text, mark);
  return number && { units: BigInt(number.units), scale: number.scale };
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
  private unsureWeight = '';
  private hasOurs = false;

  /** A price as this product writes it. It decides only if no other number does. */
  addOurs() {
    this.hasOurs = true;
  }

  /** Of a weight. Nothing sold weighs thousands of kilograms, so that `3,561` alone is not thousands as a price is. */
  addWeight(cell: string) {
    this.add(cell);
    if (commaAndThreeDigits.test(cell)) this.unsureWeight ||= cell.trim();
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
   * one thousand two hundred thirty-four in JSON and between commas, since countries with decimal commas use other
   * delimiters.
   */
  result(delimiter: string | undefined): NumberReading {
    const hasSemicolons = delimiter === ';';
    if (this.commas > 0 && this.points > 0) {
      const mark = hasSemicolons && this.commas > this.points ? ',' : '.';
      return { mark, doubt: { kind: 'mixed', examples: [this.sureComma, this.surePoint].filter(Boolean) } };
    }
    if (this.commas > 0) return { mark: ',' };
    if (this.points > 0 || this.hasOurs) return { mark: '.' };
    const hasCommas = delimiter === ',' || delimiter === undefined;
    const unsure = [this.unsurePoint, hasCommas ? this.unsureWeight : this.unsureComma].filter(Boolean);
    if (unsure.length === 0) return { mark: '.' };
    return { mark: hasSemicolons ? ',' : '.', doubt: { kind: 'ambiguous', examples: unsure } };
  }
}
