import { addDays, formatRange, rangeNotice, rangeProblemOf, type Day, type DayRange } from '@back-office/shared/format';
import { defaultRange, namedRange, rangeToDate } from '@back-office/shared/ledger';
import { withParams } from '@back-office/shared/url';

export const sampleWeek = { label: 'Sample week', range: defaultRange };

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
export function rangeNoticeOf(params: URLSearchParams, byDefault = defaultRange): string | undefined {
  const problem = rangeProblemOf(params.get('from'), params.get('to'));
  return problem && rangeNotice(problem, namedRange(params) ?? byDefault);
}

export function isRange({ from, to }: DayRange): boolean {
  return rangeProblemOf(from, to) === undefined;
}
