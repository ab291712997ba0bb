import { currencyDecimals, storedMark, storedMoney, storedNumber, type Decimal } from '@back-office/shared/format';
import { takeCurrency, type MarkedNumber } from './currencyMarks';
import type { DecimalMark } from './importTypes';
import { readNumber } from './readNumbers';
import { cellText } from './readTexts';

export type PriceReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'invalid' }
  /** Entered at every sale. */
  | { readonly kind: 'open' }
  | { readonly kind: 'price'; readonly text: string; readonly isRounded?: true };

const plainPrice = /^\d{1,12}(?:\.\d\d?)?$/;
const unitSuffix = /\s*\/\s*(\p{L}[\p{L}\d.]{0,11})$/u;
/** `12,-` and `12.–`: no cents. */
const noCents = /[.,](?:--?|[–—])(?=\D*$)/;

/**
 * Reads a price as items store it, `$12.50` or `$12.50/lb`: a strict decimal, optionally with thousands separators, a
 * minus sign or parentheses, and a currency symbol or code. In a file with decimal commas, `1,234` is ambiguous and
 * therefore invalid. More than two decimals are rounded, half away from zero.
 */
export function readPrice(cell: string, mark: DecimalMark): PriceReading {
  const trimmed = cellText(cell);
  if (trimmed === '') return { kind: 'blank' };
  if (/^variable(?: pric(?:e|ing))?$/i.test(trimmed)) return { kind: 'open' };
  if (plainPrice.test(trimmed) && mark === '.' && storedMark() === '$') {
    const number = trimmed.replace(/^0+(?=\d)/, '');
    const zeros = !number.includes('.') ? '.00' : number.at(-2) === '.' ? '0' : '';
    return { kind: 'price', text: `$${number}${zeros}` };
  }

  if (trimmed.length > 60) return { kind: 'invalid' };
  const unit = unitSuffix.exec(trimmed);
  const { sign, number } = splitPrice(unit ? trimmed.slice(0, unit.index) : trimmed);
  const isAmbiguous = number.startsWith('-') || number === '' || (mark === ',' && /,\d{3,}$/.test(number));
  const decimal = isAmbiguous ? undefined : readNumber(number, mark);
  const text = decimal && storedMoney(sign === '-' ? { ...decimal, units: -decimal.units } : decimal);
  if (!decimal || text === undefined) return { kind: 'invalid' };
  return {
    kind: 'price',
    text: `${text}${unit ? `/${unit[1]}` : ''}`,
    ...(wasRounded(decimal) && { isRounded: true as const }),
  };
}

/** The number of a price as written, `1.200`, without currency, sign and unit. */
export function priceNumber(cell: string): string {
  return splitPrice(cellText(cell).replace(unitSuffix, '')).number;
}

const storedPattern = /^(?:\$-?|-\$)(?:\d+|\d{1,3}(?:,\d{3})+)\.\d\d(?:\/[^/]+)?$/;

/** Whether a price is as items store it, so that importing an export leaves it unchanged. */
export function isStoredPrice(cell: string): boolean {
  if (storedMark() === '$') return storedPattern.test(cell);
  const number = cell.startsWith(storedMark()) ? storedNumber(cell.replace(/\/[^/]+$/, '')) : undefined;
  return number !== undefined && (number.split('.')[1] ?? '').length === currencyDecimals();
}

function wasRounded(decimal: Decimal): boolean {
  const finer = decimal.scale - currencyDecimals();
  return finer > 0 && decimal.units % 10n ** BigInt(finer) !== 0n;
}

function splitPrice(text: string): MarkedNumber & { readonly sign: '' | '-' } {
  if (/^[\d.,]*$/.test(text)) return { sign: '', number: text, marks: [] };
  let number = text.replace(noCents, '');
  let sign: '' | '-' = '';
  if (/^\(.*\)$/.test(number)) {
    sign = '-';
    number = number.slice(1, -1).trim();
  }
  const takeMinus = () => {
    if (sign === '' && /^[-−]/.test(number)) {
      sign = '-';
      number = number.slice(1).trimStart();
    }
  };
  takeMinus();
  const { number: plain, marks } = takeCurrency(number);
  number = plain;
  takeMinus();
  return { sign, number, marks };
}

/** The currency beside the number of a price, as written: `kr`, `C$`, or two for `$12.50 CAD`. */
export function priceCurrencies(cell: string): readonly string[] {
  return splitPrice(cellText(cell).replace(unitSuffix, '')).marks;
}
