import type { Cents } from '@back-office/shared/format';
import type { SalesData } from '@back-office/shared/ledger';
import type { Division } from './divisions';
import type { BlockDefinition, LineDefinition } from './lineDefinition';
import type { RowFigures } from './rowFigures';

/** A line with its figures. Cents are signed as shown (decision D11). */
export interface ReportLine extends Pick<
  LineDefinition,
  'id' | 'label' | 'note' | 'isSubtotal' | 'isRepeated' | 'opens' | 'sumOf'
> {
  /** How it comes about; `undefined` for sub-rows, whose block says it. */
  readonly rule: string | undefined;
  readonly amount: Cents;
  /** Transactions behind the line; `undefined` where none are counted. */
  readonly count: number | undefined;
  /** The same line of the baseline; `undefined` where the report is compared with nothing. */
  readonly before: Cents | undefined;
  /** What it is made of. The lines of each block add up to it, but for repeated ones. */
  readonly blocks: readonly LineBlock[];
}

export interface LineBlock {
  readonly id: string;
  readonly heading: string | undefined;
  /** How the sub-rows come about; `undefined` where each line has its own rule. */
  readonly rule: string | undefined;
  readonly lines: readonly ReportLine[];
}

export interface ReportSource {
  readonly now: RowFigures;
  readonly before: RowFigures | undefined;
  /** Sub-rows of every section (decision D36). */
  readonly divisions: readonly Division[];
}

/** The figures of the defined sections with all that lies under them. */
export function reportLines(sections: readonly LineDefinition[], source: ReportSource): readonly ReportLine[] {
  return sections.map((section) => {
    const line = lineOf(section, source);
    return { ...line, blocks: [...line.blocks, ...source.divisions.map((division) => divided(section, division))] };
  });
}

function lineOf(definition: LineDefinition, source: ReportSource): ReportLine {
  const { amountOf, among: _among, counted: _counted, blocks = [], ...said } = definition;
  return {
    ...said,
    amount: amountOf(source.now.dataOf(definition)),
    count: source.now.countOf(definition),
    before: source.before && amountOf(source.before.dataOf(definition)),
    blocks: blocks.map((block, index) => blockOf(block, `${definition.id}/${index}`, source)),
  };
}

function blockOf({ heading, lines }: BlockDefinition, id: string, source: ReportSource): LineBlock {
  return { id, heading, rule: undefined, lines: lines.map((line) => lineOf(line, source)) };
}

function divided({ id, label, amountOf }: LineDefinition, { by, rule, parts }: Division): LineBlock {
  const line = (key: string, name: string, data: SalesData, before: SalesData | undefined): ReportLine => ({
    id: `${id}/${by}/${key}`,
    label: name,
    rule: undefined,
    amount: amountOf(data),
    count: undefined,
    before: before && amountOf(before),
    blocks: [],
  });
  return {
    id: `${id}/${by}`,
    heading: `${label} by ${by}`,
    rule,
    lines: parts.map(({ key, label: name, data, before }) => line(key, name, data, before)),
  };
}
