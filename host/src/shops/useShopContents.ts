import { useEffect, useState } from 'react';
import { photoDatabase } from '@back-office/shared/photos';
import type { Shop } from '@back-office/shared/shop';
import type { AskedOwners } from '@back-office/shared/state';
import { countTransactions } from './countTransactions';
import { shopContents, type ShopContent } from './shopContents';

async function countPhotos(namespace: string): Promise<number> {
  return (await photoDatabase.load()).countPhotos(namespace);
}

/** What this browser has of a shop; `undefined` until it is counted. `ask`, the same while it is, asks the apps what they store. */
export function useShopContents(shop: Shop, ask: () => Promise<AskedOwners>): readonly ShopContent[] | undefined {
  const [contents, setContents] = useState<readonly ShopContent[]>();
  useEffect(() => {
    let isShown = true;
    void shopContents(shop, { ask, countTransactions, countPhotos }).then((found) => isShown && setContents(found));
    return () => {
      isShown = false;
    };
  }, [shop, ask]);
  return contents;
}
