import type { LedgerColumns } from '../../ledger/columns/columns';
import { knownAmounts, type KnownAmount } from '../../ledger/catalog/measure';
import { measuresWithout } from '../../ledger/catalog/unknownReason';
import type { ShopFacts } from '../../shop/store/manifest';

/** Collects which figures some transactions lack, for what a shop says of itself. */
export function createUnknownFacts() {
  const missing = new Set<KnownAmount>();
  const held = new Set<KnownAmount>();
  return {
    add({ amounts, length }: LedgerColumns) {
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
