import { shortDay } from '@back-office/shared/format';
import type { ReportChart, ReportDefinition } from './definition';
import type { ReportResult } from './evaluateReport';
import { fieldOf, type FieldId } from './fields';
import { groupWord } from './fieldTexts';
import { isTime } from './rowOrder';

export interface ChartPoint {
  readonly name: string;
  readonly value: number;
}

/** `Net sales by location` */
export function chartTitle({ figure, by }: ReportChart, groupedBy: FieldId | undefined): string {
  const field = by ?? groupedBy;
  const name = fieldOf(figure).name;
  return field === undefined ? name : `${name} by ${groupWord(field)}`;
}

/** The report whose rows a chart draws, for a chart of a figure that is no column or by a text that is no group. */
export function chartReport(definition: ReportDefinition, { figure, by }: ReportChart): ReportDefinition {
  const groupBy = by === undefined ? definition.groupBy.slice(0, 1) : [by];
  return { ...definition, groupBy, columns: [figure], detail: 'groups', sort: undefined };
}

/** The outermost groups, or else the total, as points; beyond `maxPoints`, the smallest together as `All others`. */
export function chartPoints(
  { definition, rows, columns, total }: ReportResult,
  figure: FieldId,
  maxPoints = Infinity,
): readonly ChartPoint[] {
  const index = columns.findIndex(({ id }) => id === figure);
  const drawn = definition.groupBy.length > 0 ? rows : total.lineCount > 0 ? [total] : [];
  const points = drawn.map(({ label, path, cells }) => {
    const value = cells[index];
    const day = path[0]?.field === 'date' ? path[0].value : undefined;
    return { name: day === undefined ? label : shortDay(day), value: typeof value === 'number' ? value : 0 };
  });
  if (points.length <= maxPoints) return points;
  const bySize = [...points].sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
  const named = new Set(bySize.slice(0, maxPoints - 1));
  const others = points.filter((point) => !named.has(point)).reduce((sum, { value }) => sum + value, 0);
  return [...points.filter((point) => named.has(point)), { name: 'All others', value: others }];
}

/** Whether the outermost groups are in order of time. */
export function isTimeChart({ definition }: ReportResult): boolean {
  const [outermost] = definition.groupBy;
  return outermost !== undefined && isTime(outermost);
}
