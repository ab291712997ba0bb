import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';

/**
 * Calls `onOutside` when a press or the focus goes outside. React's event bubbling decides what is inside, because it
 * also passes through portals.
 */
export function useInteractOutside(isOpen: boolean, onOutside: () => void) {
  const pressInside = useRef<Event>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useEffectEvent((event: Event) => {
    if (event !== pressInside.current) onOutside();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: Event) => press(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isOpen]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    onPointerDownCapture: (event: { readonly nativeEvent: Event }) => {
      pressInside.current = event.nativeEvent;
    },
    onFocus: () => clearTimeout(leaving.current),
    onBlur: (event: FocusEvent) => {
      if (isOpen && event.relatedTarget) leaving.current = setTimeout(onOutside);
    },
  };
}
