import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Unknown } from '@back-office/shared/format';
import { gridStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { arcsOf, outlineOf } from './arcs';
import { describeParts, seriesColor, type ChartPart } from './parts';

export interface RingChartProps {
  /** Name of the whole: `Total sales`. The text alternative starts with it. */
  readonly label: string;
  /** Up to six parts, in the order of the colors. Those above zero share the ring; fewer than two are said in words. */
  readonly parts: readonly ChartPart[];
  /** Formats a value for the text alternative, so that negative values can be heard: `spokenMoney` for amounts. */
  readonly formatValue: (value: number | Unknown) => string;
}

interface RingProps extends RingChartProps {
  /** Size of the drawing, in its own units; the page shows it at most that wide. */
  readonly outerRadius: number;
  readonly innerRadius: number;
  /** The upper half alone. */
  readonly isHalf?: boolean;
}

const gap = 2;

/** The parts of a figure as arcs. What is in the middle shares its grid cell. */
export function Ring({ label, parts, formatValue, outerRadius, innerRadius, isHalf = false }: RingProps) {
  const sweep = isHalf ? { from: -Math.PI / 2, to: Math.PI / 2 } : { from: 0, to: 2 * Math.PI };
  const arcs = arcsOf(
    parts.map(({ value }) => value),
    { ...sweep, gap: gap / ((outerRadius + innerRadius) / 2) },
  );
  return (
    <Drawing
      role="img"
      aria-label={describeParts(label, parts, formatValue)}
      viewBox={`${-outerRadius} ${-outerRadius} ${2 * outerRadius} ${(isHalf ? 1 : 2) * outerRadius}`}
      $outerRadius={outerRadius}
      $isHalf={isHalf}
    >
      {arcs.map((arc) => (
        <path key={arc.index} d={outlineOf(arc, innerRadius, outerRadius)} fill={seriesColor(arc.index)} />
      ))}
    </Drawing>
  );
}

interface RingWordsProps {
  readonly words: string;
  /** What the middle of the ring would show. */
  readonly children: ReactNode;
}

/** The figure and a sentence, in place of a ring of one part or none. */
export function RingWords({ words, children }: RingWordsProps) {
  return (
    <Frame>
      <div>{children}</div>
      <Text as="p" size="sm" tone="muted">
        {words}
      </Text>
    </Frame>
  );
}

const Drawing = styled.svg<{ readonly $outerRadius: number; readonly $isHalf: boolean }>`
  grid-area: 1 / 1;
  width: 100%;
  max-width: ${(props) => 2 * props.$outerRadius}px;
  ${(props) =>
    props.$isHalf &&
    css`
      overflow: visible;
    `}

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const Frame = styled.div`
  ${gridStyle({ gap: 2, textAlign: 'center', width: '100%', padY: 4 })}
  justify-items: center;
`;
