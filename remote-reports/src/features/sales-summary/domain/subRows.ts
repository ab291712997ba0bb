import { addDays, dayCount, daysOf, type Day, type DayRange } from '@back-office/shared/format';
import {
  groupSales,
  salesBuckets,
  salesDataOf,
  type Granularity,
  type GroupBy,
  type SalesBucket,
  type SalesData,
  type SalesGroup,
  type Transaction,
  type TransactionFilters,
} from '@back-office/shared/ledger';

/** The whole report split into rows by time or by group. The rows add up to the report. */
export interface SubRows {
  /** The word after "by": `day`, `category`. */
  readonly by: string;
  /** How transactions are assigned to the rows. */
  readonly rule: string;
  readonly rows: readonly SubRow[];
}

export interface SubRow {
  readonly key: string;
  readonly label: string;
  /** Select the transactions of the row; `undefined` if no filter does, or if transactions are split among rows. */
  readonly filters: Partial<TransactionFilters> | undefined;
  readonly data: SalesData;
  /** The same row of the baseline; `undefined` without a comparison. */
  readonly baseline: SalesData | undefined;
}

/** The transactions of a report and the date range they were taken from. */
export interface RangeRows {
  readonly rows: readonly Transaction[];
  readonly range: DayRange;
}

type Texts = Pick<SubRows, 'by' | 'rule'>;

const timeTexts: Readonly<Record<Granularity, Texts>> = {
  Summary: { by: 'period', rule: 'All transactions in the date range' },
  Hourly: { by: 'hour', rule: 'Transactions are grouped by hour of the day, across all days.' },
  Daily: { by: 'day', rule: 'Transactions are grouped by day.' },
  Weekly: {
    by: 'week',
    rule: 'Weeks start on Sunday. The first and last week include only days in the date range.',
  },
  Monthly: { by: 'month', rule: 'The first and last month include only days in the date range.' },
};

const splitByPrice = 'A transaction with several items is split among them by list price.';

const groupTexts: Readonly<Record<GroupBy, Texts>> = {
  All: { by: 'all', rule: 'All transactions' },
  Category: { by: 'category', rule: splitByPrice },
  Item: { by: 'item', rule: splitByPrice },
  Staff: { by: 'staff member', rule: 'Each transaction counts for the staff member who collected it.' },
};

/**
 * Rows in order of time. Hours are compared with the same hour, days with the day at the same position of the baseline.
 */
export function subRowsByTime(current: RangeRows, baseline: RangeRows | undefined, granularity: Granularity): SubRows {
  const texts = timeTexts[granularity];
  if (granularity === 'Hourly') return { ...texts, rows: hourRows(current, baseline) };
  const buckets = salesBuckets(current.rows, current.range, granularity);
  const baselineRows =
    baseline && rowsByBucket(baseline, buckets, dayCount({ from: baseline.range.from, to: current.range.from }) - 1);
  return {
    ...texts,
    rows: buckets.map(({ key, label, data, days }) => ({
      key,
      label,
      filters: { dateRange: days },
      data,
      baseline: baselineRows && salesDataOf(baselineRows.get(key) ?? []),
    })),
  };
}

/** Largest group first. Groups that occur only in the baseline are included, so that both columns add up. */
export function subRowsByGroup(current: RangeRows, baseline: RangeRows | undefined, groupBy: GroupBy): SubRows {
  const groups = new Map(groupSales(current.rows, groupBy).map(({ name, data }) => [name, data]));
  const baselineGroups = baseline && new Map(groupSales(baseline.rows, groupBy).map(({ name, data }) => [name, data]));
  const names = new Set([...groups.keys(), ...(baselineGroups?.keys() ?? [])]);
  return {
    ...groupTexts[groupBy],
    rows: [...names].map((name) => ({
      key: name,
      label: name,
      filters: groupBy === 'Staff' ? { teamMembers: [name] } : undefined,
      data: groups.get(name) ?? noSales,
      baseline: baselineGroups && (baselineGroups.get(name) ?? noSales),
    })),
  };
}

/** Looks up the groups of a time row by its key; they add up to the row. Groups are calculated on first use. */
export function groupsByTime(
  current: RangeRows,
  granularity: Granularity,
  groupBy: GroupBy,
): (key: string) => readonly SalesGroup[] {
  const rowsOfBucket = transactionsByBucket(current, granularity);
  const cache = new Map<string, readonly SalesGroup[]>();
  return (key) => {
    const groups = cache.get(key) ?? groupSales(rowsOfBucket.get(key) ?? [], groupBy);
    cache.set(key, groups);
    return groups;
  };
}

function transactionsByBucket(current: RangeRows, granularity: Granularity) {
  if (granularity === 'Hourly') return collect(current.rows, ({ minute }) => hourKey(minute));
  return rowsByBucket(current, salesBuckets(current.rows, current.range, granularity), 0);
}

const noSales = salesDataOf([]);

function hourRows(current: RangeRows, baseline: RangeRows | undefined): readonly SubRow[] {
  const buckets = salesBuckets(current.rows, current.range, 'Hourly');
  const baselineBuckets = baseline && salesBuckets(baseline.rows, baseline.range, 'Hourly');
  const labels = new Map([...buckets, ...(baselineBuckets ?? [])].map(({ key, label }) => [key, label]));
  return [...labels]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([key, label]) => ({
      key,
      label,
      filters: undefined,
      data: dataAt(buckets, key),
      baseline: baselineBuckets && dataAt(baselineBuckets, key),
    }));
}

function dataAt(buckets: readonly SalesBucket[], key: string): SalesData {
  return buckets.find((bucket) => bucket.key === key)?.data ?? noSales;
}

/** The transactions `offset` days before the days of each bucket, by the key of the bucket. */
function rowsByBucket({ rows }: RangeRows, buckets: readonly SalesBucket[], offset: number) {
  const keys = new Map<Day, string>();
  for (const { key, days } of buckets) for (const day of daysOf(days)) keys.set(addDays(day, -offset), key);
  return collect(rows, ({ date }) => keys.get(date) ?? '');
}

function collect(rows: readonly Transaction[], keyOf: (row: Transaction) => string) {
  const collected = new Map<string, Transaction[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const sameKey = collected.get(key);
    if (sameKey) sameKey.push(row);
    else collected.set(key, [row]);
  }
  return collected;
}

/** The same key as the ledger's hourly buckets. */
function hourKey(minute: number) {
  return String(Math.floor(minute / 60)).padStart(2, '0');
}
