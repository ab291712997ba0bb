import { addDays, firstWeekday, isSameRange, type Day, type DayRange } from '@back-office/shared/format';
import { defaultRange, fieldFilters, figuresAddress, type Scope } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { readChoice, slugOf, withChoice, withParams, type ChoiceParam } from '@back-office/shared/url';
import { withRangeToDate } from '../../../domain/rangeParams';
import { filterFields } from '../../../domain/filterFields';
import { fieldControl, scopeIn } from '../../../domain/reportControls';

export const periods = ['Today', 'This week', 'Last 7 days', 'Last 30 days', 'Last 90 days', 'Sample week'] as const;
export type Period = (typeof periods)[number];

/** What the home shows. It is kept in the address: `?period=last-7-days&location=location-2&filters`. */
export interface SuiteView {
  /** `undefined` for other days, which a link or another screen chose. */
  readonly period: Period | undefined;
  readonly scope: Scope;
  readonly showsFilters: boolean;
}

const periodParam: ChoiceParam<Period> = { name: 'period', choices: periods, default: 'Last 30 days' };
export const suiteControls = filterFields.financialSuite.map(fieldControl);
const filtersParam = 'filters';

const lengths: Readonly<Record<Exclude<Period, 'Sample week' | 'This week'>, number>> = {
  Today: 1,
  'Last 7 days': 7,
  'Last 30 days': 30,
  'Last 90 days': 90,
};

/** The days of a period, today included. */
export function rangeOfPeriod(period: Period, today: Day): DayRange {
  if (period === 'Sample week') return defaultRange;
  const days = period === 'This week' ? 1 + ((new Date(today).getUTCDay() - firstWeekday() + 7) % 7) : lengths[period];
  return { from: addDays(today, 1 - days), to: today };
}

/** `lastDay`, the last one of the data, ends the days that it opens on. A period that the address names ends today. */
export function suiteViewOf(params: URLSearchParams, today: Day, lastDay = today): SuiteView {
  const chosen = readChoice(params, periodParam);
  const end = params.has(periodParam.name) ? today : lastDay;
  const scope = scopeIn(withRangeToDate(params, today), suiteControls, rangeOfPeriod(chosen, end));
  const period = periods.find((each) => isSameRange(rangeOfPeriod(each, today), scope.range));
  return { period, scope, showsFilters: params.has(filtersParam) || scope.filters.length > 0 };
}

/** `isOpening` is false where the home opens on other days than the default period, which is then written, too. */
export function withPeriod(params: URLSearchParams, period: Period, isOpening = true): URLSearchParams {
  const next = withChoice(withParams(params, { from: undefined, to: undefined }), periodParam, period);
  return isOpening ? next : withParams(next, { [periodParam.name]: slugOf(period) });
}

/** Shows days that are no period of the menu; `undefined` are those that the home opens on. */
export function withRange(params: URLSearchParams, range: DayRange | undefined): URLSearchParams {
  return withParams(params, { from: range?.from, to: range?.to, [periodParam.name]: undefined });
}

/** Shows the filters; hiding them also clears them, so that no hidden filter changes the figures. */
export function withFiltersShown(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [filtersParam, ...suiteControls.map(({ name }) => name)]) next.delete(name);
  if (isShown) next.set(filtersParam, '');
  return next;
}

/** The sales summary with the figures of the home. */
export function summaryAddress(scope: Scope): string {
  return figuresAddress(paths.salesSummary(), { range: scope.range, filters: fieldFilters(scope.filters) });
}
