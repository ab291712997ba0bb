import { formatMoney } from '@back-office/shared/format';
import { soldItems } from '@back-office/shared/ledger';
import type { CatalogItem } from './catalogItem';

/** The items that the sample store sells, which the item library offers. */
export const libraryItems: readonly CatalogItem[] = soldItems.map(({ name, category, price, unit, stock, sku }) => ({
  name,
  category,
  price,
  priceText: `${formatMoney(price)}/${unit}`,
  stock,
  sku,
}));

/** The merchant's items, then those of the library that are not among them, by SKU or name. */
export function withLibrary(items: readonly CatalogItem[]): readonly CatalogItem[] {
  const skus = new Set(items.map(({ sku }) => keyOf(sku)).filter((key) => key !== ''));
  const names = new Set(items.map(({ name }) => keyOf(name)));
  return [...items, ...libraryItems.filter(({ sku, name }) => !skus.has(keyOf(sku)) && !names.has(keyOf(name)))];
}

function keyOf(text: string) {
  return text.trim().toLowerCase();
}
