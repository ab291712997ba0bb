import { daysOf, formatRange, weekday, weekdayName, type DayRange } from '@back-office/shared/format';
import {
  hourLabel,
  hoursBetween,
  periodKey,
  periodLabel,
  periodsOf,
  periodWithin,
  wholePeriod,
  type Granularity,
  type GroupBy,
} from '@back-office/shared/ledger';
import type { AskedDimension } from '../reading/dimensionIn';
import type { AskedMeasure } from '../measures';
import { weekdayNames } from '../periods/calendar';

/** How figures are divided, ranked and named. */
interface Grouping {
  readonly one: string;
  readonly many: string;
  /** What is ranked if the question names no figure. */
  readonly measure: AskedMeasure;
  /** The report of the sales summary that shows the same. */
  readonly group?: GroupBy;
  readonly report?: Granularity;
  /** The name of a group, if not its key. */
  readonly nameOf?: (key: string, range: DayRange) => string;
  /** Groups of time, in order, also those without sales. `found` are those that have some. */
  readonly keysOf?: (range: DayRange, found: readonly string[]) => readonly string[];
}

export const groupings: Readonly<Record<Exclude<AskedDimension, 'tender'>, Grouping>> = {
  'item-name': { one: 'item', many: 'items', measure: 'gross-sales', group: 'Item' },
  category: { one: 'category', many: 'categories', measure: 'gross-sales', group: 'Category' },
  'collected-by': { one: 'member of staff', many: 'staff', measure: 'net-sales', group: 'Staff' },
  location: { one: 'location', many: 'locations', measure: 'net-sales' },
  source: { one: 'source', many: 'sources', measure: 'net-sales' },
  date: {
    one: 'day',
    many: 'days',
    measure: 'net-sales',
    report: 'Daily',
    nameOf: (day) => `${weekday(day)}, ${formatRange({ from: day, to: day })}`,
    keysOf: daysOf,
  },
  weekday: {
    one: 'weekday',
    many: 'weekdays',
    measure: 'net-sales',
    report: 'Daily',
    nameOf: (number) => weekdayName(Number(number)),
    keysOf: () => weekdayNames.map((_, number) => String(number)),
  },
  week: {
    one: 'week',
    many: 'weeks',
    measure: 'net-sales',
    report: 'Weekly',
    nameOf: weekText,
    keysOf: (range) => periodsOf(range, 'Weekly').map(({ from }) => periodKey(from, 'Weekly')),
  },
  month: {
    one: 'month',
    many: 'months',
    measure: 'net-sales',
    report: 'Monthly',
    nameOf: (month) => periodLabel(wholePeriod(`${month}-01`, 'Monthly'), 'Monthly'),
    keysOf: (range) => periodsOf(range, 'Monthly').map(({ from }) => periodKey(from, 'Monthly')),
  },
  hour: {
    one: 'hour',
    many: 'hours',
    measure: 'net-sales',
    report: 'Hourly',
    nameOf: (key) => hourLabel(Number(key)),
    keysOf: (_, found) => hoursBetween(found),
  },
};

/** `Jun 22 – Jun 28`: the days of the week that the period has. */
function weekText(sunday: string, range: DayRange): string {
  return periodLabel(periodWithin(range, sunday, 'Weekly') ?? wholePeriod(sunday, 'Weekly'), 'Weekly');
}
