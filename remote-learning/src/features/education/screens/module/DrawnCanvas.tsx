import { useId } from 'react';
import styled from 'styled-components';
import { boxStyle, color, tabular, weight } from '@back-office/shared/theme';
import { fillText, type Scope } from '../../domain/figures';
import { canvasWidth, type Canvas, type Shape } from '../../domain/visualization';

interface DrawnCanvasProps {
  readonly canvas: Canvas;
  readonly size: keyof typeof canvasWidth;
  readonly scope: Scope;
}

/** The shapes of a drawing in the colors of the theme. */
export function DrawnCanvas({ canvas, size, scope }: DrawnCanvasProps) {
  const arrowId = useId();
  return (
    <Root viewBox={`0 0 ${canvasWidth[size]} ${canvas.height}`} aria-hidden>
      <defs>
        <marker
          id={arrowId}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0.5 L8 4 L0 7.5 Z" fill="context-stroke" />
        </marker>
      </defs>
      {canvas.shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} scope={scope} arrowId={arrowId} />
      ))}
    </Root>
  );
}

interface DrawnProps {
  readonly shape: Shape;
  readonly scope: Scope;
  readonly arrowId: string;
}

function Drawn({ shape, scope, arrowId }: DrawnProps) {
  switch (shape.shape) {
    case 'rect':
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
          fill={color[shape.fill]}
        />
      );
    case 'circle':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={color[shape.fill]} />;
    case 'line':
      return (
        <polyline
          points={shape.points.map((point) => point.join(',')).join(' ')}
          fill="none"
          stroke={color[shape.stroke]}
          strokeWidth={shape.width ?? 1.5}
          markerEnd={shape.isArrow === true ? `url(#${arrowId})` : undefined}
        />
      );
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          textAnchor={shape.align ?? 'start'}
          fontSize={shape.size ?? 13}
          fontWeight={shape.isStrong === true ? weight.strong : undefined}
          fill={color[shape.fill ?? 'text']}
        >
          {fillText(shape.text, scope)}
        </text>
      );
  }
}

const Root = styled.svg`
  ${boxStyle({ width: '100%', height: 'auto' })}
  print-color-adjust: exact;

  text {
    ${tabular}
  }
`;
