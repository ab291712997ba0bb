import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The gallery and the components share one path, so the shell hears nothing of a move between them, and embedded there
 * is no shell. A move starts at the top of the area, unless by Back or Forward, which restore their own place; and when
 * the pressed link is gone, the page has the focus.
 */
export function usePageStart(name: string | null) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  const isBack = useRef(false);

  useEffect(() => {
    const note = () => {
      isBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const element = page.current;
    // What stands above an embedded area is not scrolled to.
    const isAbove = element !== null && element.getBoundingClientRect().top < 0;
    if (isAbove && !isBack.current) element.scrollIntoView({ block: 'start' });
    isBack.current = false;
    const root = element?.getRootNode();
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (focused === null || focused === document.body) element?.focus({ preventScroll: true });
  }, [name]);

  return page;
}
