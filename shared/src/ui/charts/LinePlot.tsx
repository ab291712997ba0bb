import { memo } from 'react';
import styled from 'styled-components';
import { unknown, type Unknown } from '@back-office/shared/format';
import { color } from '@back-office/shared/theme';
import type { BarLayout } from './barLayout';
import { seriesColor } from './parts';

interface LinePlotProps {
  readonly layout: BarLayout;
  /** An unknown one is a gap. */
  readonly values: readonly (number | Unknown)[];
  /** Accessible name of each point. */
  readonly names: readonly string[];
  /** The one point that Tab reaches. */
  readonly current: number;
}

/** In columns narrower than this, in px, dots would touch each other. */
const minDotStep = 14;
const dotRadius = 4;

/** One point for each category, joined by a line. Each is a mark as wide as its column. */
export const LinePlot = memo(function LinePlot({ layout, values, names, current }: LinePlotProps) {
  const { step, plotHeight, y } = layout;
  const isPart = layout.columns.map((column) => column.isPart);
  const places = values.map((value, index) => ({
    x: (index + 0.5) * step,
    y: value === unknown ? NaN : Math.round(y(value)),
  }));
  const hasDots = step >= minDotStep || places.length === 1;
  return (
    <>
      {linesOf(places, isPart).map(({ isDashed, of }, index) => (
        <Line
          key={index}
          points={of.map((place) => `${place.x},${place.y}`).join(' ')}
          stroke={seriesColor(0)}
          strokeDasharray={isDashed ? '2 6' : undefined}
        />
      ))}
      {places.map((place, index) => (
        <Mark key={index} role="img" aria-label={names[index]} tabIndex={index === current ? 0 : -1} data-mark={index}>
          <rect x={index * step} width={step} height={plotHeight} fill="transparent" />
          {hasDots && !Number.isNaN(place.y) && (
            <Dot cx={place.x} cy={place.y} r={dotRadius} fill={seriesColor(0)} data-part={isPart[index] || undefined} />
          )}
        </Mark>
      ))}
    </>
  );
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Only the first and the last period of a range can be shown in part. */
function linesOf(places: readonly Place[], isPart: readonly boolean[]) {
  const start = isPart[0] ? 1 : 0;
  const end = places.length - (places.length > 1 && isPart.at(-1) ? 1 : 0);
  const lines = [{ isDashed: false, of: places.slice(start, Math.max(start, end)) }];
  if (start > 0) lines.push({ isDashed: true, of: places.slice(0, 2) });
  if (end < places.length) lines.push({ isDashed: true, of: places.slice(-2) });
  return lines.flatMap(({ isDashed, of }) => runsOf(of).map((run) => ({ isDashed, of: run })));
}

/** The places between gaps. */
function runsOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const runs: Place[][] = [[]];
  for (const place of places) {
    if (Number.isNaN(place.y)) runs.push([]);
    else runs.at(-1)?.push(place);
  }
  return runs.filter((run) => run.length > 0);
}

const Line = styled.polyline`
  fill: none;
  stroke-width: 2px;
  stroke-linecap: round;
  stroke-linejoin: round;
  pointer-events: none;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const Mark = styled.g`
  /* The focus ring is drawn, because not every browser outlines SVG elements. */
  &&:is(:focus, :focus-visible) {
    outline: none;
  }

  &:focus-visible > :first-child {
    stroke: ${color.focus};
    stroke-width: 2px;
  }
`;

/** A light edge separates it from the line. */
const Dot = styled.circle`
  stroke: ${color.bgRaised};
  stroke-width: 2px;
  pointer-events: none;

  &[data-part] {
    fill: ${color.bgRaised};
    stroke: ${seriesColor(0)};
  }

  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: Canvas;
  }
`;
