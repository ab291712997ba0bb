import type { Cents } from '@back-office/shared/format';
import { listPrice, type LineItem } from './lines';

/** What a line item is of its transaction. Transactions with the same basket have the same shares. */
export interface BasketShare {
  /** `undefined` for a transaction without items, which is one share. */
  readonly lineItem: LineItem | undefined;
  /** Part of the returned amount. */
  readonly returned: SharePart;
  /** Part of every other amount. */
  readonly other: SharePart;
}

/** From and to on a scale of `whole`, so that the parts of an amount add up to it. */
export interface SharePart {
  readonly from: number;
  readonly to: number;
  readonly whole: number;
}

const all: SharePart = { from: 0, to: 1, whole: 1 };

/** The share of a whole transaction. */
const wholeShare: BasketShare = { lineItem: undefined, returned: all, other: all };

const knownShares = new WeakMap<readonly LineItem[], readonly BasketShare[]>();

/**
 * Divides the amounts of a transaction among its items by list price: returns among the returned items, everything else
 * among the sold ones. Reports split each transaction, so that the same items have the same figures however they are
 * grouped.
 */
export function basketShares(basket: readonly LineItem[]): readonly BasketShare[] {
  const known = knownShares.get(basket);
  if (known) return known;
  const isReturned = (lineItem: LineItem) => lineItem.isReturned === true;
  const isSold = (lineItem: LineItem) => !isReturned(lineItem);
  const returned = partsOf(basket, basket.some(isReturned) ? isReturned : isSold);
  const other = partsOf(basket, basket.some(isSold) ? isSold : isReturned);
  const shares = basket.map((lineItem, index) => ({
    lineItem,
    returned: returned[index] ?? all,
    other: other[index] ?? all,
  }));
  const found = shares.length > 0 ? shares : [wholeShare];
  knownShares.set(basket, found);
  return found;
}

/** The part of an amount of the transaction that belongs to a share, in whole cents. */
export function partOf(amount: Cents, { from, to, whole }: SharePart): Cents {
  if (amount === 0 || from === to) return 0;
  return cut(amount, to, whole) - cut(amount, from, whole);
}

function cut(amount: Cents, weight: number, whole: number): Cents {
  if (weight === whole) return amount;
  // `+ 0` turns negative zero into zero.
  return weight === 0 ? 0 : Math.trunc((amount * weight) / whole) + 0;
}

function partsOf(basket: readonly LineItem[], takesPart: (lineItem: LineItem) => boolean): readonly SharePart[] {
  // A free item counts as one cent, so that a basket of free items can be divided too.
  const weights = basket.map((lineItem) => (takesPart(lineItem) ? Math.max(1, listPrice(lineItem)) : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let to = 0;
  return weights.map((weight) => {
    const from = to;
    to += weight;
    return { from, to, whole };
  });
}
