import type { Cents, Unknown } from '@back-office/shared/format';
import type { SoldItemFacts } from '../columns/columns';

/** An item that a transaction sells, orders or takes back. */
export interface LineItem {
  readonly item: SoldItemFacts;
  readonly quantity: number;
  /** Returned by the customer, in a return or an exchange. */
  readonly isReturned?: true;
}

/**
 * A line item with what it is of its transaction: as its source knows it, else a part by list price. Zero on deposits and
 * refunds by amount. Service charges belong to no line, so that the net amounts add up to net sales without them.
 */
export interface TransactionLine<Amount = Cents | Unknown> extends LineItem {
  /** Positive: part of item sales, or of returns if the item was returned. */
  readonly gross: Amount;
  readonly discount: Amount;
  readonly comp: Amount;
  readonly tax: Amount;
  /** What is left of gross after discount and comp; negative if the item was returned. */
  readonly net: Amount;
  /** What the items cost the store, where the source knows it. */
  readonly cost?: Amount;
}

/** List price times quantity. */
export function listPrice({ item, quantity }: LineItem): Cents {
  return item.price * quantity;
}

export function soldItemsOf(lines: readonly LineItem[]): readonly LineItem[] {
  return lines.filter(({ isReturned }) => !isReturned);
}

export function returnedItemsOf(lines: readonly LineItem[]): readonly LineItem[] {
  return lines.filter(({ isReturned }) => isReturned);
}

/** Sum of the list prices. */
export function listValue(lines: readonly LineItem[]): Cents {
  return lines.reduce((sum, line) => sum + listPrice(line), 0);
}

/** What is between the items of a text. Semicolons separate full names, because these contain commas. */
export const itemSeparators = { description: ', ', items: '; ' } as const;

/** Full names, `Sourdough Loaf, 800 g ×2; House Granola`. */
export function itemsText(lines: readonly LineItem[]): string {
  return lines.map(fullNameOf).join(itemSeparators.items);
}

/** Short names, `Sourdough Loaf ×2, House Granola`. Returned items follow after `for`. */
export function linesDescription(lines: readonly LineItem[]): string {
  const sold = shortNames(lines, false);
  const returned = shortNames(lines, true);
  if (sold === undefined || returned === undefined) return sold ?? returned ?? '';
  return `${sold} for ${returned}`;
}

/** Of the returned or the other items; `undefined` without any. Put together without lists: there are millions. */
function shortNames(lines: readonly LineItem[], areReturned: boolean): string | undefined {
  let text: string | undefined;
  for (const line of lines) {
    if ((line.isReturned ?? false) !== areReturned) continue;
    const name = shortNameOf(line);
    text = text === undefined ? name : text + itemSeparators.description + name;
  }
  return text;
}

export function fullNameOf({ item, quantity }: Pick<LineItem, 'item' | 'quantity'>): string {
  return withQuantity(item.name, quantity);
}

/** The name up to its first comma. Those of numbers are part of it: `Water 0,5 l`. */
export function shortNameOf({ item: { name }, quantity }: Pick<LineItem, 'item' | 'quantity'>): string {
  const end = name.indexOf(', ');
  return withQuantity(end < 0 ? name : name.slice(0, end), quantity);
}

function withQuantity(name: string, quantity: number) {
  return quantity === 1 ? name : `${name} ×${quantity}`;
}
