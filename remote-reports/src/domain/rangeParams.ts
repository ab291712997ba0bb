import { dayCount, firstDay, isDay, lastDay, type DayRange } from '@back-office/shared/format';
import { defaultRange } from '@back-office/shared/ledger';
import { withParams } from '@back-office/shared/url';

/** Longer reports would be unreadable, and would not fit into memory at high sales volumes. */
export const maxDays = 1_100;

/** Offered in addition to the usual periods. */
export const samplePresets = [{ label: 'Sample week', range: defaultRange }] as const;

/** The range of an address, `from=2025-06-22&to=2025-06-28`; the default range if it is missing or invalid. */
export function rangeOf(params: URLSearchParams): DayRange {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return isRange({ from, to }) ? { from, to } : defaultRange;
}

/** The same address with another range. The default range is left out. */
export function withRange(params: URLSearchParams, { from, to }: DayRange): URLSearchParams {
  const isDefault = from === defaultRange.from && to === defaultRange.to;
  return withParams(params, isDefault ? { from: undefined, to: undefined } : { from, to });
}

export function isRange(range: DayRange): boolean {
  if (!isDay(range.from) || !isDay(range.to) || range.from < firstDay || range.to > lastDay) return false;
  const count = dayCount(range);
  return count >= 1 && count <= maxDays;
}
