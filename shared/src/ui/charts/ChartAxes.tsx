import { GridRows } from '@visx/grid';
import styled from 'styled-components';
import { color, text, textStyle } from '@back-office/shared/theme';
import { cutLabel, slantedRoom, type LabelPlan } from './categoryLabels';
import type { valueScale } from './valueScale';

interface ChartAxesProps {
  /** What is left of the plot, in px. */
  readonly left: number;
  /** Size of the plot in px, and the width of each category. */
  readonly width: number;
  readonly step: number;
  readonly y: ReturnType<typeof valueScale>['scale'];
  readonly ticks: readonly number[];
  readonly formatTick: (value: number) => string;
  readonly names: readonly string[];
  /** The labels that are shown, and how wide each can be. */
  readonly labels: LabelPlan;
  /** Top of the labels, in px. */
  readonly namesTop: number;
}

/** Grid lines and labels around a plot. Hidden from screen readers, because the marks announce their values. */
export function ChartAxes({ left, width, step, y, ticks, formatTick, names, labels, namesTop }: ChartAxesProps) {
  return (
    <Labels aria-hidden>
      <GridRows scale={y} tickValues={[...ticks]} width={width} stroke={color.chartGrid} shapeRendering="crispEdges" />
      {ticks.map((tick) => (
        <text key={tick} x={-8} y={y(tick)} dy="0.32em" textAnchor="end">
          {formatTick(tick)}
        </text>
      ))}
      {labels.isSlanted &&
        labels.indexes.map((index) => (
          <text
            key={index}
            transform={`translate(${(index + 0.5) * step + 4} ${namesTop + 10}) rotate(-45)`}
            textAnchor="end"
          >
            {cutLabel(names[index] ?? '', Math.min(labels.width, slantedRoom(index, step, left)))}
          </text>
        ))}
      {!labels.isSlanted &&
        labels.indexes.map((index) => (
          <foreignObject
            key={index}
            x={(index + 0.5) * step - labels.width / 2}
            y={namesTop}
            width={labels.width}
            height={36}
          >
            <Name>{names[index]}</Name>
          </foreignObject>
        ))}
    </Labels>
  );
}

const Labels = styled.g`
  ${text.xs}
  fill: ${color.textMuted};
  pointer-events: none;

  @media (forced-colors: active) {
    fill: CanvasText;

    line {
      stroke: GrayText;
    }
  }
`;

/** Two lines at most; longer labels are cut, and the tooltip shows them in full. */
const Name = styled.div`
  display: -webkit-box;
  ${textStyle({ tone: 'muted', textAlign: 'center', clip: true })}
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
