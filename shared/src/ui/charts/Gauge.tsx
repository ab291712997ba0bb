import { Arc } from '@visx/shape';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/theme';
import { arcsOf } from './arcs';
import { describeParts, type ChartPart } from './parts';
import { seriesColor } from './seriesColor';

/** Of the drawing, in its own pixels; the page shows it at most that wide. */
const outerRadius = 160;
const innerRadius = 138;
const gap = 2;

const half = { from: -Math.PI / 2, to: Math.PI / 2, gap: gap / ((outerRadius + innerRadius) / 2) };

export interface GaugeProps {
  /** What the parts make together: `Total sales`. Begins the text alternative. */
  readonly label: string;
  /** Up to six, in the order of the colours. Those above zero share the ring; without any it is grey. */
  readonly parts: readonly ChartPart[];
  /** For the text alternative, so that a negative value is heard: `spokenMoney` for amounts. */
  readonly formatValue: (value: number) => string;
  /** The figure and its name, in the middle of the ring. */
  readonly children: ReactNode;
}

/** What a figure is made of, as a half ring. It has no target, so no needle; a `ChartLegend` beside it says the same. */
export function Gauge({ label, parts, formatValue, children }: GaugeProps) {
  const arcs = arcsOf(
    parts.map(({ value }) => value),
    half,
  );
  return (
    <Frame>
      <Drawing
        role="img"
        aria-label={describeParts(label, parts, formatValue)}
        viewBox={`${-outerRadius} ${-outerRadius} ${2 * outerRadius} ${outerRadius}`}
      >
        {arcs.length === 0 && (
          <Arc startAngle={half.from} endAngle={half.to} {...{ innerRadius, outerRadius }} fill={color.chartTrack} />
        )}
        {arcs.map(({ place, startAngle, endAngle }) => (
          <Arc key={place} {...{ startAngle, endAngle, innerRadius, outerRadius }} fill={seriesColor(place)} />
        ))}
      </Drawing>
      <Middle>{children}</Middle>
    </Frame>
  );
}

/** Ring and middle stand in one cell, so a long figure makes room for itself instead of lying over the ring. */
const Frame = styled.div`
  display: grid;
  justify-items: center;
  width: 100%;
`;

const Drawing = styled.svg`
  grid-area: 1 / 1;
  width: 100%;
  max-width: ${2 * outerRadius}px;
  overflow: visible;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/** Ends a little below the ring, as the name under the figure is read with it. */
const Middle = styled.div`
  grid-area: 1 / 1;
  align-self: end;
  margin-bottom: -12px;
  text-align: center;
`;
