import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import { numberCell } from '../csvCells';
import { notRecorded } from './fields';
import { isUnknown, type CellValue } from './fieldTexts';
import { groupLabel, type ReportDays } from './groupTexts';
import { isTotalAlone, leavesOf, type ReportColumn, type ReportResult } from './reportResult';

/**
 * The innermost rows of a report, each with the groups it is in, and the totals. Figures are plain signed numbers that a
 * spreadsheet can add up: amounts with two decimals, shares as fractions. Columns that are not recorded say so in the
 * head and have empty cells. A report that is its total alone has that one row, with a column for its name.
 */
export function reportCsv(result: ReportResult): string {
  const { definition, columns, rows, total, days } = result;
  const head = columns.map(headOf);
  if (isTotalAlone(result))
    return writeCsv([
      ['Summary', ...head],
      ['Total', ...columns.map((column, index) => cellOf(column, total.cells[index]))],
    ]);
  const isGroup = ({ dimension }: ReportColumn) => dimension !== undefined && definition.groupBy.includes(dimension);
  const body = leavesOf(rows).map((row) =>
    columns.map((column, index) => cellOf(column, row.cells[index], { isGroup: isGroup(column), days })),
  );
  const foot = columns.map((column, index) => {
    if (column.isFigure) return cellOf(column, total.cells[index]);
    return index === 0 ? 'Total' : '';
  });
  return writeCsv([head, ...body, foot]);
}

function headOf({ name, isRecorded }: ReportColumn): string {
  return isRecorded ? name : `${name} (${notRecorded.toLowerCase()})`;
}

interface CellOptions {
  readonly isGroup?: boolean;
  readonly days?: ReportDays | undefined;
}

/** Days are written `2025-06-22`. A group without a value has a name, such as `No item`. */
function cellOf({ dimension, unit }: ReportColumn, value: CellValue, { isGroup, days }: CellOptions = {}): CsvCell {
  if (value === undefined || isUnknown(unit, value)) return '';
  if (typeof value === 'string')
    return dimension === undefined || unit === 'date' || (value === '' && !isGroup)
      ? value
      : groupLabel(dimension, value, days);
  return numberCell(unit, value);
}
