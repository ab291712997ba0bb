import type { Cents } from '@back-office/shared/format';
import type { SoldItem } from '../sample/soldItems';

/** What a row sells, orders or takes back. */
export interface BasketLine {
  readonly item: SoldItem;
  readonly quantity: number;
  /** Came back over the counter, as in a return or an exchange. */
  readonly isReturned?: true;
}

/** Full names, `Sourdough Loaf, 800 g ×2; House Granola`. Names contain commas, so a semicolon parts them. */
export function itemsText(basket: readonly BasketLine[]): string {
  return basket.map(({ item, quantity }) => times(item.name, quantity)).join('; ');
}

/** Short names, `Sourdough Loaf ×2, House Granola`, what comes back after `for`. */
export function basketDescription(basket: readonly BasketLine[]): string {
  const named = (lines: readonly BasketLine[]) =>
    lines.map(({ item, quantity }) => times(shortName(item), quantity)).join(', ');
  const returned = named(basket.filter((line) => line.isReturned));
  const sold = named(basket.filter((line) => !line.isReturned));
  return [sold, returned].filter((part) => part !== '').join(' for ');
}

/** At list price, either what is sold or what comes back. */
export function listValue(basket: readonly BasketLine[], part: 'sold' | 'returned'): Cents {
  return basket.reduce(
    (sum, { item, quantity, isReturned }) =>
      (part === 'returned') === (isReturned ?? false) ? sum + item.price * quantity : sum,
    0,
  );
}

function shortName({ name }: SoldItem) {
  return name.split(',', 1)[0] ?? name;
}

function times(name: string, quantity: number) {
  return quantity === 1 ? name : `${name} ×${quantity}`;
}
