import { isUnder } from '@back-office/shared/routes';
import type { Row } from './row';

/**
 * Makes the browser fetch the files of an area ahead, with the hashes they will be checked against, each file once. For
 * an area that is `loaded` only the files of the screen are fetched. The screen is the longest prefix that matches: below
 * `/items/library` the files of `/items` are not needed. `boot.js` follows the same rule.
 */
export function addPreloads(row: Row, path: string, loaded: boolean): void {
  const screen = row.preload
    .flatMap((file) => (file.path && isUnder(path, file.path) ? [file.path] : []))
    .reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), '');
  const files = row.preload.filter((file) => (file.path ? file.path === screen : !loaded));
  if (!loaded) addPreload(row.entry, row.integrity);
  for (const { href, integrity } of files) addPreload(href, integrity);
}

function addPreload(href: string, integrity: string | undefined): void {
  const requested = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  if (requested.some((link) => link.href === href)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
