import type { LedgerColumns } from '../../ledger/columns/columns';
import { knownAmounts, type HeldAmount, type KnownAmount } from '../../ledger/catalog/measure';
import { netSalesOfRows } from '../../ledger/columns/netSales';
import { measuresWithout } from '../../ledger/catalog/unknownReason';
import type { ShopFacts } from '../../shop/store/manifest';

/** Collects which figures some transactions lack, for what a shop says of itself. */
export function createUnknownFacts() {
  const missing = new Set<HeldAmount>();
  const held = new Set<KnownAmount>();
  return {
    add(columns: LedgerColumns) {
      const { amounts, length } = columns;
      if (netSalesOfRows(columns).some(Number.isNaN)) missing.add('netSales');
      for (const amount of knownAmounts) {
        if (missing.has(amount) && held.has(amount)) continue;
        const values = amounts[amount];
        for (let row = 0; row < length; row += 1) (Number.isNaN(values[row]) ? missing : held).add(amount);
      }
    },
    facts: (): ShopFacts => ({
      unknown: measuresWithout([...missing], [...held]),
      feeRules: {},
    }),
  };
}
