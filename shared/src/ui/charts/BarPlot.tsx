import { BarRounded } from '@visx/shape';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { color, radius, textStyle } from '@back-office/shared/theme';
import type { BarLayout } from './barLayout';
import { comparisonColor, seriesColor } from './parts';

interface BarPlotProps {
  readonly layout: BarLayout;
  /** Accessible name of each column. */
  readonly names: readonly string[];
  /** The one column that Tab reaches. */
  readonly current: number;
}

/**
 * The columns, each a mark that can be focused; those of a period in part are hatched. They do not render again while the
 * pointer moves over hundreds of them.
 */
export const BarPlot = memo(function BarPlot({ layout, names, current }: BarPlotProps) {
  const { columns, step, barWidth, plotHeight, isNarrow } = layout;
  const hatchId = useId();
  const drawn = columns.map(({ boxes, value, comparedY, isPart }, index) => {
    const left = (step - barWidth) / 2;
    const overhang = Math.min(3, left);
    return (
      <Column
        key={index}
        role="img"
        aria-label={names[index]}
        tabIndex={index === current ? 0 : -1}
        data-mark={index}
        transform={`translate(${index * step} 0)`}
      >
        <rect width={step} height={plotHeight} fill="transparent" />
        {boxes.map((box) => (
          <Box
            key={box.index}
            {...box}
            x={left}
            width={barWidth}
            shapeRendering={isNarrow ? 'crispEdges' : undefined}
          />
        ))}
        {isPart &&
          boxes.map(({ index: series, y, height }) => (
            <rect key={series} x={left} y={y} width={barWidth} height={height} fill={`url(#${hatchId})`} />
          ))}
        {comparedY !== undefined && (
          <Compared x={left - overhang} y={comparedY - 1} width={barWidth + 2 * overhang} height={2} />
        )}
        {value && (
          <Value x={step / 2} y={value.y} textAnchor="middle" aria-hidden>
            {value.text}
          </Value>
        )}
      </Column>
    );
  });
  return (
    <>
      {columns.some(({ isPart }) => isPart) && <Hatch id={hatchId} />}
      {drawn}
    </>
  );
});

/** Diagonal stripes in the color of the background, drawn over a bar. */
function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={3} height={6} fill={color.bgRaised} />
      </pattern>
    </defs>
  );
}

type BoxProps = BarLayout['columns'][number]['boxes'][number] & {
  readonly x: number;
  readonly width: number;
  /** Bars without a gap between them need no rounded corners. */
  readonly shapeRendering: 'crispEdges' | undefined;
};

function Box({ index, round, ...rest }: BoxProps) {
  const box = { ...rest, fill: seriesColor(index), 'data-box': index };
  // visx needs two pixels in each direction for corners.
  if (round === undefined || box.width < 2 || box.height < 2) return <rect {...box} />;
  return <BarRounded {...box} radius={3} top={round === 'top'} bottom={round === 'bottom'} />;
}

const Column = styled.g`
  /* The focus ring is drawn, because not every browser outlines SVG elements. */
  &&:is(:focus, :focus-visible) {
    outline: none;
  }

  &:focus-visible > :first-child {
    stroke: ${color.focus};
    stroke-width: 2px;
    rx: ${radius.xs};
  }

  @media (forced-colors: active) {
    /* Bars without gaps would consist of borders only. */
    [data-box]:not([shape-rendering]) {
      stroke: CanvasText;
    }

    &:focus-visible > :first-child {
      stroke: Highlight;
    }
  }
`;

/** A light border separates it from a bar that it crosses. */
const Compared = styled.rect`
  fill: ${comparisonColor};
  stroke: ${color.bgRaised};
  stroke-width: 1px;
  paint-order: stroke;

  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
  }
`;

const Value = styled.text`
  ${textStyle({ size: 'xs', tabular: true })}
  fill: ${color.text};
  pointer-events: none;

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
