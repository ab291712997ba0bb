import type { Cents } from '@back-office/shared/format';
import type { Granularity, GroupBy, SalesData, SalesGroup } from '@back-office/shared/ledger';
import { groupsByTime } from './dividedGroups';
import type { Division } from './divisions';
import type { SalesReport } from './salesReport';
import { totalSalesParts } from './totalSales';

/** Total sales as bars: the figures of the gauge and the table drawn a third way (decision D36). */
export interface SalesBars {
  /** `Total sales by day` */
  readonly title: string;
  /** One, or several that are stacked. */
  readonly series: readonly string[];
  readonly bars: readonly SalesBar[];
}

interface SalesBar {
  readonly name: string;
  /** One for each series. */
  readonly values: readonly Cents[];
  /** Of the baseline; missing where there is none. */
  readonly compared?: Cents;
}

/** Colours there are for groups; the rest of them share the last. */
const mostSeries = 6;
const otherGroups = 'All others';

export function salesBars(report: SalesReport, granularity: Granularity, groupBy: GroupBy): SalesBars {
  const { time, groups, data, before } = report;
  if (time && groups) return stackedBars(time, groups, groupsByTime(report, granularity, groupBy));
  const division = time ?? groups;
  if (division)
    return {
      title: `Total sales by ${division.by}`,
      series: ['Total sales'],
      bars: division.parts.map((part) => bar(part.label, part.data, part.before, totalOf)),
    };
  return {
    title: 'What total sales are made of',
    series: ['Amount'],
    bars: totalSalesParts.map(({ name, amountOf }) => bar(name, data, before, amountOf)),
  };
}

function stackedBars(time: Division, groups: Division, groupsOf: (key: string) => readonly SalesGroup[]): SalesBars {
  const names = groups.parts.map(({ label }) => label);
  const isCut = names.length > mostSeries;
  const named = isCut ? names.slice(0, mostSeries - 1) : names;
  const series = isCut ? [...named, otherGroups] : named;
  return {
    title: `Total sales by ${time.by} and ${groups.by}`,
    series,
    bars: time.parts.map(({ key, label, data, before }) => {
      const amounts = new Map(groupsOf(key).map((group) => [group.name, totalOf(group.data)]));
      const values = named.map((name) => amounts.get(name) ?? 0);
      const rest = totalOf(data) - values.reduce((sum, value) => sum + value, 0);
      return { name: label, values: isCut ? [...values, rest] : values, ...(before && { compared: totalOf(before) }) };
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
