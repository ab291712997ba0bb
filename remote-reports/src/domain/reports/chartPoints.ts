import { shortDay, sumOf, unknown, type Unknown } from '@back-office/shared/format';
import { withPart } from '@back-office/shared/ledger';
import type { ReportChart, ReportDefinition } from './definition';
import type { ReportResult } from './reportResult';
import { fieldOf, type FieldId } from './fields';
import { groupWord, partOfGroup } from './fieldTexts';
import { isTime } from './rowOrder';

export interface ChartPoint {
  readonly name: string;
  readonly value: number | Unknown;
  /** A period that the report has in part. */
  readonly isPart?: boolean;
}

/** `Net sales by location` */
export function chartTitle({ figure, by }: ReportChart, groupedBy: FieldId | undefined): string {
  const field = by ?? groupedBy;
  const name = fieldOf(figure).name;
  return field === undefined ? name : `${name} by ${groupWord(field)}`;
}

/** The report whose rows a chart draws, for a chart of a figure that is no column or by a text that is no group. */
export function chartReport<Report extends ReportDefinition>(definition: Report, { figure, by }: ReportChart): Report {
  const dimension = by && fieldOf(by).dimension;
  const groupBy = dimension === undefined ? definition.groupBy.slice(0, 1) : [dimension];
  return { ...definition, groupBy, columns: [figure], sort: undefined };
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
  return [...points.filter((point) => named.has(point)), { name: 'All others', value: others }];
}

function sizeOf({ value }: ChartPoint): number {
  return value === unknown ? 0 : Math.abs(value);
}

/** Whether the outermost groups are in order of time. */
export function isTimeChart({ definition }: ReportResult): boolean {
  const [outermost] = definition.groupBy;
  return outermost !== undefined && isTime(outermost);
}
