import { isTimeZone, zoneOfName } from '../../../src/books/books';
import type { NewShop } from '../shops/shops';

/** The options of the commands, as they are written. */
interface Written {
  readonly currency: string;
  readonly zone: string;
  readonly 'day-start': string;
  readonly locale: string;
}

/** Throws in words if a value is none, because no page could connect to such a shop. */
export function shopOf(name: string, written: Written): NewShop {
  const currency = written.currency.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new Error(`There is no currency "${written.currency}". Write a code such as USD.`);
  const timeZone = zoneOfName(written.zone);
  if (!isTimeZone(timeZone))
    throw new Error(`There is no time zone "${written.zone}". Write a name such as America/New_York.`);
  const dayStart = wholeNumber(written['day-start'], 'A day starts', 0, 1439, 'minutes after midnight');
  if (!isLocale(written.locale)) throw new Error(`There is no locale "${written.locale}". Write one such as en-US.`);
  return { name, currency, timeZone, dayStart, locale: written.locale, feeRules: {} };
}

export function daysOf(text: string): number {
  return wholeNumber(text, 'A token lasts', 1, 36_500, 'days');
}

function wholeNumber(text: string, what: string, least: number, most: number, unit: string): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${what} ${least} to ${most} ${unit}; "${text}" is no such number.`);
}

function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
