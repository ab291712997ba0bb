import { samplePageFormat } from '@back-office/shared/format';
import type { FoundSource } from '../../area/lent';
import { shopList } from '../shopList';
import { shopNamespace } from '../shopRecord';
import { formatOfShop, openLedgerOf } from './openOwnShop';
import { StorageNotices } from './StorageNotices';

/** A shop that was added in the product at the origin of the page, for an embedded area. Without one, the sample. */
export async function lentShop(id: string): Promise<FoundSource> {
  const shop = shopList()
    .read()
    .find((each) => each.id === id && each.source === 'browser');
  if (!shop) return { format: samplePageFormat, open: () => ({ ledger: undefined }) };
  return {
    format: await formatOfShop(shop),
    async open() {
      const ledger = await openLedgerOf(shop);
      const notices = <StorageNotices shopId={id} stored={ledger} />;
      return { ledger, shop, storageNamespace: shopNamespace(shop), notices, close: ledger.close };
    },
  };
}
