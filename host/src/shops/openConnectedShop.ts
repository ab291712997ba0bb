import { setPageFormat } from '@back-office/shared/format';
import type { Shop } from '@back-office/shared/shop';
import { formatOfShop } from '@back-office/shared/shop/opened';
import { httpDocuments, httpLedger, type HttpDocuments, type HttpLedger } from '@back-office/shared/ledger/http';
import { bearer, serverToken } from '../connect/serverTokens';

export interface ConnectedShop {
  readonly ledger: HttpLedger;
  readonly documents: HttpDocuments;
}

/**
 * Opens a shop behind a server before the first render, as `openOwnShop` does; the server need not answer for it. The
 * token is read again for each question.
 */
export async function openConnectedShop(shop: Shop): Promise<ConnectedShop> {
  setPageFormat(await formatOfShop(shop));
  const connection = { url: shop.server ?? '', headers: () => bearer(serverToken(shop.id)) };
  return { ledger: httpLedger(connection), documents: httpDocuments(connection) };
}
