import type { DayRange } from '@back-office/shared/format';
import { isUnder, paths } from '@back-office/shared/routes';
import { withParams } from '@back-office/shared/url';

/** How a screen has its days in its address: a range, `from` and `to`, or one day, `date`. */
export type PeriodKind = 'range' | 'day';

/** Below these, screens open on a range. Saved custom reports have their own. */
const withRanges = [
  '/transactions',
  '/dashboard/sales',
  '/reports',
  '/financial-suite',
  '/deferred-sales',
  '/fs-prototype',
];
const withOwnRanges = [paths.customReports(), paths.prototypeCustomReports()];

function periodKindOf(path: string): PeriodKind | undefined {
  if (path === paths.home()) return 'day';
  const isReport = withRanges.some((prefix) => isUnder(path, prefix));
  return isReport && !withOwnRanges.some((prefix) => isUnder(path, prefix)) ? 'range' : undefined;
}

/** Whether an address names its days. */
export function hasPeriod(params: URLSearchParams, kind: PeriodKind): boolean {
  return kind === 'day' ? params.has('date') : ['from', 'to', 'period'].some((name) => params.has(name));
}

/** The same address with a period; one that shows a day has the last day of it. */
export function withPeriodOf(params: URLSearchParams, period: DayRange, kind: PeriodKind): URLSearchParams {
  return withParams(params, kind === 'day' ? { date: period.to } : { from: period.from, to: period.to });
}

/** A link to a screen with dates that names none leads to the period of the visit. */
export function addPeriod(to: string, period: DayRange | undefined): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const kind = periodKindOf(path);
  const params = new URLSearchParams(search);
  if (!period || !kind || hasPeriod(params, kind)) return to;
  return `${path}?${withPeriodOf(params, period, kind).toString()}${hash}`;
}
