import { decimalText, parseDecimal, type Decimal } from '@back-office/shared/format';

/** Which character stands before the decimals in a file's numbers. */
export type DecimalMark = '.' | ',';

/** Characters; anything longer is no number of a catalogue. */
const longestNumber = 40;
const spaces = /[ '’\u00a0\u202f]/g;
const spacedThousands = /^-?\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?:[.,]\d*)?$/;
const commaNumber = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?$/;

/** A number as files write it, exactly; undefined for everything doubtful (`1e5`, `1.2.3`, `12,5O`). */
export function readNumber(text: string, mark: DecimalMark): Decimal | undefined {
  if (text.length > longestNumber) return undefined;
  const plain = spacedThousands.test(text) ? text.replace(spaces, '') : text;
  if (mark === '.') return parseDecimal(plain);
  return commaNumber.test(plain) ? parseDecimal(plain.replaceAll('.', '').replace(',', '.')) : undefined;
}

/** The same as a plain number, for counts. */
export function readCount(text: string, mark: DecimalMark): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const decimal = readNumber(text, mark);
  return decimal && Number(decimalText(decimal));
}

/** Counts what speaks for a decimal comma or point; `1,234` and `12` speak for neither. */
export class DecimalMarkVote {
  private commas = 0;
  private points = 0;

  add(text: string) {
    if (text.length > longestNumber) return;
    const hasComma = text.includes(',');
    if (!hasComma && !text.includes('.')) return;
    if (hasComma && /(?:^|[^\d,])(?:0|[\d.\s'’]*\d),\d{1,2}(?!\d)(?!,)|(?:^|\D)0,\d+|\.\d{3},\d+/.test(text))
      this.commas += 1;
    else if (/\d\.\d{1,2}(?!\d)(?!\.)|(?:^|\D)0?\.\d+|,\d{3}\.\d+/.test(text)) this.points += 1;
  }

  /** A comma where nothing speaks for the point, or where semicolons part the cells and most values use it. */
  result(delimiter: string | undefined): DecimalMark {
    if (this.commas === 0) return '.';
    return this.points === 0 || (delimiter === ';' && this.commas > this.points) ? ',' : '.';
  }
}
