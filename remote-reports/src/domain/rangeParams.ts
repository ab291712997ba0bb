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
  const cut = cutRange(params, today);
  return cut ? withParams(params, { ...cut.shown }) : params;
}

/** Says that days ahead were left out of the range of an address. */
export function aheadNoticeOf(params: URLSearchParams, today: Day): string | undefined {
  const cut = cutRange(params, today);
  return (
    cut && `Showing ${formatRange(cut.shown)} instead of ${formatRange(cut.named)}, because later days are still ahead.`
  );
}

/** The range of an address that goes beyond today, and what is shown instead. */
function cutRange(params: URLSearchParams, today: Day) {
  const named = namedRange(params);
  const shown = named && rangeToDate(named, today);
  return shown && shown.to !== named.to ? { named, shown } : undefined;
}

/** Says why the range of an address cannot be shown, and what is shown instead. */
export function rangeNoticeOf(params: URLSearchParams, byDefault = defaultRange): string | undefined {
  const problem = rangeProblemOf(params.get('from'), params.get('to'));
  return problem && rangeNotice(problem, namedRange(params) ?? byDefault);
}

/** The days in navigation state, `{ dateRange: { from, to } }` or with `start` and `end`. Any page may write it. */
export function readSentRange(state: unknown): DayRange | undefined {
  const { dateRange } = fieldsOf(state);
  const { start, end, from = start, to = end } = fieldsOf(dateRange);
  return typeof from === 'string' && typeof to === 'string' && isRange({ from, to }) ? { from, to } : undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function isRange({ from, to }: DayRange): boolean {
  return rangeProblemOf(from, to) === undefined;
}
