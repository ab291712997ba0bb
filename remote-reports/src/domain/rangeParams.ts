import {
  addDays,
  formatRange,
  isSameRange,
  rangeNotice,
  rangeProblemOf,
  type Day,
  type DayRange,
} from '@back-office/shared/format';
import { defaultRange, rangeToDate } from '@back-office/shared/ledger';
import { withParams } from '@back-office/shared/url';

/** The periods that are one press away beside a date range. */
export const offeredPeriods = ['Today', 'This week'] as const;

export const sampleWeek = { label: 'Sample week', range: defaultRange } as const;

/** The range of an address, `from=2025-06-22&to=2025-06-28`; the default range if it is missing or invalid. */
export function rangeOf(params: URLSearchParams, byDefault: DayRange = defaultRange): DayRange {
  return namedRange(params) ?? byDefault;
}

/** Whether an address names days that can be shown. */
export function hasRange(params: URLSearchParams): boolean {
  return namedRange(params) !== undefined;
}

function namedRange(params: URLSearchParams): DayRange | undefined {
  const [from, to] = [params.get('from'), params.get('to')];
  return from !== null && to !== null && isRange({ from, to }) ? { from, to } : undefined;
}

/** The seven days up to today: what a shop without a sample week opens on. */
export function lastWeekTo(today: Day): DayRange {
  return { from: addDays(today, -6), to: today };
}

/** The range of the address ends today if it would go beyond, so that no figure or label is about days ahead. */
export function withRangeToDate(params: URLSearchParams, today: Day): URLSearchParams {
  const named = namedRange(params);
  if (!named) return params;
  const { from, to } = named;
  const shown = rangeToDate({ from, to }, today);
  return shown.to === to ? params : withParams(params, { ...shown });
}

/** Says that days ahead were left out of the range of an address. */
export function aheadNoticeOf(params: URLSearchParams, today: Day): string | undefined {
  const named = namedRange(params);
  if (!named) return undefined;
  const { from, to } = named;
  const shown = rangeToDate({ from, to }, today);
  if (shown.to === to) return undefined;
  return `Showing ${formatRange(shown)} instead of ${formatRange({ from, to })}, because later days are still ahead.`;
}

/** Says why the range of an address cannot be shown, and what is shown instead. */
export function rangeNoticeOf(params: URLSearchParams, byDefault?: DayRange): string | undefined {
  const problem = rangeProblemOf(params.get('from'), params.get('to'));
  return problem && rangeNotice(problem, rangeOf(params, byDefault));
}

/** The parameters of a link to figures of a range. They name it always, because the period of the visit may be another. */
export function paramsOfRange({ from, to }: DayRange): URLSearchParams {
  return new URLSearchParams({ from, to });
}

/** The same address with another range. The default range is left out. */
export function withRange(
  params: URLSearchParams,
  range: DayRange,
  byDefault: DayRange = defaultRange,
): URLSearchParams {
  return isSameRange(range, byDefault) ? withoutRange(params) : withParams(params, { ...range });
}

export function withoutRange(params: URLSearchParams): URLSearchParams {
  return withParams(params, { from: undefined, to: undefined });
}

/** Whether an address names these days itself. */
export function namesRange(params: URLSearchParams, { from, to }: DayRange): boolean {
  return params.get('from') === from && params.get('to') === to;
}

export function isRange({ from, to }: DayRange): boolean {
  return rangeProblemOf(from, to) === undefined;
}
