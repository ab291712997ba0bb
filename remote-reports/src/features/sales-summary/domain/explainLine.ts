import { formatRange, type Cents } from '@back-office/shared/format';
import type { LineBlock, ReportLine } from './reportLines';
import type { SalesReport } from './salesReport';

/** How a figure comes about: the rule in words, then the numbers that go into it. */
export interface LineExplanation {
  readonly rules: readonly string[];
  /** Heads of the columns of numbers: the days they are of. */
  readonly columns: readonly string[];
  readonly lines: readonly ExplainedLine[];
}

export interface ExplainedLine {
  readonly label: string;
  readonly kind: 'money' | 'count';
  /** One per column. */
  readonly values: readonly number[];
  readonly isResult: boolean;
}

type ReportedLines = Pick<SalesReport, 'lines' | 'range' | 'baseline'>;

/** The lines it is the sum of, or how many transactions were added up, then the figure itself. */
export function explainLine(line: ReportLine, report: ReportedLines): LineExplanation {
  const addends = (line.sumOf ?? []).map((id) => lineWithId(report.lines, id));
  return {
    ...frame([line.rule], report),
    lines: [
      ...addends.map((addend) => moneyLine(addend, false)),
      ...(addends.length === 0 ? countLine(line, report) : []),
      moneyLine(line, true),
    ],
  };
}

/** Of sub-rows: each of them is one part of the line above. */
export function explainBlock(block: LineBlock, line: ReportLine, report: ReportedLines): LineExplanation {
  return {
    ...frame([block.rule, `All parts add up to ${line.label.toLowerCase()}.`], report),
    lines: [moneyLine(line, true)],
  };
}

const changeRule =
  'Change = (now − before) ÷ before without its sign; N/A where there is no change or nothing to compare with';

function frame(rules: readonly (string | undefined)[], { range, baseline }: ReportedLines) {
  const columns = [range, ...(baseline ? [baseline] : [])].map(formatRange);
  return { columns, rules: [...rules.filter((rule) => rule !== undefined), ...(baseline ? [changeRule] : [])] };
}

function moneyLine({ label, amount, before }: ReportLine, isResult: boolean): ExplainedLine {
  return { label, kind: 'money', values: valuesOf(amount, before), isResult };
}

/** Transactions of the baseline are not counted, so beside one there is no such line. */
function countLine({ count }: ReportLine, { baseline }: ReportedLines): readonly ExplainedLine[] {
  if (count === undefined || baseline) return [];
  return [{ label: 'Transactions', kind: 'count', values: [count], isResult: false }];
}

function valuesOf(amount: Cents, before: Cents | undefined): readonly Cents[] {
  return before === undefined ? [amount] : [amount, before];
}

function lineWithId(lines: readonly ReportLine[], id: string): ReportLine {
  const found = findLine(lines, id);
  if (!found) throw new Error(`The sales summary has no line ${id}; name another one in sumOf.`);
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
