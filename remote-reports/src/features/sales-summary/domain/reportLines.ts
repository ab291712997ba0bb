import type { Cents } from '@back-office/shared/format';
import type { MeasureId } from '@back-office/shared/ledger';
import { lineWithRows, type BlockDefinition, type LineDefinition } from './lineDefinition';
import type { RowFigures } from './rowFigures';
import type { RowSelection, SubRows } from './subRows';

/** A line with its figures. Amounts have the sign that the report shows. */
export interface ReportLine extends Pick<
  LineDefinition,
  'label' | 'note' | 'isSubtotal' | 'isRepeated' | 'opens' | 'sumOf'
> {
  readonly id: string;
  /** The transactions behind the figure; `undefined` if only the baseline has any. */
  readonly transactions: LineTransactions | undefined;
  /** How it is calculated; `undefined` for sub-rows, which share the rule of their block. */
  readonly rule: string | undefined;
  readonly amount: Cents;
  /** Number of transactions; `undefined` for lines that do not count them. */
  readonly count: number | undefined;
  /** The same line of the baseline; `undefined` without a comparison. */
  readonly baseline: Cents | undefined;
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

export interface ReportSource {
  readonly current: RowFigures;
  readonly baseline: RowFigures | undefined;
  /** Added to every section: by time, by group, or both. */
  readonly subRows: readonly SubRows[];
}

/** The figures of the sections and of their details. */
export function reportLines(sections: readonly LineDefinition[], source: ReportSource): readonly ReportLine[] {
  return sections.map((section) => {
    const line = lineOf(section, source);
    return { ...line, blocks: [...line.blocks, ...source.subRows.map((subRows) => subRowBlock(section, subRows))] };
  });
}

function lineOf(definition: LineDefinition, source: ReportSource): ReportLine {
  const { amountOf, isAmongOwn: _isAmongOwn, blocks = [], ...texts } = definition;
  return {
    ...texts,
    transactions: { line: lineWithRows(definition) },
    amount: amountOf(source.current.dataOf(definition)),
    count: source.current.countOf(definition),
    baseline: source.baseline && amountOf(source.baseline.dataOf(definition)),
    blocks: blocks.map((block, index) => blockOf(block, `${definition.id}/${index}`, source)),
  };
}

function blockOf({ heading, lines }: BlockDefinition, id: string, source: ReportSource): LineBlock {
  return { id, heading, rule: undefined, lines: lines.map((line) => lineOf(line, source)) };
}

function subRowBlock(definition: LineDefinition, { by, rule, rows }: SubRows): LineBlock {
  const { id, label, amountOf } = definition;
  return {
    id: `${id}/${by}`,
    heading: `${label} by ${by}`,
    rule,
    lines: rows.map((row) => ({
      id: `${id}/${by}/${row.key}`,
      label: row.label,
      transactions: row.selection && transactionsOf(definition, row.selection),
      rule: undefined,
      amount: amountOf(row.data),
      count: undefined,
      baseline: row.baseline && amountOf(row.baseline),
      blocks: [],
    })),
  };
}

/**
 * The transactions behind a figure that has no dialog. The prescribed list of deferred sales has no redeemed deposits,
 * and a day may have nothing else.
 */
export function transactionsOf(definition: LineDefinition, selection: RowSelection = {}): LineTransactions {
  const line = lineWithRows(definition);
  return { ...selection, line: line === 'deferred-sales' ? 'deposits' : line };
}
