import type { ReactNode } from 'react';
import styled from 'styled-components';
import { wordsForRing } from './parts';
import { Ring, RingWords, type RingChartProps } from './Ring';
import { textStyle } from '@back-office/shared/theme';

/** Size of the drawing, in its own units; the page shows it at most that wide. */
const outerRadius = 160;
const innerRadius = 138;

export interface GaugeProps extends RingChartProps {
  /** The figure in the middle of the ring. */
  readonly figure: ReactNode;
  /** How many characters it has: many make it smaller, so that it stays within the ring. */
  readonly characters: number;
  /** Its name, below it. */
  readonly children: ReactNode;
}

/**
 * The parts of a figure as a half ring. It has no target, so no needle. Put a `ChartLegend` with the same parts next to
 * it.
 */
export function Gauge({ label, parts, formatValue, figure, characters, children }: GaugeProps) {
  const words = wordsForRing(parts);
  const middle = (
    <>
      <Figure style={{ '--characters': characters }}>{figure}</Figure>
      {children}
    </>
  );
  return (
    <Frame>
      {words === undefined ? (
        <>
          <Ring {...{ label, parts, formatValue, outerRadius, innerRadius }} isHalf />
          <Middle>{middle}</Middle>
        </>
      ) : (
        <RingWords words={words}>{middle}</RingWords>
      )}
    </Frame>
  );
}

/** Ring and middle share one grid cell. */
const Frame = styled.div`
  container-type: inline-size;
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

/** In one line within the ring, which is narrower where the figure is. */
const Figure = styled.p`
  ${textStyle({ size: 'xl', weight: 'strong', tabular: true })}
  font-size: clamp(12px, min(100cqi, ${2 * outerRadius}px) * 1.1 / var(--characters), var(--size-xl));
`;
