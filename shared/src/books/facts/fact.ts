import type { SoldItemFacts } from '../../ledger/columns/columns';

/**
 * What a row of an export says of a transaction: of the transaction as a whole (`order`), of one of its items (`line`) or
 * of one of its payments (`payment`). Several facts, also of several files, make one transaction.
 */
export interface Fact {
  readonly role: Role;
  /** Id of the transaction in its source. Facts with the same one belong together. */
  readonly id: string;
  /** Identifies this fact in its source, where the source has such an id: a newer export replaces the fact with the same. */
  readonly key?: string;
  readonly at?: LocalTime | undefined;
  readonly texts?: Readonly<Partial<Record<FactText, string>>>;
  readonly item?: SoldItemFacts;
  /** In the smallest unit of the currency. What is missing, the file does not say. */
  readonly amounts: Readonly<Partial<Record<FactAmount, number | undefined>>>;
}

export const roles = ['order', 'line', 'payment'] as const;
export type Role = (typeof roles)[number];

/** A time as an export writes it. */
export interface LocalTime {
  /** Date and time as written, as epoch milliseconds in UTC. */
  readonly wall: number;
  /** An IANA name, `UTC`, or an offset such as `-04:00`; `''` in the time of the shop; `date` for a day without a time. */
  readonly zone: string;
}

/**
 * Amounts of a fact. Of orders: the same as those of a transaction, deductions positive. Of lines: `gross` and `tax` are
 * negative for returned items, `discount` and `comp` positive if they lower the price. Of payments: `paid`, `tips`, `fee`.
 * `count` is how many sales a row is the sum of. `foreignPaid` and what was left of it after the fee, `foreignNet`, are in
 * another currency, of which `convertedNet` came in.
 */
export const factAmounts = [
  'itemSales',
  'serviceCharges',
  'returns',
  'discounts',
  'comps',
  'netSales',
  'giftCardSales',
  'taxes',
  'tips',
  'partialRefunds',
  'depositCollected',
  'depositRedeemed',
  'giftCardRedeemed',
  'totalCollected',
  'fee',
  'quantity',
  'gross',
  'discount',
  'comp',
  'tax',
  'cost',
  'paid',
  'foreignPaid',
  'foreignNet',
  'convertedNet',
  'count',
] as const;
export type FactAmount = (typeof factAmounts)[number];

export const factTexts = [
  'type',
  'kind',
  'description',
  'tender',
  'method',
  'status',
  'channel',
  'source',
  'device',
  'deviceNickname',
  'location',
  'staff',
  'customerId',
  'customerName',
  'refundOf',
  'refundReason',
  /** Why the whole transaction is no sale, such as an order that was canceled before it was paid. */
  'void',
  /**
   * Set if `partialRefunds` is a sum of refunds, with the day of the last one or of none: refunds of other files take its
   * place, those that name this transaction, or of one that is a refund itself, its sale.
   */
  'undatedRefunds',
  /** `needed` by an amount in another currency, `given` by what came in for it. */
  'conversion',
] as const;
export type FactText = (typeof factTexts)[number];
