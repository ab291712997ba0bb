import { shortDay, sumOf, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { withPart, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import type { ChartType, ReportChart, ReportDefinition } from './definition';
import type { FieldUnit } from './field';
import type { ReportResult } from './reportResult';
import { fieldOf, type FieldId } from './fields';
import { fieldWord } from './fieldTexts';
import { partOfGroup } from './groupTexts';
import { isTime } from './rowOrder';

/** What the drawing of a chart needs. */
export interface DrawnChart {
  readonly type: ChartType;
  readonly title: string;
  readonly figure: string;
  readonly unit: FieldUnit;
  readonly measure: MeasureId | undefined;
  readonly points: readonly ChartPoint[];
  /** Of all points together, by which an unknown one says why. */
  readonly figures: FigureGroup['figures'];
}

export interface MoneyBars {
  /** `Total sales by day` */
  readonly title: string;
  /** One series, or several stacked ones. */
  readonly series: readonly string[];
  readonly bars: readonly MoneyBar[];
}

interface MoneyBar {
  readonly name: string;
  /** One per series. */
  readonly values: readonly (Cents | Unknown)[];
  /** A period that is shown in part. */
  readonly isPart?: boolean | undefined;
  /** Amount of the baseline; absent without a comparison. */
  readonly compared?: Cents | Unknown | undefined;
  /** Why one of them is unknown. */
  readonly reason?: string | undefined;
}

export interface ChartPoint {
  readonly name: string;
  readonly value: number | Unknown;
  /** A period that the report has in part. */
  readonly isPart?: boolean;
  /** The groups that have no point of their own. */
  readonly isOthers?: boolean;
}

/** `Net sales by location` */
function chartTitle({ figure, by }: ReportChart, groupedBy: FieldId | undefined): string {
  const field = by ?? groupedBy;
  const name = fieldOf(figure).name;
  return field === undefined ? name : `${name} by ${fieldWord(field)}`;
}

/** The report whose rows a chart draws, for a chart of a figure that is no column or by a text that is no group. */
export function chartReport<Report extends ReportDefinition>(definition: Report, { figure, by }: ReportChart): Report {
  const dimension = by && fieldOf(by).dimension;
  const groupBy = dimension === undefined ? definition.groupBy.slice(0, 1) : [dimension];
  return { ...definition, groupBy, columns: [figure], sort: undefined };
}

/** The chart of a report; without a result there is nothing to draw. `groupedBy`: the outermost group of the report. */
export function drawnChart(
  chart: ReportChart,
  groupedBy: FieldId | undefined,
  result: ReportResult | undefined,
  maxPoints?: number,
): DrawnChart {
  const { name, unit, measure } = fieldOf(chart.figure);
  return {
    type: chart.type,
    title: chartTitle(chart, groupedBy),
    figure: name,
    unit,
    measure,
    points: result ? chartPoints(result, chart.figure, maxPoints) : [],
    figures: result?.total.figures ?? {},
  };
}

/** The outermost groups, or else the total, as points; beyond `maxPoints`, the smallest together as `All others`. */
export function chartPoints(
  { definition, rows, columns, total, days }: ReportResult,
  figure: FieldId,
  maxPoints = Infinity,
): readonly ChartPoint[] {
  const index = columns.findIndex(({ id }) => id === figure);
  const drawn = definition.groupBy.length > 0 ? rows : total.transactionCount > 0 ? [total] : [];
  const points = drawn.map(({ label, path, cells }): ChartPoint => {
    const value = cells[index];
    const [group] = path;
    const part = group && partOfGroup(group.field, group.value, days);
    return {
      name: group?.field === 'date' ? withPart(shortDay(group.value), part) : label,
      value: typeof value === 'number' || value === unknown ? value : 0,
      ...(part !== undefined && { isPart: true }),
    };
  });
  if (points.length <= maxPoints) return points;
  const bySize = [...points].sort((one, other) => sizeOf(other) - sizeOf(one));
  const named = new Set(bySize.slice(0, maxPoints - 1));
  const others = sumOf(points.filter((point) => !named.has(point)).map(({ value }) => value));
  return [...points.filter((point) => named.has(point)), { name: 'All others', value: others, isOthers: true }];
}

/**
 * A bar chart without the bar of all others together, where it is so much larger than each bar that these could not be
 * compared. The left-out point stands apart, to be said in words.
 */
export function withoutLargeOthers(chart: DrawnChart): readonly [DrawnChart, others?: ChartPoint] {
  const others = chart.points.at(-1);
  if (chart.type !== 'bar' || !others?.isOthers) return [chart];
  const points = chart.points.slice(0, -1);
  return sizeOf(others) > 2 * Math.max(...points.map(sizeOf)) ? [{ ...chart, points }, others] : [chart];
}

function sizeOf({ value }: ChartPoint): number {
  return value === unknown ? 0 : Math.abs(value);
}

/** Whether the outermost groups are in order of time. */
export function isTimeChart({ definition }: ReportResult): boolean {
  const [outermost] = definition.groupBy;
  return outermost !== undefined && isTime(outermost);
}
