import type { KnownTransaction } from '../model/transaction';

/** What rows add up to by their own account, without the catalog: the figures of screens are checked against it. */
export function salesOf(rows: readonly KnownTransaction[]) {
  const sum = (amountOf: (row: KnownTransaction) => number) => rows.reduce((total, row) => total + amountOf(row), 0);
  return {
    transactions: rows.length,
    grossSales: sum((row) => row.grossSales),
    serviceCharges: sum((row) => row.serviceCharges),
    returns: 0 - sum((row) => row.returns),
    discountsAndComps: 0 - sum((row) => row.discounts + row.comps),
    netSales: sum((row) => row.netSales),
    taxes: sum((row) => row.taxes),
    totalSales: sum((row) => row.netSales + row.giftCardSales + row.taxes + row.tips),
    deferredSales: sum((row) => row.depositCollected - row.depositRedeemed),
    totalPaymentsCollected: sum((row) => row.totalCollected),
    netTotal: sum((row) => row.totalCollected - row.fee),
  };
}
