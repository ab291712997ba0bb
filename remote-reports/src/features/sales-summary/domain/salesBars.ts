import type { Cents } from '@back-office/shared/format';
import type { Granularity, GroupBy, SalesData, SalesGroup } from '@back-office/shared/ledger';
import type { SalesReport } from './salesReport';
import { groupsByTime, type SubRows } from './subRows';
import { totalSalesParts } from './totalSales';

/** Total sales as bars. The figures are those of the gauge and the table. */
export interface SalesBars {
  /** `Total sales by day` */
  readonly title: string;
  /** One series, or several stacked ones. */
  readonly series: readonly string[];
  readonly bars: readonly SalesBar[];
}

interface SalesBar {
  readonly name: string;
  /** One per series. */
  readonly values: readonly Cents[];
  /** A period that is shown in part. */
  readonly isPart?: boolean;
  /** Amount of the baseline; absent without a comparison. */
  readonly compared?: Cents;
}

/** There are this many series colors. Further groups share the last one. */
const maxSeries = 6;
const otherGroups = 'All others';

export function salesBars(report: SalesReport, granularity: Granularity, groupBy: GroupBy): SalesBars {
  const { time, groups, data, baselineData } = report;
  if (time && groups) return stackedBars(time, groups, groupsByTime(report, granularity, groupBy));
  const division = time ?? groups;
  if (division)
    return {
      title: `Total sales by ${division.by}`,
      series: ['Total sales'],
      bars: division.rows.map(({ label, isPart, data: own, baseline }) => ({
        ...bar(label, own, baseline, totalOf),
        ...(isPart && { isPart }),
      })),
    };
  return {
    title: 'What makes up total sales',
    series: ['Amount'],
    bars: totalSalesParts.map(({ name, amountOf }) => bar(name, data, baselineData, amountOf)),
  };
}

function stackedBars(time: SubRows, groups: SubRows, groupsOf: (key: string) => readonly SalesGroup[]): SalesBars {
  const names = groups.rows.map(({ label }) => label);
  const isCut = names.length > maxSeries;
  const named = isCut ? names.slice(0, maxSeries - 1) : names;
  const series = isCut ? [...named, otherGroups] : named;
  return {
    title: `Total sales by ${time.by} and ${groups.by}`,
    series,
    bars: time.rows.map(({ key, label, isPart, data, baseline }) => {
      const amounts = new Map(groupsOf(key).map((group) => [group.name, totalOf(group.data)]));
      const values = named.map((name) => amounts.get(name) ?? 0);
      const rest = totalOf(data) - values.reduce((sum, value) => sum + value, 0);
      return {
        name: label,
        values: isCut ? [...values, rest] : values,
        ...(isPart && { isPart }),
        ...(baseline && { compared: totalOf(baseline) }),
      };
    }),
  };
}

function bar(
  name: string,
  data: SalesData,
  before: SalesData | undefined,
  amountOf: (data: SalesData) => Cents,
): SalesBar {
  return { name, values: [amountOf(data)], ...(before && { compared: amountOf(before) }) };
}

function totalOf({ totalSales }: SalesData): Cents {
  return totalSales;
}
