import type { LedgerColumns } from '../../ledger/columns/columns';
import { knownAmounts, knownQuantities, paidFor, type Summand } from '../../ledger/catalog/measure';
import { netSalesOfRows } from '../../ledger/columns/netSales';
import { isWithoutItems } from '../../ledger/columns/sums';
import { measuresWithout } from '../../ledger/catalog/unknownReason';
import type { ShopFacts } from '../../shop/store/manifest';

/** Collects which figures some transactions lack, for what a shop says of itself. */
export function createUnknownFacts() {
  const missing = new Set<Summand>();
  const held = new Set<Summand>();
  return {
    add(columns: LedgerColumns) {
      const { amounts, length } = columns;
      if (netSalesOfRows(columns).some(Number.isNaN)) missing.add('netSales');
      for (const amount of knownAmounts) {
        if (missing.has(amount) && held.has(amount)) continue;
        const values = amounts[amount];
        for (let row = 0; row < length; row += 1) (Number.isNaN(values[row]) ? missing : held).add(amount);
      }
      for (const quantity of knownQuantities) {
        if (missing.has(quantity) && held.has(quantity)) continue;
        const paid = amounts[paidFor[quantity]];
        for (let row = 0; row < length; row += 1)
          if (isWithoutItems(columns, row, quantity)) missing.add(quantity);
          else if (paid[row] !== 0) held.add(quantity);
      }
    },
    facts: (): ShopFacts => ({
      unknown: measuresWithout([...missing], [...held]),
      feeRules: {},
    }),
  };
}
