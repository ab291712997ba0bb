import { useEffect, useRef } from 'react';
import { listen } from '@back-office/shared/loading';
import { useLocation } from '@back-office/shared/router';
import { screenOfTitle } from '@back-office/shared/routes';
import { VisuallyHidden, focusHeading, isNothingFocused } from '@back-office/shared/ui';

/** How often the title is looked at, in ms: a screen sets it when its code is there. */
const titlePause = 400;
/** How often the title of the screen before is taken for that: it may stay while the next one loads, or be the title of both. */
const looksAtOldTitle = 5;

/** A failure panel announces itself. */
const announcesItself = '[data-error-screen] [role=alert]';

/**
 * After navigation to another path: scrolls to the top and, when the screen is there, announces it once. If the link that
 * was pressed is gone, the heading gets the focus, so that screen readers read it and Tab continues from there; otherwise
 * the title is announced politely.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const region = useRef<HTMLSpanElement>(null);
  const first = useRef(pathname);
  /** The title of the screen that was there last. */
  const before = useRef('');
  const isBack = useRef(false);

  // Back and forward restore their own scroll position.
  useEffect(() => listen(window, { popstate: () => (isBack.current = true) }), []);

  useEffect(() => {
    const isFirst = first.current === pathname;
    if (!isFirst) {
      first.current = '';
      if (!isBack.current) window.scrollTo(0, 0);
    }
    isBack.current = false;
    let looks = 0;
    const timer = setInterval(() => {
      const { title } = document;
      const hasPanel = document.querySelector(announcesItself) !== null;
      if (!hasPanel && (screenOfTitle(title) === undefined || (title === before.current && ++looks < looksAtOldTitle)))
        return;
      clearInterval(timer);
      before.current = title;
      if (isFirst || hasPanel) return;
      if (isNothingFocused(document.body)) focusHeading(document.body);
      else region.current?.replaceChildren(title);
    }, titlePause);
    return () => clearInterval(timer);
  }, [pathname]);

  return <VisuallyHidden ref={region} aria-live="polite" />;
}
