import { completeFormat, currencyDecimals, setPageFormat } from '@back-office/shared/format';
import type { Shop } from '@back-office/shared/shop';
import { httpLedger, type HttpLedger } from '@back-office/shared/ledger/http';
import { openShopLedger, type ShopLedger } from '@back-office/shared/shop/store';
import { bearer, serverToken } from '../connect/serverTokens';

/** Before the first render: sets how the page writes amounts, days and numbers, and opens the figures of the shop. */
export async function openOwnShop({ id, name, currency, timeZone, dayStart, locale }: Shop): Promise<ShopLedger> {
  setPageFormat(await completeFormat({ currency, timeZone, dayStart, locale }));
  const decimals = currencyDecimals(currency);
  return openShopLedger({ id, name, currency: { code: currency, decimals }, timeZone, dayStart });
}

/** The same for a shop behind a server, which need not answer for it. The token is read anew for each question. */
export async function openConnectedShop({
  id,
  server = '',
  currency,
  timeZone,
  dayStart,
  locale,
}: Shop): Promise<HttpLedger> {
  setPageFormat(await completeFormat({ currency, timeZone, dayStart, locale }));
  return httpLedger({ url: server, headers: () => bearer(serverToken(id)) });
}
