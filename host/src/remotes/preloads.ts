import { isUnder } from '@back-office/shared/routes';
import type { Row } from './row';

/**
 * Asks the browser to fetch an area's files ahead, under the hashes they will be checked against. Each file once; the
 * files of the area itself are skipped when it is `loaded`, those of one screen are not. Of the prefixes that match the
 * longest is the screen: below `/items/library` nothing of `/items` is wanted. `boot.js` follows the same rule.
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
  const asked = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  if (asked.some((link) => link.href === href)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
