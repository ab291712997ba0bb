import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { focusedElement } from '../ui/focus/focus';

/** `passOn` is called when the element is removed while it has the focus: says where the focus continues. */
export function useFocusOnRemoval(element: RefObject<HTMLElement | null>, passOn: () => void): void {
  const onRemoval = useEffectEvent(passOn);
  useLayoutEffect(() => {
    const { current } = element;
    // Runs before the element leaves the page.
    return () => {
      if (current?.contains(focusedElement())) onRemoval();
    };
  }, [element]);
}
