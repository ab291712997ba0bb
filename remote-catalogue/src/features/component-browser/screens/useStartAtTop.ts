import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the top when the merchant moves between the gallery and a component, and focuses the screen if the link they
 * followed is gone. The shell does not do this because the path stays the same, and an embedded remote has no shell. Back
 * and Forward keep the scroll position the browser restores.
 */
export function useStartAtTop(name: string | null) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  const isBack = useRef(false);

  useEffect(() => {
    const markAsBack = () => {
      isBack.current = true;
    };
    window.addEventListener('popstate', markAsBack);
    return () => window.removeEventListener('popstate', markAsBack);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const element = screen.current;
    // An embedded remote scrolls to its own top, not to the top of the page around it.
    const isAbove = element !== null && element.getBoundingClientRect().top < 0;
    if (isAbove && !isBack.current) element.scrollIntoView({ block: 'start' });
    isBack.current = false;
    const root = element?.getRootNode();
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (focused === null || focused === document.body) element?.focus({ preventScroll: true });
  }, [name]);

  return screen;
}
