import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { size } from '@back-office/shared/theme';
import { Explanation } from '@back-office/shared/ui';
import { explainBlock, explainLine, type ExplainedLine, type LineExplanation } from '../../domain/explainLine';
import type { LineBlock, ReportLine } from '../../domain/reportLines';
import type { SalesReport } from '../../domain/salesReport';
import type { BreakdownProps, ReportLinks } from './Breakdown';

interface LineInfoProps extends Pick<BreakdownProps, 'report' | 'links'> {
  readonly line: ReportLine;
}

/** Explains how the figure of a line is calculated. Sub-rows are explained at their heading. */
export function LineInfo({ line, report, links }: LineInfoProps) {
  if (line.rule === undefined) return null;
  return explanation(line.label, report, () => explainLine(line, report), {
    transactions: links.transactions(line.transactions),
    lessons: links.lessons(line),
  });
}

/** Explains the sub-rows of a line. */
export function BlockInfo({ block, line, report, links }: LineInfoProps & { readonly block: LineBlock }) {
  if (block.rule === undefined || block.heading === undefined) return null;
  return explanation(block.heading, report, () => explainBlock(block, line, report), {
    transactions: links.transactions(),
    lessons: links.lessons(line),
  });
}

interface ExplanationLinks {
  readonly transactions: string;
  readonly lessons: ReturnType<ReportLinks['lessons']>;
}

function explanation(
  label: string,
  report: SalesReport,
  explain: () => LineExplanation,
  { transactions, lessons }: ExplanationLinks,
): ReactNode {
  return (
    <ShownOnHover>
      <Explanation
        label={`${label}: how this is calculated`}
        explain={() => {
          const { lines, ...texts } = explain();
          const link = { label: 'See the transactions', to: transactions };
          return { ...texts, lines: lines.map((line) => withFormattedValues(line, report)), link, lessons };
        }}
      />
    </ShownOnHover>
  );
}

function withFormattedValues({ label, measure, values, isResult }: ExplainedLine, { figures }: SalesReport) {
  return {
    label,
    isResult,
    values: values.map((value, column) => <ShownFigure key={column} id={measure} value={value} figures={figures} />),
  };
}

/**
 * Thirty buttons would distract from the figures, so with a pointer only that of the hovered row is visible. It takes no
 * width from the label: in narrow tables it is placed before it.
 */
const ShownOnHover = styled.span`
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
