import { dayStartOf, isTimeZone, zoneOfName } from '../../../src/books/books';
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
  const dayStart = dayStartOf(written['day-start']);
  if (!isLocale(written.locale)) throw new Error(`There is no locale "${written.locale}". Write one such as en-US.`);
  return { name, currency, timeZone, dayStart, locale: written.locale, feeRules: {} };
}

export function daysOf(text: string): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > 36_500) throw new Error(`A token lasts 1 to 36500 days; "${text}" is no such number.`);
  return days;
}

function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
