import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The gallery and the components share one path, so the shell hears nothing of a move between them. It starts at the
 * top, unless by Back or Forward, which restore their own place; and when the pressed link is gone, the page has the
 * focus.
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
    if (!isBack.current) window.scrollTo(0, 0);
    isBack.current = false;
    const root = page.current?.getRootNode();
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    if (focused === null || focused === document.body) page.current?.focus({ preventScroll: true });
  }, [name]);

  return page;
}
