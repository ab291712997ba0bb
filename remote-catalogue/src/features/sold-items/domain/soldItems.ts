import { currencyDecimals, storedMoney } from '@back-office/shared/format';
import { noNames, type FigureGroup } from '@back-office/shared/ledger';
import type { Steps } from '@back-office/shared/loading';
import { skuKey, stampItem, type Item } from '../../../domain/item';
import { nameWithVariation, variationsOf } from '../../../domain/variations';

/** An item that sales mention, as it would be in the list. */
export interface SoldItem {
  /** Its name, by which sales are grouped. */
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly category: string;
  readonly unit: string;
  /** As items store it; empty if it was sold at several prices. */
  readonly price: string;
  /** Units sold less units returned. */
  readonly quantity: number;
}

/** A step takes about a millisecond. */
const itemsPerStep = 500;

/**
 * Items of sales that the list does not have: no item and no variation has their SKU or their name with its variation. In
 * steps, because lists may have 100,000 items.
 */
export function* unlistedItems(groups: readonly FigureGroup[], items: readonly Item[]): Steps<readonly SoldItem[]> {
  const skus = yield* keysOf(items, (item) => variationsOf(item).map(({ sku }) => skuKey(sku)));
  skus.delete('');
  const others = groups.filter(({ key, facts }) => !noNames.has(key) && !skus.has(skuKey(facts.sku ?? '')));
  if (others.length === 0) return [];
  const names = yield* keysOf(items, (item) => namesOf(item).map(nameKey));
  return others.filter(({ key }) => !names.has(nameKey(key))).map(soldItem);
}

function* keysOf(items: readonly Item[], keysOfItem: (item: Item) => readonly string[]): Steps<Set<string>> {
  const keys = new Set<string>();
  for (const [nth, item] of items.entries()) {
    for (const key of keysOfItem(item)) keys.add(key);
    if (nth % itemsPerStep === 0) yield;
  }
  return keys;
}

function namesOf(item: Item): readonly string[] {
  return [item.name, ...(item.variations ?? []).map((variation) => nameWithVariation(item.name, variation))];
}

/** Lists write variations as `T-Shirt - Blue`, sales as `T-Shirt, Blue`. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*(?:,|\s-|\s–|\/)\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}

function soldItem({ key, facts, figures }: FigureGroup): SoldItem {
  const { price, quantity } = figures;
  const money =
    typeof price === 'number'
      ? storedMoney({ units: BigInt(Math.round(price)), scale: currencyDecimals() })
      : undefined;
  return {
    id: key,
    name: key,
    sku: facts.sku ?? '',
    category: facts.category ?? '',
    unit: facts.unit ?? '',
    price: money ?? '',
    quantity: typeof quantity === 'number' ? quantity : 0,
  };
}

/** A sold item for the list. Stock is not counted, because sales do not say how many are left. */
export function itemOfSold(sold: SoldItem, id: string, at: string, locations: readonly string[]): Item {
  const { name, sku, category, unit, price } = sold;
  const item = {
    name,
    description: '',
    reportingCategory: category,
    stock: '-',
    price,
    itemType: '',
    category,
    locations,
    unit,
    sku,
    gtin: '',
    weight: '',
    skipItemDetails: false,
  } as const;
  return stampItem(item, id, at);
}
