import { openedAddress, shopIdIn } from '@back-office/shared/url';
import { shopList, type ShopList } from './shopList';
import { sampleShop, type Shop } from './shopRecord';

/**
 * The shop of this page. The address that the page was opened with decides, for as long as the page is open: another shop
 * is another page. `undefined` if the address names a shop that this browser does not have.
 */
export function pageShop(address = openedAddress(), shops: Pick<ShopList, 'read'> = shopList()): Shop | undefined {
  const id = shopIdIn(address);
  return id === undefined ? sampleShop : shops.read().find((shop) => shop.id === id);
}
