import type { Shop } from '@back-office/shared/shop';
import { createShopStore, type Manifest } from '@back-office/shared/shop/store';

/** How many transactions this browser has of a shop. Rejects if the list of what it has is damaged. */
export async function countTransactions({ id, source }: Pick<Shop, 'id' | 'source'>): Promise<number> {
  if (source !== 'browser') return 0;
  const store = createShopStore(id);
  try {
    return transactionsIn(await store.manifest());
  } finally {
    store.close();
  }
}

export function transactionsIn({ months }: Manifest): number {
  return months.reduce((sum, { counts }) => sum + counts.transactions, 0);
}
