import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/**
 * Pointer and keyboard over the marks of a chart, which carry their place as `data-place`. Tab reaches one of them, the
 * arrow keys, Home and End move on from there. `shown` is the mark to tell about: under the pointer, else focused.
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
    event.currentTarget.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
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
      onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && setHovered(placeOf(event.target)),
      onPointerLeave: () => setHovered(undefined),
      // A tap is a wish to read; not every browser focuses parts of a drawing by itself.
      onClick: (event: MouseEvent) => markOf(event.target)?.focus({ preventScroll: true }),
      onFocus(event: FocusEvent) {
        const place = placeOf(event.target);
        setFocused(place);
        if (place !== undefined) setRoving(place);
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
  return target instanceof Element ? target.closest<SVGElement>('[data-place]') : null;
}

function placeOf(target: EventTarget): number | undefined {
  const place = markOf(target)?.dataset['place'];
  return place === undefined ? undefined : Number(place);
}
