import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import { centsText } from '@back-office/shared/format';
import type { ReportColumn, ReportResult, ReportRow } from './evaluateReport';
import { groupLabel, type CellValue } from './fieldTexts';

/**
 * The innermost rows of a report, each with the groups it is in, and the totals. Figures are plain signed numbers that a
 * spreadsheet can add up: amounts with two decimals, shares as fractions.
 */
export function reportCsv({ definition, columns, rows, total }: ReportResult): string {
  const head = columns.map(({ name }) => name);
  const body = innermost(rows).map((row) => columns.map((column, index) => cellOf(column, row.cells[index])));
  const foot = columns.map((column, index) =>
    index === 0 && !column.isFigure ? 'Total' : column.isFigure ? cellOf(column, total.cells[index]) : '',
  );
  return writeCsv([head, ...body, ...(definition.groupBy.length > 0 || rows.length > 0 ? [foot] : [])]);
}

function innermost(rows: readonly ReportRow[]): readonly ReportRow[] {
  return rows.flatMap((row) => (row.children.length > 0 ? innermost(row.children) : [row]));
}

function cellOf({ id, unit }: ReportColumn, value: CellValue): CsvCell {
  if (value === undefined) return '';
  if (typeof value === 'string') return unit === 'date' || value === '' ? value : groupLabel(id, value);
  return unit === 'currency' ? centsText(value) : unit === 'percent' ? value.toFixed(6) : String(value);
}
