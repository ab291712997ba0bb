import type { Layer } from '../reading/layer';
import { indexOfRef, tableOf, type FactRef } from './factRef';

interface Refunded {
  readonly family: string;
  readonly id: string;
  readonly facts: readonly FactRef[];
}

/** What refunds that are transactions themselves have paid back of a sale. */
export interface RefundsOfSales {
  /** Of a sale: then as much of the refunds of its order counts with them. */
  ofSale(family: string, id: string): number;
  /** Of the sale of a refund that is a sum: then as much of that sum is there already. */
  besidesSum(family: string, saleId: string): number;
  /** Whether the refund is a sum that single refunds of other files make up. */
  isMadeUp(refund: Refunded): boolean;
}

/** Finds the refunds of sales among the facts of some files. */
export function createRefunds(layers: readonly Layer[], transactions: readonly Refunded[]): RefundsOfSales {
  const single = new Map<string, number>();
  const summed = new Map<string, number>();
  const read = (ref: FactRef) => {
    const [table, index] = [tableOf(layers, ref), indexOfRef(ref)];
    const amount = table.amountAt('partialRefunds', index);
    return { sale: table.textAt('refundOf', index), amount, isSum: table.textAt('undatedRefunds', index) !== '' };
  };
  if (layers.some(({ facts }) => facts.hasText('refundOf')))
    for (const { family, facts } of transactions)
      for (const ref of facts) {
        const { sale, amount, isSum } = read(ref);
        if (sale === '' || Number.isNaN(amount)) continue;
        const sums = isSum ? summed : single;
        const key = `${family} ${sale}`;
        sums.set(key, (sums.get(key) ?? 0) + amount);
      }
  return {
    ofSale(family, id) {
      // Most files have no refunds.
      if (single.size + summed.size === 0) return 0;
      const key = `${family} ${id}`;
      return Math.max(single.get(key) ?? 0, summed.get(key) ?? 0);
    },
    besidesSum: (family, saleId) => single.get(`${family} ${saleId}`) ?? 0,
    isMadeUp: ({ family, facts }) =>
      summed.size > 0 &&
      facts.every((ref) => {
        const { sale, amount, isSum } = read(ref);
        return isSum && sale !== '' && amount <= (single.get(`${family} ${sale}`) ?? 0);
      }),
  };
}
