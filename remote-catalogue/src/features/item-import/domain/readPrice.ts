import type { Decimal } from '@back-office/shared/format';
import { storedPrice } from '../../../domain/price';
import type { DecimalMark } from './importTypes';
import { readNumber } from './readNumbers';

export type PriceReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'invalid' }
  /** Entered at every sale. */
  | { readonly kind: 'open' }
  | { readonly kind: 'price'; readonly text: string; readonly currency?: string; readonly isRounded?: true };

const plainPrice = /^\d{1,12}(?:\.\d\d)?$/;
const unitSuffix = /\s*\/\s*(\p{L}[\p{L}\d.]{0,11})$/u;
const currencyBefore = /^(?:(?:US)?\$|[€£¥₹]|(?:USD|EUR|GBP|CHF|CAD|AUD|Fr\.)(?![A-Za-z]))\s*/i;
const currencyAfter = /\s*(?:\$|[€£¥₹]|(?:USD|EUR|GBP|CHF|CAD|AUD|kr|zł))$/i;

/**
 * Reads a price as items store it, `$12.50` or `$12.50/lb`: a strict decimal, optionally with thousands separators, a
 * minus sign or parentheses, and a currency symbol or code. In a file with decimal commas, `1,234` is ambiguous and
 * therefore invalid. More than two decimals are rounded, half away from zero.
 */
export function readPrice(cell: string, mark: DecimalMark): PriceReading {
  const trimmed = cell.trim();
  if (trimmed === '') return { kind: 'blank' };
  if (/^variable(?: pric(?:e|ing))?$/i.test(trimmed)) return { kind: 'open' };
  if (plainPrice.test(trimmed) && mark === '.') {
    const whole = trimmed.replace(/^0+(?=\d)/, '');
    return { kind: 'price', text: whole.includes('.') ? `$${whole}` : `$${whole}.00` };
  }

  if (trimmed.length > 60) return { kind: 'invalid' };
  const unit = unitSuffix.exec(trimmed);
  const { sign, number, currency } = splitPrice(unit ? trimmed.slice(0, unit.index) : trimmed);
  const isAmbiguous = number.startsWith('-') || number === '' || (mark === ',' && /,\d{3,}$/.test(number));
  const decimal = isAmbiguous ? undefined : readNumber(number, mark);
  const text = decimal && storedPrice(sign === '-' ? { ...decimal, units: -decimal.units } : decimal);
  if (!decimal || text === undefined) return { kind: 'invalid' };
  return {
    kind: 'price',
    text: `${text}${unit ? `/${unit[1]}` : ''}`,
    ...(currency && { currency }),
    ...(wasRounded(decimal) && { isRounded: true as const }),
  };
}

const storedPattern = /^(?:\$-?|-\$)(?:\d+|\d{1,3}(?:,\d{3})+)\.\d\d(?:\/[^/]+)?$/;

/** Whether a price is as items store it, so that importing an export leaves it unchanged. */
export function isStoredPrice(cell: string): boolean {
  return storedPattern.test(cell);
}

function wasRounded(decimal: Decimal): boolean {
  return decimal.scale > 2 && decimal.units % 10n ** BigInt(decimal.scale - 2) !== 0n;
}

function splitPrice(text: string) {
  let number = text;
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
  const symbol = currencyBefore.exec(number) ?? currencyAfter.exec(number);
  if (symbol) number = number.replace(symbol[0], '');
  takeMinus();
  return { sign, number, currency: symbol ? foreignCurrency(symbol[0]) : undefined };
}

/** The currency of a symbol or code; undefined for the dollar. */
function foreignCurrency(symbol: string): string | undefined {
  const name = symbol.trim().toUpperCase();
  return /\$|USD/.test(name) ? undefined : name;
}
