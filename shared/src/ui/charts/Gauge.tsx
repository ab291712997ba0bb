import type { ReactNode } from 'react';
import styled from 'styled-components';
import { wordsForRing } from './parts';
import { Ring, RingWords, type RingChartProps } from './Ring';
import { textStyle } from '@back-office/shared/theme';

/** Size of the drawing, in its own units; the page shows it at most that wide. */
const outerRadius = 160;
const innerRadius = 138;

export interface GaugeProps extends RingChartProps {
  /** The figure and its name, in the middle of the ring. */
  readonly children: ReactNode;
}

/**
 * The parts of a figure as a half ring. It has no target, so no needle. Put a `ChartLegend` with the same parts next to
 * it.
 */
export function Gauge({ label, parts, formatValue, children }: GaugeProps) {
  const words = wordsForRing(parts);
  if (words !== undefined) return <RingWords words={words}>{children}</RingWords>;
  return (
    <Frame>
      <Ring {...{ label, parts, formatValue, outerRadius, innerRadius }} isHalf />
      <Middle>{children}</Middle>
    </Frame>
  );
}

/** Ring and middle share one grid cell, so a long figure makes space for itself instead of overlapping the ring. */
const Frame = styled.div`
  display: grid;
  justify-items: center;
  width: 100%;
`;

/** Extends a little below the ring, for the name below the figure. */
const Middle = styled.div`
  grid-area: 1 / 1;
  align-self: end;
  ${textStyle({ below: '-12px', textAlign: 'center' })}
`;
