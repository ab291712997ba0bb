import { completeFormat, currencyDecimals, setPageFormat } from '@back-office/shared/format';
import type { Shop } from '@back-office/shared/shop';
import { openShopLedger, type ShopLedger } from '@back-office/shared/shop/store';

/** Before the first render: sets how the page writes amounts, days and numbers, and opens the figures of the shop. */
export async function openOwnShop({ id, name, currency, timeZone, dayStart, locale }: Shop): Promise<ShopLedger> {
  setPageFormat(await completeFormat({ currency, timeZone, dayStart, locale }));
  const decimals = currencyDecimals(currency);
  return openShopLedger({ id, name, currency: { code: currency, decimals }, timeZone, dayStart });
}
