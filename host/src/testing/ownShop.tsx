import { createShopList, type Shop } from '@back-office/shared/shop';
import type { CheckedBackup, CheckedShop } from '@back-office/shared/shop/backup';
import { shopsKey } from '@back-office/shared/state';
import { samplePage, type PageShop } from '../shops/pageShop';

export const bakery: Shop = {
  id: 'corner-bakery-k3f1',
  name: 'Corner Bakery',
  source: 'browser',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  dayStart: 180,
  locale: 'de-DE',
};

/** A checked backup with one shop, of which it has what `content` says. */
export function backupOf(shop: Shop, content: Partial<CheckedShop> = {}): CheckedBackup {
  return {
    format: 'back-office-backup',
    schema: 1,
    created: '2026-02-03T04:05:06Z',
    product: '1.0.0',
    shops: 1,
    contents: [
      {
        ...{ shop: { ...shop }, parts: [], manifest: undefined, transactions: 0, damagedRecords: 0, values: new Map() },
        ...content,
      },
    ],
  };
}

/** Lists shops as if they had been added in this browser. */
export function storeShops(...shops: readonly Shop[]): void {
  localStorage.setItem(shopsKey, JSON.stringify(shops));
  // Tells the list of the page, as another tab does.
  window.dispatchEvent(new StorageEvent('storage', { key: shopsKey, storageArea: localStorage }));
}

export const storedShops = () => createShopList();

/** A page of a shop, and the addresses that it was left for. */
export function pageOf(shop: Shop): PageShop & { readonly left: readonly string[] } {
  const left: string[] = [];
  return { ...samplePage, shop, left, openPage: (address) => left.push(address) };
}
