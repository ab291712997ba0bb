import { capitalized } from '@back-office/shared/format';
import type { Fact, LocalTime } from '../facts/fact';

interface Movement {
  readonly id: string;
  readonly at: LocalTime | undefined;
  /** `charge`, `payment`, `refund`, `dispute`, `fee` … in the words of Stripe. */
  readonly category: string;
  /** Negative if money went back to the customer. */
  readonly amount: number;
  /** Positive if it was taken; `undefined` if the file does not say. */
  readonly fee: number | undefined;
  readonly refundOf?: string;
  readonly texts?: Fact['texts'];
}

/** What a payment provider charges by itself, such as for billing. */
function isFee(category: string): boolean {
  return /fee|network_cost|contribution|climate|^tax$/.test(category);
}

/**
 * A movement of money in an account of a payment provider: what was collected and its fee. What it was for is not in these
 * files, so that sales, taxes and tips are unknown. Refunds, disputes and adjustments are refunds by amount.
 */
export function movementFacts({ id, at, category, amount, fee, refundOf = '', texts }: Movement): readonly Fact[] {
  if (isFee(category)) {
    const taken = (fee ?? 0) - amount;
    return [
      {
        role: 'order',
        id,
        key: id,
        at,
        texts: { ...texts, kind: 'Fee', type: taken < 0 ? 'refund' : 'sale' },
        amounts: { ...nothingSold, partialRefunds: 0, totalCollected: 0, fee: taken },
      },
    ];
  }
  const isCharge = /charge|payment/.test(category) && amount >= 0 && !/refund|dispute|failure/.test(category);
  const fees = fee !== undefined && { fee };
  return [
    {
      role: 'order',
      id,
      key: id,
      at,
      texts: {
        tender: 'Card',
        ...texts,
        type: isCharge ? 'sale' : 'refund',
        kind: isCharge ? 'Sale' : /refund/.test(category) ? 'Other' : sentence(category),
        refundOf,
      },
      amounts: isCharge
        ? { partialRefunds: 0, totalCollected: amount, ...fees }
        : { ...nothingSold, partialRefunds: 0 - amount, totalCollected: amount, ...fees },
    },
  ];
}

/** Of a refund by amount or a fee: what an order would have sold. */
export const nothingSold = {
  itemSales: 0,
  serviceCharges: 0,
  returns: 0,
  discounts: 0,
  comps: 0,
  taxes: 0,
  tips: 0,
  giftCardSales: 0,
  depositCollected: 0,
  depositRedeemed: 0,
} as const;

/** Why an amount of another currency is refused. */
export const otherCurrency = 'The amount is in another currency, and the file does not convert it';
export const otherCurrencies = 'The amounts are in another currency, and the file does not convert them';

/** `chargeback won` as `Chargeback won`. */
export function sentence(words: string): string {
  return capitalized(words.replaceAll('_', ' '));
}
