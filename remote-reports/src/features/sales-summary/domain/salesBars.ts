import { negated, sumOf, type Cents, type Unknown } from '@back-office/shared/format';
import { measureOf } from '@back-office/shared/ledger';
import { amountOf, type Figures } from './amounts';
import type { SalesReport } from './salesReport';
import type { SubRows } from './subRows';
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
  readonly values: readonly (Cents | Unknown)[];
  /** A period that is shown in part. */
  readonly isPart?: boolean;
  /** Amount of the baseline; absent without a comparison. */
  readonly compared?: Cents | Unknown;
}

/** There are this many series colors. Further groups share the last one. */
const maxSeries = 6;
const otherGroups = 'All others';

export function salesBars({ time, groups, figures, baseline }: SalesReport): SalesBars {
  if (time && groups) return stackedBars(time, groups);
  const division = time ?? groups;
  if (division)
    return {
      title: `Total sales by ${division.by}`,
      series: ['Total sales'],
      bars: division.rows.map((row) => ({
        name: row.label,
        values: [totalOf(row.figures)],
        ...(row.isPart && { isPart: true }),
        ...(row.baseline && { compared: totalOf(row.baseline) }),
      })),
    };
  return {
    title: 'What makes up total sales',
    series: ['Amount'],
    bars: totalSalesParts.map((id) => ({
      name: measureOf(id).label,
      values: [amountOf(figures, id)],
      ...(baseline && { compared: amountOf(baseline, id) }),
    })),
  };
}

function stackedBars(time: SubRows, groups: SubRows): SalesBars {
  const names = groups.rows.map(({ label }) => label);
  const isCut = names.length > maxSeries;
  const named = isCut ? names.slice(0, maxSeries - 1) : names;
  const series = isCut ? [...named, otherGroups] : named;
  return {
    title: `Total sales by ${time.by} and ${groups.by}`,
    series,
    bars: time.rows.map((row) => {
      const amounts = new Map(row.groups.map(({ label, figures }) => [label, totalOf(figures)]));
      const values = named.map((name) => amounts.get(name) ?? 0);
      const rest = sumOf([totalOf(row.figures), ...values.map(negated)]);
      return {
        name: row.label,
        values: isCut ? [...values, rest] : values,
        ...(row.isPart && { isPart: true }),
        ...(row.baseline && { compared: totalOf(row.baseline) }),
      };
    }),
  };
}

function totalOf(figures: Figures): Cents | Unknown {
  return amountOf(figures, 'total-sales');
}
