import type { Cents } from '@back-office/shared/format';
import type { SoldItemFacts } from '../columns/columns';
import { split } from './amounts';
import type { Transaction } from './transaction';

/** An item that a transaction sells, orders or takes back. */
export interface LineItem {
  readonly item: SoldItemFacts;
  readonly quantity: number;
  /** Returned by the customer, in a return or an exchange. */
  readonly isReturned?: true;
}

export interface PricedLineItem extends LineItem {
  /** Positive: part of item sales, or of returns if the item was returned. Zero on deposits and refunds by amount. */
  readonly amount: Cents;
}

/** Sold items first. Their amounts add up to `itemSales`, those of returned items to `returns`. */
export function lineItemsOf({ basket, itemSales, returns }: Transaction): readonly PricedLineItem[] {
  return [...priced(soldItemsOf(basket), itemSales), ...priced(returnedItemsOf(basket), returns)];
}

function priced(basket: readonly LineItem[], amount: Cents): readonly PricedLineItem[] {
  const amounts = split(amount, basket.map(listPrice));
  return basket.map((lineItem, index) => ({ ...lineItem, amount: amounts[index] ?? 0 }));
}

/** List price times quantity. */
export function listPrice({ item, quantity }: LineItem): Cents {
  return item.price * quantity;
}

export function soldItemsOf(basket: readonly LineItem[]): readonly LineItem[] {
  return basket.filter(({ isReturned }) => !isReturned);
}

export function returnedItemsOf(basket: readonly LineItem[]): readonly LineItem[] {
  return basket.filter(({ isReturned }) => isReturned);
}

/** Sum of the list prices. */
export function listValue(basket: readonly LineItem[]): Cents {
  return basket.reduce((sum, lineItem) => sum + listPrice(lineItem), 0);
}

/** Full names, `Sourdough Loaf, 800 g ×2; House Granola`. Semicolons separate them, because names contain commas. */
export function itemsText(basket: readonly LineItem[]): string {
  return basket.map(({ item, quantity }) => withQuantity(item.name, quantity)).join('; ');
}

/** Short names, `Sourdough Loaf ×2, House Granola`. Returned items follow after `for`. */
export function basketDescription(basket: readonly LineItem[]): string {
  return [soldItemsOf(basket), returnedItemsOf(basket)]
    .filter((lineItems) => lineItems.length > 0)
    .map((lineItems) => lineItems.map(({ item, quantity }) => withQuantity(shortName(item), quantity)).join(', '))
    .join(' for ');
}

function shortName({ name }: SoldItemFacts) {
  return name.split(',', 1)[0] ?? name;
}

function withQuantity(name: string, quantity: number) {
  return quantity === 1 ? name : `${name} ×${quantity}`;
}
