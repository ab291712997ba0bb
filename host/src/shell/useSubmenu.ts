import { useState } from 'react';
import { staysOpen, type SubmenuName } from './navigation';

/**
 * Which submenu is slid in. Opened by hand only (a deep link shows the main list) and closed by its back button or by
 * going to a path it does not cover.
 */
export function useSubmenu(pathname: string): [SubmenuName | undefined, (submenu: SubmenuName | undefined) => void] {
  const [submenu, setSubmenu] = useState<SubmenuName>();
  const [seenPath, setSeenPath] = useState(pathname);
  if (pathname !== seenPath) {
    setSeenPath(pathname);
    if (submenu && !staysOpen(submenu, pathname)) setSubmenu(undefined);
  }
  return [submenu, setSubmenu];
}
