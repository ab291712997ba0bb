import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { color, media, radius } from '@back-office/shared/theme';

export interface RearrangeHandleProps {
  readonly name: string;
  /** Its place in the order that counts. */
  readonly index: number;
  readonly count: number;
  /** Id of the text that says how it can be moved. */
  readonly hintId: string;
  readonly onGrab: (event: PointerEvent) => void;
  readonly onMove: (to: number) => void;
}

/** Keys on the handle, and where they take the category at `index`. */
const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** What a category is dragged by; keys move it, too. */
export function RearrangeHandle({ name, index, count, hintId, onGrab, onMove }: RearrangeHandleProps) {
  function moveByKey(event: KeyboardEvent) {
    const target = keys[event.key];
    if (!target) return;
    event.preventDefault();
    onMove(target(index, count));
  }
  return (
    <Handle
      type="button"
      aria-label={`Move ${name}`}
      aria-describedby={hintId}
      onPointerDown={onGrab}
      onKeyDown={moveByKey}
    >
      <GripVertical size={16} aria-hidden />
    </Handle>
  );
}

/** It reaches over the gap, so that the mark stands where it stands beside a tick box. */
const Handle = styled.button`
  grid-area: handle;
  display: grid;
  place-items: center;
  width: 32px;
  height: 36px;
  margin-inline-end: -7px;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;

  &:hover {
    background-color: ${color.bgHover};
    color: ${color.text};
  }

  [data-dragging] & {
    cursor: grabbing;
  }

  ${media.phone} {
    width: 40px;
    height: 44px;
    margin-inline-end: -11px;
  }
`;
