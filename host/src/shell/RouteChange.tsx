import { useEffect, useRef } from 'react';
import { useLocation } from '@back-office/shared/router';
import { VisuallyHidden } from '@back-office/shared/ui';

/** Milliseconds a screen has to set its title before it is announced. */
const titlePause = 400;

/** After navigation to another path: scrolls to the top and announces the title politely. */
export function RouteChange() {
  const { pathname } = useLocation();
  const region = useRef<HTMLSpanElement>(null);
  const first = useRef(pathname);
  const isBack = useRef(false);

  useEffect(() => {
    // Back and forward restore their own scroll position.
    const note = () => {
      isBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    if (!isBack.current) window.scrollTo(0, 0);
    isBack.current = false;
    const timer = setTimeout(() => region.current?.replaceChildren(document.title), titlePause);
    return () => clearTimeout(timer);
  }, [pathname]);

  return <VisuallyHidden ref={region} aria-live="polite" />;
}
