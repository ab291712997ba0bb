import { compareNames } from '@back-office/shared/format';
import { isInUse } from './currencies';
import type { ShopSettings } from './shopRecord';

/** One choice of a setting, as a select lists it. */
export interface ShopChoice {
  readonly value: string;
  readonly label: string;
}

/** The product's texts are English, and so are the names of its choices. */
const words = 'en';

/** The currencies in use, by code: `EUR – Euro`. `chosen` is always among them. */
export function currencyChoices(chosen: string): readonly ShopChoice[] {
  const names = new Intl.DisplayNames(words, { type: 'currency' });
  const codes = Intl.supportedValuesOf('currency').filter((code) => isInUse(code));
  return withChosen(codes, chosen).map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }));
}

/** The time zones by city, so that typing a city finds its zone: `New York, America`. `chosen` is always among them. */
export function timeZoneChoices(chosen: string): readonly ShopChoice[] {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  const others = zones.filter((zone) => citiesToday[zone] !== chosen);
  const choices = withChosen(others, chosen).map((zone) => ({ value: zone, label: timeZoneName(zone) }));
  return choices.toSorted((one, other) => compareNames(one.label, other.label));
}

/** Some browsers list zones by names that their cities had before. */
const citiesToday: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** `America/New_York` → `New York, America`, `Asia/Calcutta` → `Kolkata, Asia` */
export function timeZoneName(zone: string): string {
  return (citiesToday[zone] ?? zone).replaceAll('_', ' ').split('/').toReversed().join(', ');
}

/** Ways to write numbers and days that the most merchants use; those of the browser come first. */
const usualLocales = (
  'en-US en-GB en-CA en-AU en-NZ en-IE en-IN en-ZA en-SG de-DE de-AT de-CH fr-FR fr-BE fr-CA fr-CH es-ES es-MX es-AR es-CO ' +
  'it-IT nl-NL nl-BE pt-BR pt-PT da-DK nb-NO sv-SE fi-FI pl-PL cs-CZ hu-HU ro-RO el-GR tr-TR he-IL ar-AE ar-EG ar-KW ar-SA ' +
  'hi-IN ja-JP ko-KR zh-CN zh-TW zh-HK th-TH vi-VN id-ID ms-MY fil-PH uk-UA'
).split(' ');

/** How numbers and days can be written: `German (Germany)`. `chosen` is always among them. */
export function localeChoices(chosen: string): readonly ShopChoice[] {
  const names = new Intl.DisplayNames(words, { type: 'language', languageDisplay: 'standard' });
  const choices = withChosen(usualLocales, chosen).map((tag) => ({ value: tag, label: names.of(tag) ?? tag }));
  return choices.toSorted((one, other) => compareNames(one.label, other.label));
}

const hoursOffered = 13;

/** From midnight to noon, by hours: `3:00 AM`. `chosen`, in minutes after midnight, is always among them. */
export function dayStartChoices(chosen: number, locale: string): readonly ShopChoice[] {
  const hours = Array.from({ length: hoursOffered }, (_, hour) => hour * 60);
  const minutes = hours.includes(chosen) ? hours : [...hours, chosen].toSorted((one, other) => one - other);
  return minutes.map((minute) => ({ value: String(minute), label: clockTime(minute, locale) }));
}

/** `180` → `3:00 AM`, or `03:00` where clocks have 24 hours. */
export function clockTime(minute: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(minute * 60_000);
}

/** What the settings of a shop are, in words: `USD · New York, America`. */
export function shopText({ currency, timeZone }: Pick<ShopSettings, 'currency' | 'timeZone'>): string {
  return `${currency} · ${timeZoneName(timeZone)}`;
}

/** How a shop that is not the page's writes amounts and days: `$1,234.50 · Nov 25, 2026`. */
export function localeExample(locale: string, currency: string): string {
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 0 } = amount.resolvedOptions();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return `${amount.format(maximumFractionDigits === 0 ? 1_234 : 1_234.5)} · ${day.format(Date.now())}`;
}

/** The time in a zone now: `5:12 PM`. */
export function timeIn(timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(Date.now());
}

function withChosen(values: readonly string[], chosen: string): readonly string[] {
  return values.includes(chosen) ? values : [chosen, ...values];
}
