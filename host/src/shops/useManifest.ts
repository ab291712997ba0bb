import { useEffect, useState } from 'react';
import type { Manifest, ShopLedger } from '@back-office/shared/shop/store';

/** What a shop has stored; `undefined` until it is read, and if it cannot be read, which the screens report. */
export function useManifest(stored: Pick<ShopLedger, 'manifest' | 'version'>): Manifest | undefined {
  const [manifest, setManifest] = useState<Manifest>();
  const { version } = stored;
  useEffect(() => {
    let isShown = true;
    void stored.manifest().then(
      (read) => isShown && setManifest(read),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [stored, version]);
  return manifest;
}
