import { useEffect } from 'react';
import { array, object, string } from 'valibot';
import { useLocation } from '@back-office/shared/router';
import { documentTitle, screenOfTitle } from '@back-office/shared/routes';
import { createStoredValue, type StoredValue } from '@back-office/shared/state';

export interface RecentPlace {
  readonly path: string;
  readonly title: string;
}

const maxStored = 12;

/** Adds the screen at `path`. A screen is listed once, with its last address, the latest screen first. */
export function recordPlace(path: string, pageTitle: string): void {
  const title = screenOfTitle(pageTitle);
  if (title === undefined) return;
  const place = { path, title };
  const others = readPlaces().filter((other) => pathnameOf(other.path) !== pathnameOf(path));
  // If there is no room, the place is only not remembered.
  stored()?.write([place, ...others].slice(0, maxStored));
}

/** Milliseconds that a screen has to draw and set its title, and how often it is looked at. */
const titlePause = 1_000;
const maxLooks = 8;

/** Records every screen that the merchant visits. */
export function useRecentPlaces(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const [last] = readPlaces();
      const isOtherScreen = last !== undefined && pathnameOf(last.path) !== pathname;
      // While a slow screen loads, the document still has the title of the one before.
      const isOldTitle = isOtherScreen && document.title === documentTitle(last.title);
      if (isOldTitle && looks < maxLooks) return;
      clearInterval(timer);
      const isError = document.querySelector('[data-error-screen]') !== null;
      if (!isOldTitle && !isError) recordPlace(`${pathname}${search}`, document.title);
    }, titlePause);
    return () => clearInterval(timer);
  }, [pathname, search]);
}

/** The screens visited in this session, the latest first. */
export function readPlaces(): readonly RecentPlace[] {
  return stored()?.read() ?? [];
}

let value: StoredValue<readonly RecentPlace[]> | undefined;

/** `undefined` if the browser blocks its session storage. */
function stored() {
  try {
    return (value ??= createStoredValue<readonly RecentPlace[]>({
      key: 'back-office:recent',
      schema: array(object({ path: string(), title: string() })),
      fallback: [],
      storage: window.sessionStorage,
    }));
  } catch {
    return undefined;
  }
}

export function pathnameOf(path: string) {
  return path.split('?')[0];
}
