import {
  currencyDecimals,
  formatMoney,
  hasParentheses,
  pageFormat,
  perFormat,
  withMinusSign,
  type Cents,
} from '@back-office/shared/format';

const compact = perFormat((): Intl.NumberFormat[] => []);

/**
 * An amount for little space, on axes and bars: `$409`, `$5.7k`, `($1.2M)`; below ten dollars with cents. It is
 * rounded, so the exact amount must be nearby.
 */
export function shortMoney(cents: Cents): string {
  const unit = 10 ** currencyDecimals();
  const size = Math.abs(cents);
  if (size < 10 * unit && size % unit !== 0) return formatMoney(cents);
  const { currency, locale } = pageFormat();
  const formatOf = (digits: number) =>
    (compact()[digits] ??= new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: digits,
    }));
  // Some locales have no short thousands: German writes 1.946 € as it is, and then a decimal means nothing.
  const isShortened = formatOf(1)
    .formatToParts(size / unit)
    .some(({ type }) => type === 'compact');
  const format = formatOf(isShortened ? 1 : 0);
  // Compact notation does not support parentheses.
  if (cents < 0 && !hasParentheses()) return withMinusSign(format.format(cents / unit));
  const text = format.format(size / unit).replace(/K$/, 'k');
  return cents < 0 ? `(${text})` : text;
}
