import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Unknown } from '@back-office/shared/format';
import { arcsOf, outlineOf } from './arcs';
import { type ChartPart, describeParts, seriesColor, wordsForRing } from './parts';
import { RingWords } from './RingWords';
import { centered } from '@back-office/shared/theme';

/** Size of the drawing, in its own units; the page shows it at most that wide. */
const outerRadius = 80;
const innerRadius = 52;
const gap = 2;

const whole = { from: 0, to: 2 * Math.PI, gap: gap / ((outerRadius + innerRadius) / 2) };

/** The parts of a figure as a ring. Put a `ChartLegend` with the same parts next to it. */
export interface PieChartProps {
  /** Name of the whole: `Net sales by channel`. The text alternative starts with it. */
  readonly label: string;
  /** Up to six parts, in the order of the colors. Those above zero share the ring; fewer than two are said in words. */
  readonly parts: readonly ChartPart[];
  /** Formats a value for the text alternative, so that negative values can be heard: `spokenMoney` for amounts. */
  readonly formatValue: (value: number | Unknown) => string;
  /** The figure and its name, in the middle of the ring. */
  readonly children?: ReactNode;
}

export function PieChart({ label, parts, formatValue, children }: PieChartProps) {
  const words = wordsForRing(parts);
  if (words !== undefined) return <RingWords words={words}>{children}</RingWords>;
  const arcs = arcsOf(
    parts.map(({ value }) => value),
    whole,
  );
  return (
    <Frame>
      <Drawing
        role="img"
        aria-label={describeParts(label, parts, formatValue)}
        viewBox={`${-outerRadius} ${-outerRadius} ${2 * outerRadius} ${2 * outerRadius}`}
      >
        {arcs.map((arc) => (
          <path key={arc.index} d={outlineOf(arc, innerRadius, outerRadius)} fill={seriesColor(arc.index)} />
        ))}
      </Drawing>
      {children && <Middle>{children}</Middle>}
    </Frame>
  );
}

const Frame = styled.div`
  ${centered}
`;

const Drawing = styled.svg`
  grid-area: 1 / 1;
  width: 100%;
  max-width: ${2 * outerRadius}px;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const Middle = styled.div`
  grid-area: 1 / 1;
  max-width: ${2 * innerRadius - 8}px;
  text-align: center;
`;
