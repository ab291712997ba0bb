import { Group } from '@visx/group';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { unknown } from '@back-office/shared/format';
import { VisuallyHidden, watchSize } from '@back-office/shared/ui';
import { color, radius, rowStyle } from '@back-office/shared/theme';
import type { BarChartProps } from './BarChart';
import { barLayout } from './barLayout';
import { BarPlot } from './BarPlot';
import { LinePlot } from './LinePlot';
import { barName, describeBars, factsOf } from './barTexts';
import { ChartAxes } from './ChartAxes';
import { ChartTooltip } from './ChartTooltip';
import { useMarks } from './useMarks';
import { comparisonColor, seriesColor } from './parts';
import { Swatch } from './Swatch';

/** Minimum width of the highlight behind the selected column, in px, so that it is visible among hundreds. */
const minHighlightWidth = 8;

const partTexts = { bars: 'Hatched: part of a period', line: 'Dashed: part of a period' };

type BarDrawingProps = Omit<BarChartProps, 'empty'> & {
  readonly height: number;
  /** A line through the values of the first series, instead of bars. */
  readonly isLine?: boolean;
};

/** The chart with its key, axes, columns, and the exact values of the selected column. */
export function BarDrawing(props: BarDrawingProps) {
  const { label, series, categories, comparison, totalName, formatValue, formatShort, speakValue, height } = props;
  const { isLine = false } = props;
  const id = useId();
  const anchor = useRef<SVGRectElement>(null);
  const { ref, width } = useWidth();
  const { current, shown, close, handlers } = useMarks(categories.length);
  const layout = useMemo(
    () => barLayout({ categories, width, height, formatShort }),
    [categories, width, height, formatShort],
  );
  const named = useMemo(() => ({ series, totalName, comparison }), [series, totalName, comparison]);
  const names = useMemo(
    () => categories.map((category) => barName(category, named, speakValue)),
    [categories, named, speakValue],
  );

  const part = categories.some(({ isPart }) => isPart) ? partTexts[isLine ? 'line' : 'bars'] : undefined;
  const { margin, plotWidth, plotHeight, step } = layout;
  const highlightWidth = Math.max(step, minHighlightWidth);
  const zero = Math.round(layout.y(0)) + 0.5;
  const category = shown === undefined ? undefined : categories[shown];
  const column = shown === undefined ? undefined : layout.columns[shown];
  return (
    <Figure aria-label={label} aria-describedby={id}>
      <VisuallyHidden id={id}>{describeBars(categories, speakValue, isLine ? 'point' : 'bar')}</VisuallyHidden>
      {(series.length > 1 || comparison !== undefined || part !== undefined) && (
        <BarKey series={series} comparison={comparison} part={part} />
      )}
      <Frame ref={ref} style={{ height }}>
        <svg role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height} {...handlers}>
          <Group {...margin}>
            {shown !== undefined && column && (
              <g transform={`translate(${shown * step} 0)`}>
                <Shade x={(step - highlightWidth) / 2} width={highlightWidth} height={plotHeight} />
                <rect ref={anchor} y={column.top} width={step} height={1} fill="none" />
              </g>
            )}
            <ChartAxes
              {...layout}
              left={margin.left}
              width={plotWidth}
              formatTick={formatShort}
              names={categories.map(({ name }) => name)}
            />
            {isLine ? (
              <LinePlot
                layout={layout}
                values={categories.map(({ values }) => values[0] ?? unknown)}
                names={names}
                current={current}
              />
            ) : (
              <BarPlot layout={layout} names={names} current={current} />
            )}
            <Zero x2={plotWidth} y1={zero} y2={zero} />
          </Group>
        </svg>
      </Frame>
      {category && (
        <ChartTooltip
          key={shown}
          title={category.name}
          anchor={anchor}
          onClose={close}
          note={category.reason}
          rows={factsOf(category, named).map(({ name, value, mark }) => ({
            name,
            value: formatValue(value),
            color: mark === undefined || mark === 'comparison' ? undefined : seriesColor(mark),
            line: mark === 'comparison' ? comparisonColor : undefined,
          }))}
        />
      )}
    </Figure>
  );
}

const assumedWidth = 640;

/**
 * The width of an element in px, updated as it changes, before the browser paints; until it is laid out, and without
 * layout (jsdom), it is `assumedWidth`.
 */
function useWidth() {
  const [width, setWidth] = useState(assumedWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    return watchSize([element], () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
  }, []);
  return { ref, width };
}

const Figure = styled.figure`
  position: relative;
`;

const Frame = styled.div`
  position: relative;

  /* Out of the flow, so that the drawing never prevents its frame from shrinking. */
  > svg {
    position: absolute;
    overflow: visible;
  }

  /* On paper the drawing, made for the screen, is scaled to fit. */
  @media print {
    height: auto !important;

    > svg {
      position: static;
      height: auto;
    }
  }
`;

const Shade = styled.rect`
  rx: ${radius.xs};
  fill: ${color.bgHover};
`;

const Zero = styled.line`
  stroke: ${color.borderStrong};
  pointer-events: none;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

interface BarKeyProps {
  readonly series: readonly string[];
  readonly comparison: string | undefined;
  /** What hatched bars or dashes mean, if there are any. */
  readonly part?: string | undefined;
}

/** The key: the color of each series, and the meaning of the line across a bar. */
function BarKey({ series, comparison, part }: BarKeyProps) {
  return (
    <Names>
      {series.map((name, index) => (
        <li key={name}>
          <Swatch $color={seriesColor(index)} />
          {name}
        </li>
      ))}
      {comparison !== undefined && (
        <li>
          <Swatch $color={comparisonColor} $isLine />
          {comparison}
        </li>
      )}
      {part !== undefined && <li>{part}</li>}
    </Names>
  );
}

const Names = styled.ul`
  ${rowStyle({ gap: [1, 4], align: 'stretch', wrap: true, size: 'xs', tone: 'secondary', below: 3 })}

  > li {
    ${rowStyle({ gap: 2 })}
  }
`;
