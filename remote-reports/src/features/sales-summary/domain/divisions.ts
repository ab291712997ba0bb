import { addDays, dayCount, daysOf, type Day, type DayRange } from '@back-office/shared/format';
import {
  groupSales,
  salesBuckets,
  salesDataOf,
  type Granularity,
  type GroupBy,
  type SalesBucket,
  type SalesData,
  type Transaction,
} from '@back-office/shared/ledger';

/** The whole report once more, in parts: by day, by category … (decision D36). */
export interface Division {
  /** What stands behind "by": `day`, `category`. */
  readonly by: string;
  /** How a transaction comes to its part. */
  readonly rule: string;
  /** They add up to the whole. */
  readonly parts: readonly DivisionPart[];
}

export interface DivisionPart {
  readonly key: string;
  readonly label: string;
  readonly data: SalesData;
  /** The same part of the baseline; `undefined` where the report is compared with nothing. */
  readonly before: SalesData | undefined;
}

/** The rows of a report and the days they were taken from. */
export interface RangeRows {
  readonly rows: readonly Transaction[];
  readonly range: DayRange;
}

type Words = Pick<Division, 'by' | 'rule'>;

const times: Readonly<Record<Granularity, Words>> = {
  Summary: { by: 'period', rule: 'All transactions of the range' },
  Hourly: { by: 'hour', rule: 'Each transaction counts in the hour of the day it was made, all days together.' },
  Daily: { by: 'day', rule: 'Each transaction counts on the day it was made.' },
  Weekly: { by: 'week', rule: 'Weeks begin on Sunday; the first and the last hold only their days within the range.' },
  Monthly: { by: 'month', rule: 'The first and the last month hold only their days within the range.' },
};

const sharedOut = 'A transaction with several items is shared out among them by list price.';

const groupings: Readonly<Record<GroupBy, Words>> = {
  All: { by: 'all', rule: 'All transactions together' },
  Category: { by: 'category', rule: sharedOut },
  Item: { by: 'item', rule: sharedOut },
  Staff: { by: 'staff member', rule: 'Each transaction counts for the one who collected it.' },
};

/** Parts in order of time. Hours are held against the same hour, days against the day at the same place. */
export function byTime(now: RangeRows, before: RangeRows | undefined, granularity: Granularity): Division {
  const words = times[granularity];
  if (granularity === 'Hourly') return { ...words, parts: byHour(now, before) };
  const buckets = salesBuckets(now.rows, now.range, granularity);
  const rowsBefore =
    before && rowsByBucket(before, buckets, dayCount({ from: before.range.from, to: now.range.from }) - 1);
  return {
    ...words,
    parts: buckets.map(({ key, label, data }) => ({
      key,
      label,
      data,
      before: rowsBefore && salesDataOf(rowsBefore.get(key) ?? []),
    })),
  };
}

/** Largest first; a group that only the baseline has stands there too, so that both columns add up. */
export function byGroup(now: RangeRows, before: RangeRows | undefined, groupBy: GroupBy): Division {
  const groups = groupSales(now.rows, groupBy);
  const groupsBefore = before && new Map(groupSales(before.rows, groupBy).map(({ name, data }) => [name, data]));
  const names = new Set([...groups.map(({ name }) => name), ...(groupsBefore?.keys() ?? [])]);
  const dataOf = new Map(groups.map(({ name, data }) => [name, data]));
  return {
    ...groupings[groupBy],
    parts: [...names].map((name) => ({
      key: name,
      label: name,
      data: dataOf.get(name) ?? noSales,
      before: groupsBefore && (groupsBefore.get(name) ?? noSales),
    })),
  };
}

/** The rows of each bucket by its key. */
export function rowsOfBuckets(now: RangeRows, granularity: Granularity): ReadonlyMap<string, readonly Transaction[]> {
  const buckets = salesBuckets(now.rows, now.range, granularity);
  if (granularity !== 'Hourly') return rowsByBucket(now, buckets, 0);
  return collect(now.rows, ({ minute }) => hourKey(minute));
}

const noSales = salesDataOf([]);

function byHour(now: RangeRows, before: RangeRows | undefined): readonly DivisionPart[] {
  const buckets = salesBuckets(now.rows, now.range, 'Hourly');
  const bucketsBefore = before && salesBuckets(before.rows, before.range, 'Hourly');
  const hours = new Map<string, DivisionPart>();
  for (const { key, label } of [...buckets, ...(bucketsBefore ?? [])])
    hours.set(key, { key, label, data: noSales, before: bucketsBefore && noSales });
  return [...hours.values()]
    .sort((a, b) => a.key.localeCompare(b.key, 'en'))
    .map((hour) => ({
      ...hour,
      data: dataAt(buckets, hour.key),
      before: bucketsBefore && dataAt(bucketsBefore, hour.key),
    }));
}

function dataAt(buckets: readonly SalesBucket[], key: string): SalesData {
  return buckets.find((bucket) => bucket.key === key)?.data ?? noSales;
}

/** Rows that lie `daysBefore` days before the days of the buckets. */
function rowsByBucket({ rows }: RangeRows, buckets: readonly SalesBucket[], daysBefore: number) {
  const keys = new Map<Day, string>();
  for (const { key, days } of buckets) for (const day of daysOf(days)) keys.set(addDays(day, -daysBefore), key);
  return collect(rows, ({ date }) => keys.get(date) ?? '');
}

function collect(rows: readonly Transaction[], keyOf: (row: Transaction) => string) {
  const found = new Map<string, Transaction[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const own = found.get(key);
    if (own) own.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/** As the ledger writes it. */
function hourKey(minute: number) {
  return String(Math.floor(minute / 60)).padStart(2, '0');
}
