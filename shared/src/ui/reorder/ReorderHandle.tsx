import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { boxStyle, centered, media, textStyle } from '@back-office/shared/theme';

export interface ReorderHandleProps {
  readonly name: string;
  /** Its position in the list, without a drag that is not finished. */
  readonly index: number;
  readonly count: number;
  /** Id of the text that describes how to move it. */
  readonly hintId: string;
  readonly onGrab: (event: PointerEvent) => void;
  readonly onMove: (to: number) => void;
  readonly className?: string;
}

/** The new index for each key. */
const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves its entry by dragging or with the arrow keys. */
export function ReorderHandle({ name, index, count, hintId, onGrab, onMove, className }: ReorderHandleProps) {
  function moveByKey(event: KeyboardEvent) {
    const target = keys[event.key];
    if (!target) return;
    event.preventDefault();
    onMove(target(index, count));
  }
  return (
    <Handle
      type="button"
      className={className}
      aria-label={`Move ${name}`}
      aria-describedby={hintId}
      onPointerDown={onGrab}
      onKeyDown={moveByKey}
    >
      <GripVertical size={16} aria-hidden />
    </Handle>
  );
}

const Handle = styled.button`
  ${centered}
  ${textStyle({ width: '32px', height: '36px', round: 'md', tone: 'muted' })}
  cursor: grab;
  touch-action: none;

  &:hover {
    ${textStyle({ ground: 'hover', tone: 'text' })}
  }

  [data-dragging] & {
    cursor: grabbing;
  }

  ${media.phone} {
    ${boxStyle({ width: '40px', height: '44px' })}
  }
`;
