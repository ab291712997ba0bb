import { daysOf, formatRange, type Day, type DayRange } from '@back-office/shared/format';
import {
  groupSales,
  noItem,
  pairPeriods,
  partOfPeriod,
  salesBuckets,
  salesDataOf,
  withPart,
  type Comparison,
  type Granularity,
  type GroupBy,
  type SalesBucket,
  type SalesData,
  type SalesGroup,
  type Transaction,
  type TransactionFilters,
} from '@back-office/shared/ledger';
import type { RowCondition } from '../../../domain/rowConditions';

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
  /** `Nov 22 – Nov 23 (so far)` if it is shown in part. */
  readonly label: string;
  /** Part of a week or month, or a period that is still running. */
  readonly isPart?: boolean;
  /** Selects the transactions of the row among those of the report; `undefined` if only the baseline has the row. */
  readonly selection: RowSelection | undefined;
  readonly data: SalesData;
  /** The same row of the baseline; `undefined` without a comparison. */
  readonly baseline: SalesData | undefined;
}

/** What the transactions of a row have in common, beyond the filters of the report. */
export interface RowSelection {
  readonly filters?: Partial<TransactionFilters> | undefined;
  readonly conditions?: readonly RowCondition[] | undefined;
}

/** The transactions of a report and the date range they were taken from. */
export interface RangeRows {
  readonly rows: readonly Transaction[];
  readonly range: DayRange;
}

type Texts = Pick<SubRows, 'by' | 'rule'>;

/** The report types with rows by time. */
type TimeSteps = Exclude<Granularity, 'Summary'>;

const timeTexts: Readonly<Record<TimeSteps, Texts>> = {
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

interface TimeRowOptions {
  readonly granularity: TimeSteps;
  readonly comparison: Comparison;
  readonly today: Day;
}

/**
 * Rows in order of time. Hours are compared with the same hour, other periods as `pairPeriods` pairs them. A period that
 * only the baseline has is a row without sales.
 */
export function subRowsByTime(
  current: RangeRows,
  baseline: RangeRows | undefined,
  { granularity, comparison, today }: TimeRowOptions,
): SubRows {
  const texts = timeTexts[granularity];
  if (granularity === 'Hourly') return { ...texts, rows: hourRows(current, baseline) };
  const pairs = pairPeriods(current.range, granularity, baseline ? comparison : 'None', today);
  const buckets = new Map(
    salesBuckets(current.rows, current.range, granularity).map((bucket) => [bucket.days.from, bucket]),
  );
  const baselineRows =
    baseline &&
    rowsByPeriod(
      baseline.rows,
      pairs.flatMap((pair) => pair.baseline ?? []),
    );
  return {
    ...texts,
    rows: pairs.map(({ days, baseline: earlier }) => {
      const bucket = days && buckets.get(days.from);
      const part = days && partOfPeriod(days, granularity, today);
      return {
        key: bucket?.key ?? `baseline ${earlier?.from}`,
        label: bucket ? withPart(bucket.label, part) : earlier ? formatRange(earlier) : '',
        ...(part !== undefined && { isPart: true }),
        selection: days && { filters: { dateRange: days } },
        data: bucket?.data ?? noSales,
        baseline: baselineRows && salesDataOf((earlier && baselineRows.get(earlier.from)) ?? []),
      };
    }),
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
      selection: groupSelection(groupBy, name),
      data: groups.get(name) ?? noSales,
      baseline: baselineGroups && (baselineGroups.get(name) ?? noSales),
    })),
  };
}

/** The transactions of a group. Those with several items are in each of their groups. */
export function groupSelection(groupBy: GroupBy, name: string): RowSelection {
  if (groupBy === 'All') return {};
  if (groupBy === 'Staff') return { filters: { teamMembers: [name] } };
  return { conditions: [{ field: itemFields[groupBy], values: [name === noItem ? '' : name] }] };
}

const itemFields = { Category: 'category', Item: 'item-name' } as const;

/** The transactions that are in both. */
export function bothSelections(one: RowSelection, other: RowSelection): RowSelection {
  return {
    filters: { ...one.filters, ...other.filters },
    conditions: [...(one.conditions ?? []), ...(other.conditions ?? [])],
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
  const buckets = salesBuckets(current.rows, current.range, granularity);
  const rows = rowsByPeriod(
    current.rows,
    buckets.map(({ days }) => days),
  );
  return new Map(buckets.map(({ key, days }) => [key, rows.get(days.from) ?? []]));
}

const noSales = salesDataOf([]);

function hourSelection(hour: string): RowSelection {
  return { conditions: [{ field: 'hour', values: [hour] }] };
}

function hourRows(current: RangeRows, baseline: RangeRows | undefined): readonly SubRow[] {
  const buckets = salesBuckets(current.rows, current.range, 'Hourly');
  const baselineBuckets = baseline && salesBuckets(baseline.rows, baseline.range, 'Hourly');
  const labels = new Map([...buckets, ...(baselineBuckets ?? [])].map(({ key, label }) => [key, label]));
  return [...labels]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([key, label]) => ({
      key,
      label,
      selection: hourSelection(key),
      data: dataAt(buckets, key),
      baseline: baselineBuckets && dataAt(baselineBuckets, key),
    }));
}

function dataAt(buckets: readonly SalesBucket[], key: string): SalesData {
  return buckets.find((bucket) => bucket.key === key)?.data ?? noSales;
}

/** The transactions of each period, by its first day. */
function rowsByPeriod(rows: readonly Transaction[], periods: readonly DayRange[]) {
  const firstDays = new Map<Day, Day>();
  for (const period of periods) for (const day of daysOf(period)) firstDays.set(day, period.from);
  return collect(rows, ({ date }) => firstDays.get(date) ?? '');
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
