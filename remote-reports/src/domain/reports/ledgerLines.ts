import {
  basketShares,
  wholeShare,
  type BasketShare,
  type LineItem,
  type Transaction,
} from '@back-office/shared/ledger';
import type { LineSource } from './definition';

/** A transaction, or one of its items with its part of every amount. */
export interface LedgerLine {
  readonly row: Transaction;
  readonly share: BasketShare;
}

/** The lines of transactions, in their order. */
export function ledgerLines(rows: readonly Transaction[], source: LineSource): readonly LedgerLine[] {
  if (source === 'transactions') return rows.map((row) => ({ row, share: wholeShare }));
  const lines: LedgerLine[] = [];
  for (const row of rows) for (const share of basketShares(row.basket)) lines.push({ row, share });
  return lines;
}

export function itemOf({ share }: LedgerLine): LineItem['item'] | undefined {
  return share.lineItem?.item;
}
