import { maxRangeDays, rangeNotice, rangeProblemOf, type DayRange } from '@back-office/shared/format';
import { defaultRange } from '@back-office/shared/ledger';
import { withParams } from '@back-office/shared/url';

/** The limits and presets of the date range on the screens of this remote. */
export const rangeChoices = {
  maxDays: maxRangeDays,
  /** Offered in addition to the usual periods. */
  extraPresets: [{ label: 'Sample week', range: defaultRange }],
} as const;

/** The range of an address, `from=2025-06-22&to=2025-06-28`; the default range if it is missing or invalid. */
export function rangeOf(params: URLSearchParams, byDefault: DayRange = defaultRange): DayRange {
  const [from, to] = [params.get('from'), params.get('to')];
  return from !== null && to !== null && isRange({ from, to }) ? { from, to } : byDefault;
}

/** Says why the range of an address cannot be shown, and what is shown instead. */
export function rangeNoticeOf(params: URLSearchParams, byDefault?: DayRange): string | undefined {
  const problem = rangeProblemOf(params.get('from'), params.get('to'));
  return problem && rangeNotice(problem, rangeOf(params, byDefault));
}

/** The same address with another range. The default range is left out. */
export function withRange(
  params: URLSearchParams,
  { from, to }: DayRange,
  byDefault: DayRange = defaultRange,
): URLSearchParams {
  const isDefault = from === byDefault.from && to === byDefault.to;
  return withParams(params, isDefault ? { from: undefined, to: undefined } : { from, to });
}

export function isRange({ from, to }: DayRange): boolean {
  return rangeProblemOf(from, to) === undefined;
}
