import { formatRange, sumOf } from '@back-office/shared/format';
import { changeRule, isSum, measureOf, type Figure, type MeasureId } from '@back-office/shared/ledger';
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

type ReportedFigures = Pick<SalesReport, 'figures' | 'baseline' | 'range' | 'baselineName'>;

/** The figures that it sums, or the number of transactions, then the figure itself. */
export function explainLine(line: ReportLine, report: ReportedFigures): LineExplanation {
  const parts = line.sumOf.map((id) => partLine(id, report));
  return {
    ...rulesAndColumns([line.rule, line.opens && drillDowns[line.opens].countRule], report),
    lines: [...(parts.length > 0 ? parts : countLine(line, report)), resultLine(line, report)],
  };
}

/** Explains sub-rows. Those of an average do not add up, nor does the count of transactions that have several items. */
export function explainBlock(block: LineBlock, line: ReportLine, report: ReportedFigures): LineExplanation {
  const isWhole = isSum(line.measure) && sumOf(block.lines.map(({ amount }) => amount ?? 0)) === line.amount;
  return {
    ...rulesAndColumns([block.rule, isWhole ? `All rows add up to ${line.label.toLowerCase()}.` : undefined], report),
    lines: [resultLine(line, report)],
  };
}

function rulesAndColumns(rules: readonly (string | undefined)[], { range, baselineName }: ReportedFigures) {
  const columns = [formatRange(range), ...(baselineName === undefined ? [] : [baselineName])];
  return {
    columns,
    rules: [...rules.filter((rule) => rule !== undefined), ...(baselineName === undefined ? [] : [changeRule])],
  };
}

function partLine(measure: MeasureId, report: ReportedFigures): ExplainedLine {
  const { label, shortLabel = label } = measureOf(measure);
  const values = valuesOf(report.figures[measure], report.baseline?.[measure], report);
  return { label: shortLabel, measure, values, isResult: false };
}

function resultLine({ label, measure, amount, baseline }: ReportLine, report: ReportedFigures): ExplainedLine {
  return { label, measure, values: valuesOf(amount, baseline, report), isResult: true };
}

function valuesOf(amount: Figure, baseline: Figure, { baselineName }: ReportedFigures): readonly Figure[] {
  return baselineName === undefined ? [amount] : [amount, baseline];
}

/** Left out of comparisons, because transactions of the baseline are not counted. */
function countLine({ count }: ReportLine, { baselineName }: ReportedFigures): readonly ExplainedLine[] {
  if (count === undefined || baselineName !== undefined) return [];
  return [{ label: 'Transactions', measure: 'transactions', values: [count], isResult: false }];
}
