import { notInFiles } from '@back-office/shared/format';
import type { LedgerColumns } from '../../ledger/columns/columns';
import { knownAmounts, knownQuantities, paidFor, type Summand } from '../../ledger/catalog/measure';
import { netSalesOfRows } from '../../ledger/columns/netSales';
import { isWithoutItems } from '../../ledger/columns/sums';
import { measuresNeverKnown, measuresWithout } from '../../ledger/catalog/unknownReason';
import type { ShopFacts } from '../../shop/store/manifest';

/** Collects which figures some transactions lack, for what a shop says of itself. */
export function createUnknownFacts() {
  const missing = new Set<Summand>();
  const held = new Set<Summand>();
  let hasSums = false;
  return {
    add(columns: LedgerColumns) {
      const { amounts, length, texts } = columns;
      hasSums ||= texts.status.values.includes(notInFiles);
      netSalesOfRows(columns)?.forEach((net) => (Number.isNaN(net) ? missing : held).add('netSales'));
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
    facts(): ShopFacts {
      const neverKnown = measuresNeverKnown([...missing], [...held]);
      return {
        unknown: { ...(hasSums && countsOfSums), ...measuresWithout([...missing], [...held]) },
        ...(neverKnown.length > 0 && { neverKnown }),
        feeRules: {},
      };
    },
  };
}

const why = 'Some of your files have the sums of days, not their single sales.';
const countsOfSums = { transactions: why, 'average-net-sale': why, 'sale-count': why, 'average-sale': why };
