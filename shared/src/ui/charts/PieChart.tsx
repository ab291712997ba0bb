import type { ReactNode } from 'react';
import styled from 'styled-components';
import { wordsForRing } from './parts';
import { Ring, RingWords, type RingChartProps } from './Ring';
import { centered } from '@back-office/shared/theme';

/** Size of the drawing, in its own units; the page shows it at most that wide. */
const outerRadius = 80;
const innerRadius = 52;

/** The parts of a figure as a ring. Put a `ChartLegend` with the same parts next to it. */
export interface PieChartProps extends RingChartProps {
  /** The figure and its name, in the middle of the ring. */
  readonly children?: ReactNode;
}

export function PieChart({ label, parts, formatValue, children }: PieChartProps) {
  const words = wordsForRing(parts);
  if (words !== undefined) return <RingWords words={words}>{children}</RingWords>;
  return (
    <Frame>
      <Ring {...{ label, parts, formatValue, outerRadius, innerRadius }} />
      {children && <Middle>{children}</Middle>}
    </Frame>
  );
}

const Frame = styled.div`
  ${centered}
`;

const Middle = styled.div`
  grid-area: 1 / 1;
  max-width: ${2 * innerRadius - 8}px;
  text-align: center;
`;
