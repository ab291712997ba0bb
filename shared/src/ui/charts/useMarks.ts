import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/**
 * Pointer and keyboard for the marks of a chart, which have their index in `data-mark`. Tab reaches one of them; the
 * arrow keys, Home and End move from there. `shown` is the mark to explain: the one under the pointer, or else the
 * focused one.
 */
export function useMarks(count: number) {
  const [roving, setRoving] = useState(0);
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const current = Math.min(roving, count - 1);
  const shown = hovered ?? focused;

  function onKeyDown(event: KeyboardEvent<SVGElement>) {
    const next = nextPlace(event.key, current, count);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setHovered(undefined);
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus();
  }

  return {
    current,
    shown: shown !== undefined && shown < count ? shown : undefined,
    close() {
      setHovered(undefined);
      setFocused(undefined);
    },
    handlers: {
      onKeyDown,
      onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && setHovered(indexOf(event.target)),
      onPointerLeave: () => setHovered(undefined),
      // A tap also focuses the mark; not every browser focuses SVG elements on a tap.
      onClick: (event: MouseEvent) => markOf(event.target)?.focus({ preventScroll: true }),
      onFocus(event: FocusEvent) {
        const index = indexOf(event.target);
        setFocused(index);
        if (index !== undefined) setRoving(index);
      },
      onBlur: () => setFocused(undefined),
    },
  };
}

function nextPlace(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function markOf(target: EventTarget): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>('[data-mark]') : null;
}

function indexOf(target: EventTarget): number | undefined {
  const index = markOf(target)?.dataset['mark'];
  return index === undefined ? undefined : Number(index);
}
