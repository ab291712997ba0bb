import { formatMoney, type Cents } from '@back-office/shared/format';
import { soldItems } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';

/** An item as the assistant knows it. */
export interface CatalogItem {
  readonly name: string;
  readonly category: string;
  /** `undefined` if the price cannot be read. */
  readonly price: Cents | undefined;
  /** As it is shown, `$9.50/ea`. */
  readonly priceText: string;
  /** `-` if it is not counted. */
  readonly stock: number | '-';
  readonly sku: string;
  readonly variations?: readonly CatalogVariation[];
  /** What one unit costs the shop; missing if that is unknown. Of an item with variations, they have their own. */
  readonly cost?: Cents;
  /** How much is at each location; missing if it is not counted, or nobody said where it is. */
  readonly stockAt?: ReadonlyMap<string, number>;
  /** Its id in the item list; missing for an item of the sample library that is not in the list. */
  readonly id?: string | undefined;
}

export interface CatalogVariation {
  /** Its choices: Large, Red. */
  readonly values: readonly string[];
  readonly sku: string;
  readonly stock: number | '-';
  readonly price?: Cents;
  readonly cost?: Cents;
}

/** Whether the cost of anything is known. */
export function hasCosts(catalog: readonly CatalogItem[]): boolean {
  return catalog.some(
    ({ cost, variations = [] }) => cost !== undefined || variations.some((variation) => variation.cost !== undefined),
  );
}

/** The address of an item: its form if it is in the list, otherwise the library that offers it. */
export function itemPath({ id }: CatalogItem): string {
  return id === undefined ? paths.itemLibrary() : `${paths.items()}?${new URLSearchParams({ item: id }).toString()}`;
}

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

type FindItem = (name: string, sku?: string) => CatalogItem | undefined;

/** A list may have 100,000 items. */
const finders = new WeakMap<readonly CatalogItem[], FindItem>();

/** Finds the item that a sale names: by SKU, else by name, with or without the choices of a variation. */
export function soldItemFinder(catalog: readonly CatalogItem[]): FindItem {
  const find = finders.get(catalog) ?? finderOf(catalog);
  finders.set(catalog, find);
  return find;
}

function finderOf(catalog: readonly CatalogItem[]): FindItem {
  const bySku = new Map<string, CatalogItem>();
  const byName = new Map<string, CatalogItem>();
  // Of several with the same code or name, the first.
  for (const item of catalog.toReversed())
    for (const { sku, values } of [...(item.variations ?? []).toReversed(), { sku: item.sku, values: [] }]) {
      bySku.set(keyOf(sku), item);
      byName.set(wordsOf([item.name, ...values].join(' ')), item);
    }
  bySku.delete('');
  return (name, sku = '') => bySku.get(keyOf(sku)) ?? byName.get(wordsOf(name));
}

/** Sales write variations as `T-Shirt, Large, Red`, `T-Shirt - Large / Red` or `T-Shirt (Large, Red)`. */
function wordsOf(name: string) {
  return keyOf(name.replace(/[^\p{L}\p{N}]+/gu, ' '));
}

function keyOf(text: string) {
  return text.trim().toLowerCase();
}
