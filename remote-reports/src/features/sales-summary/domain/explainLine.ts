import { formatRange } from '@back-office/shared/format';
import { changeRule, isSum, type Figure, type MeasureId } from '@back-office/shared/ledger';
import { drillDowns } from '../../../domain/reportLineRows';
import type { LineBlock, ReportLine } from './reportLines';
import type { SalesReport } from './salesReport';

/** How a figure is calculated: the rule in words, then the numbers it is calculated from. */
export interface LineExplanation {
  readonly rules: readonly string[];
  /** Column headers: the date ranges of the numbers. */
  readonly columns: readonly string[];
  readonly lines: readonly ExplainedLine[];
}

export interface ExplainedLine {
  readonly label: string;
  readonly measure: MeasureId;
  /** One per column. */
  readonly values: readonly Figure[];
  readonly isResult: boolean;
}

type ReportedLines = Pick<SalesReport, 'lines' | 'range' | 'baselineRange' | 'baselineName'>;

/** The lines that it sums, or the number of transactions, then the figure itself. */
export function explainLine(line: ReportLine, report: ReportedLines): LineExplanation {
  const addends = line.sumOf.map((id) => lineWithId(report.lines, id));
  return {
    ...rulesAndColumns([line.rule, line.opens && drillDowns[line.opens].countRule], report),
    lines: [
      ...addends.map((addend) => moneyLine(addend, report, false)),
      ...(addends.length === 0 ? countLine(line, report) : []),
      moneyLine(line, report, true),
    ],
  };
}

/** Explains sub-rows, which add up to the line above them unless it is an average. */
export function explainBlock(block: LineBlock, line: ReportLine, report: ReportedLines): LineExplanation {
  return {
    ...rulesAndColumns(
      [block.rule, isSum(line.measure) ? `All rows add up to ${line.label.toLowerCase()}.` : undefined],
      report,
    ),
    lines: [moneyLine(line, report, true)],
  };
}

function rulesAndColumns(rules: readonly (string | undefined)[], { range, baselineName }: ReportedLines) {
  const columns = [formatRange(range), ...(baselineName === undefined ? [] : [baselineName])];
  return {
    columns,
    rules: [...rules.filter((rule) => rule !== undefined), ...(baselineName === undefined ? [] : [changeRule])],
  };
}

function moneyLine(line: ReportLine, { baselineName }: ReportedLines, isResult: boolean): ExplainedLine {
  const { label, measure, amount, baseline } = line;
  return { label, measure, values: baselineName === undefined ? [amount] : [amount, baseline], isResult };
}

/** Left out of comparisons, because transactions of the baseline are not counted. */
function countLine({ count }: ReportLine, { baselineRange }: ReportedLines): readonly ExplainedLine[] {
  if (count === undefined || baselineRange) return [];
  return [{ label: 'Transactions', measure: 'transactions', values: [count], isResult: false }];
}

function lineWithId(lines: readonly ReportLine[], id: string): ReportLine {
  const found = findLine(lines, id);
  if (!found) throw new Error(`The sales summary has no line ${id}. Change the id in sumOf.`);
  return found;
}

function findLine(lines: readonly ReportLine[], id: string): ReportLine | undefined {
  for (const line of lines) {
    if (line.id === id) return line;
    for (const block of line.blocks) {
      const found = findLine(block.lines, id);
      if (found) return found;
    }
  }
  return undefined;
}
