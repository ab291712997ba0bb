import type { Cents } from '@back-office/shared/format';
import type { LineItem, SoldItem, Transaction } from '@back-office/shared/ledger';
import type { LineSource } from './definition';

/** A transaction, or one of its items with its part of every amount. */
export interface LedgerLine {
  readonly row: Transaction;
  readonly share: LineShare;
}

/** What a line is of its transaction. Transactions with the same basket use the same shares. */
export interface LineShare {
  /** `undefined` for whole transactions, and for those without items. */
  readonly lineItem: LineItem | undefined;
  /** Part of the returned amount. */
  readonly returned: Part;
  /** Part of every other amount. */
  readonly other: Part;
}

/** From and to on a scale of `whole`, so that the parts of an amount, rounded down, add up to it. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly whole: number;
}

const all: Part = { from: 0, to: 1, whole: 1 };
const wholeShare: LineShare = { lineItem: undefined, returned: all, other: all };

/**
 * The lines of transactions, in their order. Amounts are split among the items of a transaction by list price: returns
 * among the returned items, everything else among the sold ones.
 */
export function ledgerLines(rows: readonly Transaction[], source: LineSource): readonly LedgerLine[] {
  if (source === 'transactions') return rows.map((row) => ({ row, share: wholeShare }));
  const lines: LedgerLine[] = [];
  for (const row of rows) for (const share of sharesOf(row.basket)) lines.push({ row, share });
  return lines;
}

/** The part of an amount of the transaction that belongs to the line. */
export function partOf(amount: Cents, { from, to, whole }: Part): Cents {
  if (amount === 0 || from === to) return 0;
  return cut(amount, to, whole) - cut(amount, from, whole);
}

function cut(amount: Cents, weight: number, whole: number): Cents {
  if (weight === whole) return amount;
  // `+ 0` turns negative zero into zero.
  return weight === 0 ? 0 : Math.trunc((amount * weight) / whole) + 0;
}

const sharesOfBasket = new WeakMap<readonly LineItem[], readonly LineShare[]>();

function sharesOf(basket: readonly LineItem[]): readonly LineShare[] {
  const known = sharesOfBasket.get(basket);
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
  sharesOfBasket.set(basket, found);
  return found;
}

function partsOf(basket: readonly LineItem[], takesPart: (lineItem: LineItem) => boolean): readonly Part[] {
  const weights = basket.map((lineItem) => (takesPart(lineItem) ? weightOf(lineItem) : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let to = 0;
  return weights.map((weight) => {
    const from = to;
    to += weight;
    return { from, to, whole };
  });
}

/** A free item counts as one cent, so that a basket of free items can be split too. */
function weightOf({ item, quantity }: LineItem): number {
  return Math.max(1, item.price * quantity);
}

export function itemOf({ share }: LedgerLine): SoldItem | undefined {
  return share.lineItem?.item;
}
