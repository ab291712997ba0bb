import { groupSales, type Granularity, type GroupBy, type SalesGroup } from '@back-office/shared/ledger';
import { rowsOfBuckets } from './divisions';
import type { SalesReport } from './salesReport';

/** The groups of each stretch of time by its key: they add up to it. Made for the stretches that are asked for. */
export function groupsByTime(
  { rows, range }: Pick<SalesReport, 'rows' | 'range'>,
  granularity: Granularity,
  groupBy: GroupBy,
): (key: string) => readonly SalesGroup[] {
  const buckets = rowsOfBuckets({ rows, range }, granularity);
  const known = new Map<string, readonly SalesGroup[]>();
  return (key) => {
    const groups = known.get(key) ?? groupSales(buckets.get(key) ?? [], groupBy);
    known.set(key, groups);
    return groups;
  };
}
