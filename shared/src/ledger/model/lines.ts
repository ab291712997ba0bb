import type { Cents } from '@back-office/shared/format';
import { split } from './amounts';
import type { BasketLine } from './basket';
import type { Transaction } from './transaction';

/** A line of a row's basket with its money. */
export interface TransactionLine extends BasketLine {
  /** Positive; of item sales, or of returns where the line came back. Zero on deposits and refunds by amount. */
  readonly amount: Cents;
}

/** The lines add up to `itemSales`, the returned ones to `returns`. */
export function linesOf({ basket, itemSales, returns }: Transaction): readonly TransactionLine[] {
  return [
    ...priced(
      basket.filter((line) => !line.isReturned),
      itemSales,
    ),
    ...priced(
      basket.filter((line) => line.isReturned),
      returns,
    ),
  ];
}

function priced(basket: readonly BasketLine[], amount: Cents): readonly TransactionLine[] {
  const amounts = split(
    amount,
    basket.map(({ item, quantity }) => item.price * quantity),
  );
  return basket.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }));
}
