import { createShopList, type Shop } from '@back-office/shared/shop';
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
