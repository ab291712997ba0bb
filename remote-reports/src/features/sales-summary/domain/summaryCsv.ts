import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import type { DayRange } from '@back-office/shared/format';
import { figureCell } from '../../../domain/csvCells';
import { rangeInName } from '../../../domain/transactionsCsv';
import type { LineBlock, ReportLine } from './reportLines';
import type { SalesReport } from './salesReport';

export function csvName(range: DayRange): string {
  return `sales-summary-${rangeInName(range)}.csv`;
}

/** Every line of the report, expanded or not. Amounts are plain signed decimals that a spreadsheet can add up. */
export function summaryCsv({ lines, baselineName }: Pick<SalesReport, 'lines' | 'baselineName'>): string {
  const head = ['Section', 'Part', 'Line', 'Transactions', 'Amount', baselineName ?? ''];
  const rows = [head, ...lines.flatMap((line) => [cells(line.label, '', line), ...below(line.label, line)])];
  return writeCsv(baselineName === undefined ? rows.map((row) => row.slice(0, -1)) : rows);
}

function below(section: string, line: ReportLine): readonly (readonly CsvCell[])[] {
  return line.blocks.flatMap((block) =>
    block.lines.flatMap((part) => [cells(section, partOf(block, line), part), ...below(section, part)]),
  );
}

function partOf({ heading }: LineBlock, line: ReportLine) {
  return heading ?? line.label;
}

function cells(
  section: string,
  part: string,
  { label, count, measure, amount, baseline }: ReportLine,
): readonly CsvCell[] {
  return [section, part, label, count ?? '', figureCell(measure, amount), figureCell(measure, baseline)];
}
