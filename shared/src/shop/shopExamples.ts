/** How a shop that is not the page's writes amounts and days: `$1,234.50 · Nov 25, 2026`. */
export function localeExample(locale: string, currency: string, now = Date.now()): string {
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 0 } = amount.resolvedOptions();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return `${amount.format(maximumFractionDigits === 0 ? 1_234 : 1_234.5)} · ${day.format(now)}`;
}

/** The time in a zone now: `5:12 PM`. */
export function timeIn(timeZone: string, locale: string, now = Date.now()): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(now);
}
