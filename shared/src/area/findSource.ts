import type { AreaServices } from '@back-office/shared/contract';
import type { FoundSource } from './lent';

/** Finds a ledger that the page lends, or else the shop of this id in this browser; without both, the sample. */
export async function findSource(ledger: AreaServices['ledger'], shopId: string | undefined): Promise<FoundSource> {
  if (!ledger && shopId !== undefined) {
    const { lentShop } = await import(/* webpackChunkName: "own-shop" */ '../shop/opened/lentShop');
    return lentShop(shopId);
  }
  const { formatOf } = await import('../ledger/port/lentFormat');
  return { format: await formatOf(ledger), open: () => ({ ledger }) };
}
