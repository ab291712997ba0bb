import { useEffect } from 'react';
import type { ShopLedger } from '@back-office/shared/shop/store';

/**
 * Asks the browser to keep the data of this site once a shop has sales: without that it may clear them when the device
 * runs out of room. Some browsers ask the merchant, so nothing is asked for an empty shop. The settings show the answer.
 */
export function useKeptData(ledger: Pick<ShopLedger, 'describe'>, version: string): void {
  useEffect(() => {
    const { storage }: Partial<Pick<Navigator, 'storage'>> = navigator;
    if (!storage?.persist) return;
    const ask = async () => {
      const { days } = await ledger.describe();
      if (days && !(await storage.persisted())) await storage.persist();
    };
    ask().catch((cause: unknown) => console.warn('The browser could not be asked to keep the data:', cause));
  }, [ledger, version]);
}
