import { formatMoney, type Cents } from '@back-office/shared/format';

const compact: Intl.NumberFormat[] = [];

/**
 * An amount for little space, on axes and bars: `$409`, `$5.7k`, `($1.2M)`; below ten dollars with cents. It is
 * rounded, so the exact amount must be nearby.
 */
export function shortMoney(cents: Cents): string {
  const size = Math.abs(cents);
  if (size < 1_000 && size % 100 !== 0) return formatMoney(cents);
  const digits = size < 100_000 ? 0 : 1;
  compact[digits] ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  });
  const text = compact[digits].format(size / 100).replace('K', 'k');
  // Compact notation does not support parentheses.
  return cents < 0 ? `(${text})` : text;
}
