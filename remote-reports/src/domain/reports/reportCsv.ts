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
  const isGroup = ({ id }: ReportColumn) => definition.groupBy.includes(id);
  const body = innermost(rows).map((row) =>
    columns.map((column, index) => cellOf(column, row.cells[index], isGroup(column))),
  );
  const foot = columns.map((column, index) => {
    if (column.isFigure) return cellOf(column, total.cells[index]);
    return index === 0 ? 'Total' : '';
  });
  return writeCsv([head, ...body, foot]);
}

function innermost(rows: readonly ReportRow[]): readonly ReportRow[] {
  return rows.flatMap((row) => (row.children.length > 0 ? innermost(row.children) : [row]));
}

/** Days are written `2025-06-22`. A group without a value has a name, such as `No item`. */
function cellOf({ id, unit }: ReportColumn, value: CellValue, isGroup = false): CsvCell {
  if (value === undefined) return '';
  if (typeof value === 'string') return unit === 'date' || (value === '' && !isGroup) ? value : groupLabel(id, value);
  if (unit === 'currency') return { decimal: centsText(value) };
  return unit === 'percent' ? { decimal: value.toFixed(6) } : value;
}
