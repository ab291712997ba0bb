import type { ReportSort } from './definition';
import type { ReportColumn, ReportRow } from './evaluateReport';
import { fieldOf, type FieldId } from './fields';
import type { CellValue } from './fieldTexts';

type Compare = (one: ReportRow, other: ReportRow) => number;

/**
 * Rows as the merchant sorted them. By default, time goes forward and other groups go from the largest to the smallest
 * figure, as deductions do, which are negative. Equal rows are in order of their names.
 */
export function orderOf(
  columns: readonly ReportColumn[],
  sort: ReportSort | undefined,
  groupedBy?: FieldId,
  total?: ReadonlyMap<FieldId, number | undefined>,
): Compare {
  const index = sort ? columns.findIndex(({ id }) => id === sort.field) : -1;
  if (sort && index >= 0) return byCell(index, sort.isDescending);
  if (groupedBy === undefined || isTime(groupedBy)) return byValue;
  const first = columns.findIndex(({ isFigure }) => isFigure);
  if (first < 0) return byValue;
  const isDeduction = (total?.get(columns[first]?.id ?? groupedBy) ?? 0) < 0;
  return byCell(first, !isDeduction);
}

/** Whether values of the field are in order of time when they are sorted as text. */
export function isTime(id: FieldId): boolean {
  return ['date', 'week', 'month', 'hour', 'weekday'].includes(fieldOf(id).unit);
}

function byCell(index: number, isDescending: boolean): Compare {
  return (one, other) => {
    const order = compareCells(one.cells[index], other.cells[index]);
    return (isDescending ? -order : order) || byValue(one, other);
  };
}

const byValue: Compare = (one, other) =>
  compareCells(one.path.at(-1)?.value, other.path.at(-1)?.value) || compareCells(one.key, other.key);

/** Cells without a value come last in ascending order. */
function compareCells(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return String(one).localeCompare(String(other), 'en');
}
