import { compareNames, unknown } from '@back-office/shared/format';
import { dimensionOf, type DimensionId, type FigureGroup } from '@back-office/shared/ledger';
import type { ReportDefinition } from './definition';
import type { ReportColumn, ReportRow } from './reportResult';

type Compare = (one: ReportRow, other: ReportRow) => number;

/**
 * Rows as the merchant sorted them. By default, time goes forward and other groups go from the largest to the smallest
 * figure of the first chart, or else of the first column; deductions, which are negative, too. Equal rows are in order of
 * their names.
 */
export function orderOf(
  columns: readonly ReportColumn[],
  { sort, charts }: Pick<ReportDefinition, 'sort' | 'charts'>,
  groupedBy: DimensionId,
  totals: FigureGroup['figures'],
): Compare {
  const index = sort ? columns.findIndex(({ id }) => id === sort.by) : -1;
  if (sort && index >= 0) return byCell(columns, index, sort.isDescending);
  if (isTime(groupedBy)) return byValue;
  const charted = columns.findIndex(({ id }) => id === charts[0]?.figure);
  const first = charted < 0 ? columns.findIndex(({ isFigure }) => isFigure) : charted;
  const measure = columns[first]?.measure;
  const total = measure && totals[measure];
  return first < 0 ? byValue : byCell(columns, first, typeof total !== 'number' || total >= 0);
}

/** Whether values of the field are in order of time when they are sorted as text. */
export function isTime(id: DimensionId): boolean {
  return dimensionOf(id).unit !== 'text';
}

/** Cells without a value, and unknown figures, come last, in either direction. */
function byCell(columns: readonly ReportColumn[], index: number, isDescending: boolean): Compare {
  const isFigure = columns[index]?.isFigure === true;
  const valueOf = ({ cells }: ReportRow) => (isFigure && cells[index] === unknown ? undefined : cells[index]);
  return (one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined) || byValue(one, other);
    const order = compareValues(a, b);
    return (isDescending ? -order : order) || byValue(one, other);
  };
}

const byValue: Compare = (one, other) =>
  compareValues(one.path.at(-1)?.value ?? '', other.path.at(-1)?.value ?? '') || compareValues(one.key, other.key);

function compareValues(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : compareNames(String(one), String(other));
}
