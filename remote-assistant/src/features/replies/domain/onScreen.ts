import { addDays, isDay, type Day, type DayRange } from '@back-office/shared/format';
import { defaultDay, defaultRange, lastDayOf, readFigures } from '@back-office/shared/ledger';
import { isUnder, paths } from '@back-office/shared/routes';
import { optionsOf } from './answers/scope';
import { upTo } from './periods/period';
import type { OnScreen } from './question';
import type { Sources } from './reply';

/** Screens that open on a range, and those that have filters of their own. */
const withRanges = [paths.transactions(), '/dashboard/sales', paths.reports(), `${paths.financialSuite()}/reports`];

/** The days and filters of the screen that the merchant looks at, also where its address leaves them out. */
export async function onScreenOf(path: string, sources: Sources): Promise<OnScreen | undefined> {
  const [pathname = '', search = ''] = path.split('?');
  const params = new URLSearchParams(search);
  const named = namedDays(params);
  const range = named ?? (await openingDays(pathname, sources));
  if (!range) return undefined;
  const { period } = upTo(sources.now.day, { range, unit: range.from === range.to ? 'day' : 'days' });
  if (!period) return undefined;
  const hasFilters = withRanges.some((prefix) => isUnder(pathname, prefix));
  return { period, filters: hasFilters ? readFigures(params).filters : [] };
}

function namedDays(params: URLSearchParams): DayRange | undefined {
  const from = params.get('from') ?? params.get('date') ?? '';
  const to = params.get('to') ?? from;
  return isDay(from) && isDay(to) ? { from, to } : undefined;
}

/** The day of the dashboard and the week of reports, in an own shop up to its last day with sales. */
async function openingDays(pathname: string, sources: Sources): Promise<DayRange | undefined> {
  const isDashboard = pathname === paths.home();
  if (!isDashboard && !withRanges.some((prefix) => isUnder(pathname, prefix))) return undefined;
  const day: Day = sources.isSample
    ? defaultDay
    : lastDayOf(await sources.port.describe(optionsOf(sources)), sources.now.day);
  if (isDashboard) return { from: day, to: day };
  return sources.isSample ? defaultRange : { from: addDays(day, -6), to: day };
}
