import { largestRemainder, unknown } from '@back-office/shared/format';
import { measureOf, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import type { ReportResult, ReportRow } from './reportResult';

/** The figure that a share is a part of; `undefined` for other figures. */
export function wholeOfShare(measure: MeasureId): MeasureId | undefined {
  const { formula } = measureOf(measure);
  return 'share' in formula ? formula.share : undefined;
}

/**
 * Rounds the shares of a report to the tenth of a percent that is shown, so that those of the outermost groups add up to
 * 100.0%, and those within a group to the share of the group. `totals` are the figures of the whole report.
 */
export function withRoundedShares(result: ReportResult, totals: FigureGroup['figures']): ReportResult {
  return result.columns.reduce((rounded, { measure }, index) => {
    const whole = measure && wholeOfShare(measure);
    const amount = whole && totals[whole];
    return amount && amount !== unknown ? { ...rounded, rows: roundedRows(rounded.rows, index, amount, 100) } : rounded;
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
