import { useEffect } from 'react';
import { array, object, string } from 'valibot';
import { useServices, type Shop } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { documentTitle, screenInShop, screenOfTitle } from '@back-office/shared/routes';
import { createStoredValue, type StoredValue } from '@back-office/shared/state';

export interface RecentPlace {
  readonly path: string;
  readonly title: string;
}

const maxStored = 12;

/** Adds the screen at `path`. A screen is listed once, with its last address, the latest screen first. */
export function recordPlace(path: string, pageTitle: string, namespace = '', shop?: Shop): void {
  const titled = screenOfTitle(pageTitle);
  if (titled === undefined) return;
  const ofShop = screenInShop('', shop);
  const title = titled.endsWith(ofShop) ? titled.slice(0, titled.length - ofShop.length) : titled;
  const place = { path, title };
  const others = readPlaces(namespace).filter((other) => pathnameOf(other.path) !== pathnameOf(path));
  // If there is no room, the place is only not remembered.
  stored(namespace)?.write([place, ...others].slice(0, maxStored));
}

/** Milliseconds that a screen has to draw and set its title, and how often it is looked at. */
const titlePause = 1_000;
const maxLooks = 8;

/** Records every screen that the merchant visits. Each shop has its own. */
export function useRecentPlaces(): void {
  const { storageNamespace, shop } = useServices();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const [last] = readPlaces(storageNamespace);
      const isOtherScreen = last !== undefined && pathnameOf(last.path) !== pathname;
      // While a slow screen loads, the document still has the title of the one before.
      const isOldTitle = isOtherScreen && document.title === documentTitle(screenInShop(last.title, shop));
      if (isOldTitle && looks < maxLooks) return;
      clearInterval(timer);
      const isError = document.querySelector('[data-error-screen]') !== null;
      if (!isOldTitle && !isError) recordPlace(`${pathname}${search}`, document.title, storageNamespace, shop);
    }, titlePause);
    return () => clearInterval(timer);
  }, [pathname, search, storageNamespace, shop]);
}

/** The screens visited in this session, the latest first. */
export function readPlaces(namespace = ''): readonly RecentPlace[] {
  return stored(namespace)?.read() ?? [];
}

const values = new Map<string, StoredValue<readonly RecentPlace[]>>();

/** `undefined` if the browser blocks its session storage. */
function stored(namespace: string) {
  try {
    const known = values.get(namespace);
    if (known) return known;
    const value = createStoredValue<readonly RecentPlace[]>({
      key: 'back-office:recent',
      namespace,
      schema: array(object({ path: string(), title: string() })),
      fallback: [],
      storage: window.sessionStorage,
    });
    values.set(namespace, value);
    return value;
  } catch {
    return undefined;
  }
}

export function pathnameOf(path: string) {
  return path.split('?')[0];
}
