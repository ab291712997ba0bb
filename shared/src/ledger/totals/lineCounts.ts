import type { Transaction } from '../model/transaction';

/** How many rows contribute to each line of a sales report: those where its amount is not zero. */
export function lineCounts(rows: readonly Transaction[]): Readonly<Record<SalesLine, number>> {
  const counts = Object.fromEntries(lineNames.map((name) => [name, 0])) as Record<SalesLine, number>;
  for (const row of rows) {
    for (const name of lineNames) if (isOnLine[name](row)) counts[name] += 1;
  }
  return counts;
}

const isOnLine = {
  grossSales: (row: Transaction) => row.grossSales !== 0,
  items: (row: Transaction) => row.itemSales !== 0,
  serviceCharges: (row: Transaction) => row.serviceCharges !== 0,
  returns: (row: Transaction) => row.returns !== 0,
  discountsAndComps: (row: Transaction) => row.discounts + row.comps !== 0,
  netSales: (row: Transaction) => row.netSales !== 0,
  giftCardSales: (row: Transaction) => row.giftCardSales !== 0,
  taxes: (row: Transaction) => row.taxes !== 0,
  tips: (row: Transaction) => row.tips !== 0,
  totalSales: (row: Transaction) => row.netSales + row.giftCardSales + row.taxes + row.tips !== 0,
  partialRefunds: (row: Transaction) => row.partialRefunds !== 0,
  deferredSales: (row: Transaction) => row.depositCollected !== 0 || row.depositRedeemed !== 0,
  totalPaymentsCollected: (row: Transaction) => row.totalCollected !== 0,
  fees: (row: Transaction) => row.fee !== 0,
} as const;

export type SalesLine = keyof typeof isOnLine;
const lineNames = Object.keys(isOnLine) as readonly SalesLine[];
