import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { size } from '@back-office/shared/theme';
import { Amount, Explanation } from '@back-office/shared/ui';
import { explainBlock, explainLine, type ExplainedLine, type LineExplanation } from '../../domain/explainLine';
import type { LineBlock, ReportLine } from '../../domain/reportLines';
import type { BreakdownProps } from './Breakdown';

interface LineInfoProps extends Pick<BreakdownProps, 'report' | 'transactions'> {
  readonly line: ReportLine;
}

/** How the figure of a line comes about; a sub-row is explained by its heading. */
export function LineInfo({ line, report, transactions }: LineInfoProps) {
  if (line.rule === undefined) return null;
  return info(line.label, () => explainLine(line, report), narrowed(transactions, line));
}

/** The same for the sub-rows of a line. */
export function BlockInfo({ block, line, report, transactions }: LineInfoProps & { readonly block: LineBlock }) {
  if (block.rule === undefined || block.heading === undefined) return null;
  return info(block.heading, () => explainBlock(block, line, report), transactions);
}

function info(label: string, explain: () => LineExplanation, state: LineInfoProps['transactions']): ReactNode {
  return (
    <Quiet>
      <Explanation
        label={`${label}: how the figure comes about`}
        explain={() => {
          const { lines, ...said } = explain();
          const link = { label: 'See the transactions', to: paths.transactions(), state };
          return { ...said, lines: lines.map(shown), link };
        }}
      />
    </Quiet>
  );
}

/** A line that opens leads to its own transactions, any other to all that the report is made of. */
function narrowed(transactions: LineInfoProps['transactions'], { opens }: ReportLine) {
  return opens ? { ...transactions, filterType: opens } : transactions;
}

function shown({ label, kind, values, isResult }: ExplainedLine) {
  return {
    label,
    isResult,
    values: values.map((value, column) =>
      kind === 'money' ? <Amount key={column} cents={value} /> : formatCount(value),
    ),
  };
}

/**
 * Thirty of them would drown the figures: with a pointer it shows on the row that is looked at. It takes no room from
 * the names, so where they have little it stands at the edge before them.
 */
const Quiet = styled.span`
  display: inline-block;
  flex: none;
  margin-block: -8px;
  vertical-align: middle;

  @media (hover: hover) {
    margin-inline-end: calc(-1 * ${size.controlSmall});

    @container (max-width: 560px) {
      --control-small: 24px;

      position: absolute;
      inset: 50% auto auto 0;
      margin: -12px 0;
    }

    tr:not(:hover) &:not(:focus-within):not(:has([aria-expanded='true'])) {
      opacity: 0;
    }
  }
`;
