import { largestRemainder } from '@back-office/shared/format';
import type { ReportResult, ReportRow } from './evaluateReport';
import type { FieldId } from './fields';
import type { ReportSource } from './reportSource';

/**
 * Rounds the shares of a report to the tenth of a percent that is shown, so that those of the outermost groups add up to
 * 100.0%, and those within a group to the share of the group. `totalOf` is a figure of the whole report.
 */
export function withRoundedShares<Line>(
  result: ReportResult,
  { figures }: Pick<ReportSource<Line>, 'figures'>,
  totalOf: (figure: FieldId) => number,
): ReportResult {
  return result.columns.reduce((rounded, { id }, index) => {
    const figure = figures[id];
    if (figure?.by !== 'share') return rounded;
    const whole = totalOf(figure.of);
    return whole === 0 ? rounded : { ...rounded, rows: roundedRows(rounded.rows, index, whole, 100) };
  }, result);
}

/** The shares of the rows and of those within them, which add up to `percent`. */
function roundedRows(rows: readonly ReportRow[], index: number, whole: number, percent: number): readonly ReportRow[] {
  // The amounts themselves: a share is one divided by the whole.
  const amounts = rows.map(({ cells }) => Math.round(Number(cells[index] ?? 0) * whole));
  const percents = largestRemainder(amounts, 1, { whole, percent });
  return rows.map((row, place) => {
    const own = percents[place] ?? 0;
    return {
      ...row,
      cells: row.cells.with(index, own / 100),
      children: roundedRows(row.children, index, whole, own),
    };
  });
}
