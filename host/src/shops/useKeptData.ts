import { useEffect } from 'react';
import { hasEdits, onEdit, type Shop } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';

/**
 * Asks the browser to keep the data of this site once a shop has own data, such as sales or items: without that it may clear
 * them when the device runs out of room. Some browsers ask the merchant, so nothing is asked for an empty shop. The settings
 * show the answer.
 */
export function useKeptData(shop: Shop, ledger: Pick<ShopLedger, 'describe'>, version: string): void {
  useEffect(() => {
    const { storage }: Partial<Pick<Navigator, 'storage'>> = navigator;
    if (!storage?.persist) return;
    let isAsked = false;
    const ask = async () => {
      const { days } = await ledger.describe();
      if (isAsked || !(days || hasEdits(shop))) return;
      isAsked = true;
      if (!(await storage.persisted())) await storage.persist();
    };
    const tryToAsk = () =>
      void ask().catch((cause: unknown) => console.warn('The browser could not be asked to keep the data:', cause));
    tryToAsk();
    return onEdit(shop, tryToAsk);
  }, [shop, ledger, version]);
}
