import { useSyncExternalStore } from 'react';
import { hasFigures } from '../routes/routes';
import { addLedgerParams, pageLedgerParams } from '../url/url';

/** The address a menu item leads to. For a screen with figures it carries the revision and the seed of this page. */
export function useMenuLink(path: string): string {
  const page = pageLedgerParams();
  const params = useSyncExternalStore(page.subscribe, page.read);
  return hasFigures(path) ? addLedgerParams(path, params) : path;
}
