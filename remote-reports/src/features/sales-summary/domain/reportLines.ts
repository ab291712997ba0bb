import { unknown } from '@back-office/shared/format';
import {
  measureOf,
  type Figure,
  type FigureGroup,
  type FiguresAnswer,
  type LedgerFacts,
  type MeasureId,
} from '@back-office/shared/ledger';
import { isDrillDownLine, type DrillDownLine } from '../../../domain/reportLineRows';
import type { RowSelection, SubRows } from './subRows';
import { figureOf, sections, textsOf, type LineId, type SummaryLine } from './summaryLines';

/** A line with its figures. Amounts have the sign that the report shows. */
export interface ReportLine {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly isSubtotal?: boolean;
  /** Already counted in another line: shown for information and left out of the sum. */
  readonly isRepeated?: boolean;
  readonly opens?: DrillDownLine | undefined;
  /** Ids of the lines whose plain sum it is. */
  readonly sumOf: readonly MeasureId[];
  /** The transactions behind the figure; `undefined` if only the baseline has any. */
  readonly transactions: LineTransactions | undefined;
  /** How it is calculated; `undefined` for sub-rows, which share the rule of their block. */
  readonly rule: string | undefined;
  /** `undefined` for a figure that has no meaning, such as an average of nothing. */
  readonly amount: Figure;
  readonly measure: MeasureId;
  /** All figures of the same answer, which tell why one of them is unknown. */
  readonly figures: FigureGroup['figures'];
  /** Number of transactions; `undefined` for lines that do not count them, and for unknown amounts. */
  readonly count: number | undefined;
  /** The same line of the baseline; also `undefined` without a comparison. */
  readonly baseline: Figure;
  /** The details. The lines of each block add up to this line, except repeated ones. */
  readonly blocks: readonly LineBlock[];
}

/** Transactions of the report, restricted to those of a line. */
export interface LineTransactions extends RowSelection {
  readonly line: MeasureId;
}

export interface LineBlock {
  readonly id: string;
  readonly heading: string | undefined;
  /** How the sub-rows are calculated; `undefined` if each line has a rule. */
  readonly rule: string | undefined;
  readonly lines: readonly ReportLine[];
}

type WholeAnswer = Pick<FiguresAnswer, 'total' | 'baseline' | 'counts'> & Pick<LedgerFacts, 'feeRules'>;

/** The figures of the sections and of their details. Sub-rows by time, by group, or both, are added to every section. */
export function reportLines(answer: WholeAnswer, subRows: readonly SubRows[]): readonly ReportLine[] {
  return sections.map((section) => {
    const line = lineOf(section, answer);
    return { ...line, blocks: [...line.blocks, ...subRows.map((each) => subRowBlock(section.id, line.label, each))] };
  });
}

/** Without the service charges of the sample that another shop does not have, in the range or in the baseline. */
export function withoutUnusedCharges(lines: readonly ReportLine[]): readonly ReportLine[] {
  const isUsed = ({ amount, baseline }: ReportLine) =>
    [amount, baseline].some((figure) => typeof figure === 'number' && figure !== 0);
  return lines.map((line) => {
    const blocks = line.blocks.map((block) => ({
      ...block,
      lines: line.id === 'service-charges' ? block.lines.filter(isUsed) : withoutUnusedCharges(block.lines),
    }));
    return { ...line, blocks: blocks.filter((block) => block.lines.length > 0) };
  });
}

function lineOf({ id, isSubtotal, blocks }: SummaryLine, answer: WholeAnswer): ReportLine {
  const { total, baseline, counts } = answer;
  const figure = figureOf(id);
  const amount = total.figures[figure];
  return {
    id,
    ...textsOf(id, answer.feeRules),
    ...(isSubtotal && { isSubtotal }),
    ...(isDrillDownLine(id) && { opens: id }),
    transactions: { line: measureOf(figure).rows ?? figure },
    amount,
    measure: figure,
    figures: total.figures,
    count: amount === unknown ? undefined : counts[figure],
    baseline: baseline?.figures[figure],
    blocks: blocks.map(({ heading, lines }, index) => ({
      id: `${id}/${index}`,
      heading,
      rule: undefined,
      lines: lines.map((line) => lineOf(line, answer)),
    })),
  };
}

function subRowBlock(id: MeasureId, label: string, { by, rule, rows }: SubRows): LineBlock {
  return {
    id: `${id}/${by}`,
    heading: `${label} by ${by}`,
    rule,
    lines: rows.map((row) => ({
      id: `${id}/${by}/${row.key}`,
      label: row.label,
      sumOf: [],
      transactions: row.selection && transactionsOf(id, row.selection),
      rule: undefined,
      amount: row.figures[id],
      measure: id,
      figures: row.figures,
      count: undefined,
      baseline: row.baseline?.[id],
      blocks: [],
    })),
  };
}

/**
 * The transactions behind a figure that has no dialog: for an average, those of the figure that the catalog names. The
 * prescribed list of deferred sales has no redeemed deposits, and a day may have nothing else.
 */
export function transactionsOf(id: LineId, selection: RowSelection = {}): LineTransactions {
  const figure = figureOf(id);
  const { rows = figure } = measureOf(figure);
  return { ...selection, line: rows === 'deferred-sales' ? 'deposits' : rows };
}
