import { completeFormat, currencyDecimals, setPageFormat } from '@back-office/shared/format';
import type { Shop } from '@back-office/shared/shop';
import { httpDocuments, httpLedger, type HttpDocuments, type HttpLedger } from '@back-office/shared/ledger/http';
import { openShopLedger, type ShopLedger } from '@back-office/shared/shop/store';
import { bearer, serverToken } from '../connect/serverTokens';

/** Before the first render: sets how the page writes amounts, days and numbers, and opens the figures of the shop. */
export async function openOwnShop({ id, name, currency, timeZone, dayStart, locale }: Shop): Promise<ShopLedger> {
  setPageFormat(await completeFormat({ currency, timeZone, dayStart, locale }));
  const decimals = currencyDecimals(currency);
  return openShopLedger({ id, name, currency: { code: currency, decimals }, timeZone, dayStart });
}

export interface ConnectedShop {
  readonly ledger: HttpLedger;
  readonly documents: HttpDocuments;
}

/** The same for a shop behind a server, which need not answer for it. The token is read anew for each question. */
export async function openConnectedShop({
  id,
  server = '',
  currency,
  timeZone,
  dayStart,
  locale,
}: Shop): Promise<ConnectedShop> {
  setPageFormat(await completeFormat({ currency, timeZone, dayStart, locale }));
  const connection = { url: server, headers: () => bearer(serverToken(id)) };
  return { ledger: httpLedger(connection), documents: httpDocuments(connection) };
}
