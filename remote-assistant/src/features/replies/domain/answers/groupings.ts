import { daysOf, type DayRange } from '@back-office/shared/format';
import {
  dimensionOf,
  hoursBetween,
  isOfLine,
  periodKey,
  periodsOf,
  type DimensionId,
  type Granularity,
  type GroupBy,
  type MeasureId,
  type PeriodLength,
} from '@back-office/shared/ledger';
import { timeNames } from '../../../../domain/figureTexts';
import { weekdayNames } from '../periods/calendar';
import { groupWord } from '../reading/groupingsIn';

/** How figures are divided, ranked and named. */
interface Grouping {
  readonly one: string;
  readonly many: string;
  /** What is ranked if the question names no figure. */
  readonly measure: MeasureId;
  /** The report of the sales summary that shows the same. */
  readonly group?: GroupBy;
  readonly report?: Granularity;
  /** The name of a group, if not its key. */
  readonly nameOf?: (key: string, range: DayRange) => string;
  /** Groups of time, in order, also those without sales. `found` are those that have some. */
  readonly keysOf?: (range: DayRange, found: readonly string[]) => readonly string[];
}

/** Fields whose groups are named, ordered or shown in a way of their own. */
const special: Partial<Record<DimensionId, Partial<Grouping>>> = {
  'item-name': { group: 'Item' },
  category: { many: 'categories', group: 'Category' },
  'reporting-category': { many: 'reporting categories' },
  'collected-by': { many: 'staff', group: 'Staff' },
  'attributed-to': { many: 'staff' },
  tender: { measure: 'total-payments' },
  'payment-method': { measure: 'total-payments' },
  'fee-kind': { measure: 'fees' },
  'refund-reason': { measure: 'refunds' },
  'transaction-status': { many: 'statuses' },
  date: { report: 'Daily', nameOf: timeNames.date, keysOf: daysOf },
  weekday: { report: 'Daily', nameOf: timeNames.weekday, keysOf: () => weekdayNames.map((_, day) => String(day)) },
  week: { report: 'Weekly', nameOf: timeNames.week, keysOf: (range) => keysOfPeriods(range, 'Weekly') },
  month: { report: 'Monthly', nameOf: timeNames.month, keysOf: (range) => keysOfPeriods(range, 'Monthly') },
  hour: { report: 'Hourly', nameOf: timeNames.hour, keysOf: (_, found) => hoursBetween(found) },
};

function keysOfPeriods(range: DayRange, length: PeriodLength): readonly string[] {
  return periodsOf(range, length).map(({ from }) => periodKey(from, length));
}

export function groupingOf(field: DimensionId): Grouping {
  const one = groupWord(field);
  const own = special[field];
  return { one, many: `${one}s`, measure: isOfLine(field) ? 'gross-sales' : 'net-sales', ...own };
}

/** What a group without a value is called. */
export function noValueOf(field: DimensionId): string {
  return dimensionOf(field).noValue ?? `No ${groupWord(field)}`;
}
