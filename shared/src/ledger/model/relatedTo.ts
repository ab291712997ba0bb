import type { Transaction } from './transaction';
import type { RelatedRows } from '../sample/relatedRows';

/**
 * How a transaction, the one that it refers to and those that refer to it belong together. One that redeems a deposit and
 * refers to the one that collected it completes it; other references are refunds.
 */
export function relatedTo(
  row: Transaction,
  origin: Transaction | undefined,
  later: readonly Transaction[],
): RelatedRows {
  const isCompletion = (one: Transaction, of: Transaction) =>
    isPositive(one.depositRedeemed) && isPositive(of.depositCollected);
  const isOfDeposit = origin !== undefined && isCompletion(row, origin);
  return {
    sale: isOfDeposit ? undefined : origin,
    refunds: later.filter((each) => !isCompletion(each, row)),
    deposit: isOfDeposit ? origin : undefined,
    completion: later.find((each) => isCompletion(each, row)),
    giftCards: [],
    giftCardUses: [],
  };
}

function isPositive(amount: Transaction['amount']): boolean {
  return typeof amount === 'number' && amount > 0;
}
