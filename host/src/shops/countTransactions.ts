import type { Shop } from '@back-office/shared/shop';
import { createShopStore, type Manifest } from '@back-office/shared/shop/store';

/** How many transactions are stored for a shop. Rejects if the list of what it has is damaged. */
export async function countTransactions({ id }: Pick<Shop, 'id'>): Promise<number> {
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
