import { dayCount, firstDay, isDay, lastDay, type DayRange } from '@back-office/shared/format';
import { defaultRange } from '@back-office/shared/ledger';

/** A report over more days would not be read, and would not fit into memory at a large volume. */
export const mostDays = 1_100;

/** The range of an address, `from=2025-06-22&to=2025-06-28`; the default where it says none or none that can be. */
export function rangeOf(params: URLSearchParams): DayRange {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return isRange({ from, to }) ? { from, to } : defaultRange;
}

/** The same address with another range; the default leaves no trace. */
export function withRange(params: URLSearchParams, { from, to }: DayRange): URLSearchParams {
  const next = new URLSearchParams(params);
  const isDefault = from === defaultRange.from && to === defaultRange.to;
  for (const [name, value] of [['from', from] as const, ['to', to] as const]) {
    if (isDefault) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function isRange(range: DayRange): boolean {
  if (!isDay(range.from) || !isDay(range.to) || range.from < firstDay || range.to > lastDay) return false;
  const count = dayCount(range);
  return count >= 1 && count <= mostDays;
}
