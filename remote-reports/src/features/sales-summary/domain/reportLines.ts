import type { Cents } from '@back-office/shared/format';
import type { BlockDefinition, LineDefinition } from './lineDefinition';
import type { RowFigures } from './rowFigures';
import type { SubRows } from './subRows';

/** A line with its figures. Amounts have the sign that the report shows. */
export interface ReportLine extends Pick<
  LineDefinition,
  'id' | 'label' | 'note' | 'isSubtotal' | 'isRepeated' | 'opens' | 'sumOf'
> {
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
  const { amountOf, among: _among, counted: _counted, blocks = [], ...texts } = definition;
  return {
    ...texts,
    amount: amountOf(source.current.dataOf(definition)),
    count: source.current.countOf(definition),
    baseline: source.baseline && amountOf(source.baseline.dataOf(definition)),
    blocks: blocks.map((block, index) => blockOf(block, `${definition.id}/${index}`, source)),
  };
}

function blockOf({ heading, lines }: BlockDefinition, id: string, source: ReportSource): LineBlock {
  return { id, heading, rule: undefined, lines: lines.map((line) => lineOf(line, source)) };
}

function subRowBlock({ id, label, amountOf }: LineDefinition, { by, rule, rows }: SubRows): LineBlock {
  return {
    id: `${id}/${by}`,
    heading: `${label} by ${by}`,
    rule,
    lines: rows.map((row) => ({
      id: `${id}/${by}/${row.key}`,
      label: row.label,
      rule: undefined,
      amount: amountOf(row.data),
      count: undefined,
      baseline: row.baseline && amountOf(row.baseline),
      blocks: [],
    })),
  };
}
