import { completeFormat, currencyDecimals, setPageFormat, type PageFormat } from '@back-office/shared/format';
import { openShopLedger, type ShopLedger } from '@back-office/shared/shop/store';
import type { Shop } from '../shopRecord';

/** How a page writes amounts, days and numbers of a shop. */
export function formatOfShop({ currency, timeZone, dayStart, locale }: Shop): Promise<PageFormat> {
  return completeFormat({ currency, timeZone, dayStart, locale });
}

/** The figures of a shop of this browser. The format of the page must be that of the shop by then. */
export function openLedgerOf({ id, name, currency, timeZone, dayStart }: Shop): Promise<ShopLedger> {
  const decimals = currencyDecimals(currency);
  return openShopLedger({ id, name, currency: { code: currency, decimals }, timeZone, dayStart });
}

/** Before the first render: sets how the page writes amounts, days and numbers, and opens the figures of the shop. */
export async function openOwnShop(shop: Shop): Promise<ShopLedger> {
  setPageFormat(await formatOfShop(shop));
  return openLedgerOf(shop);
}
