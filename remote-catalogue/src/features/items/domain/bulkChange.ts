import type { Item, ItemStatus } from '../../../domain/item';
import type { ItemPatch } from '../../../domain/itemsOperation';
import { defaultItemType, defaultUnit } from '../../../domain/limits';
import { isPrice, priceText, splitPrice, suffixOfUnit } from '../../../domain/price';
import { parseStock } from '../../../domain/stockPlaces';
import { formMessages } from './formErrors';

export interface BulkEntry {
  readonly category: string;
  readonly status: ItemStatus;
  readonly itemType: string;
  readonly locations: readonly string[];
  readonly unit: string;
  readonly price: string;
  readonly stock: string;
  /** Empty if it is unknown. */
  readonly cost: string;
  readonly skipItemDetails: boolean;
  /** Whether each variation gets the price, the stock and the cost too. */
  readonly inVariations: boolean;
}

export type BulkField = Exclude<keyof BulkEntry, 'inVariations'>;
export type BulkErrors = Partial<Record<BulkField, string>>;

export const blankEntry: BulkEntry = {
  category: '',
  status: 'Active',
  itemType: defaultItemType,
  locations: [],
  unit: defaultUnit,
  price: '',
  stock: '',
  cost: '',
  skipItemDetails: false,
  inVariations: false,
};

/** Checks the chosen fields: price and cost as in the item form, the stock as a number or `-`. */
export function bulkErrors(entry: BulkEntry, chosen: ReadonlySet<BulkField>): BulkErrors {
  const errors: { -readonly [Field in BulkField]?: string } = {};
  if (chosen.has('price') && entry.price.trim() === '') errors.price = formMessages.noPrice;
  else if (chosen.has('price') && !isPrice(entry.price)) errors.price = formMessages.badPrice;
  if (chosen.has('stock') && parseStock(entry.stock) === undefined) errors.stock = formMessages.badStock;
  if (chosen.has('cost') && entry.cost.trim() !== '' && !isPrice(entry.cost)) errors.cost = formMessages.badCost;
  return errors;
}

/**
 * The changes of a valid entry. The reporting category is set with the category. A new price gets the chosen unit, else
 * the unit that all items share, else none. A new unit without a price changes the unit of each price (see `ItemPatch`).
 */
export function bulkPatch(entry: BulkEntry, chosen: ReadonlySet<BulkField>, items: readonly Item[]): ItemPatch {
  const suffix = chosen.has('unit') ? suffixOfUnit(entry.unit) : (sharedSuffix(items) ?? '');
  const stock = parseStock(entry.stock);
  const sold = {
    ...(chosen.has('price') && { price: priceText(entry.price, suffix) }),
    ...(chosen.has('stock') && stock !== undefined && { stock }),
    ...(chosen.has('cost') && { cost: entry.cost.trim() === '' ? '' : priceText(entry.cost) }),
  };
  return {
    ...(chosen.has('category') && { category: entry.category, reportingCategory: entry.category }),
    ...(chosen.has('status') && { status: entry.status }),
    ...(chosen.has('itemType') && { itemType: entry.itemType }),
    ...(chosen.has('locations') && { locations: entry.locations }),
    ...(chosen.has('unit') && { unit: entry.unit }),
    ...sold,
    ...(entry.inVariations && Object.keys(sold).length > 0 && { eachVariation: sold }),
    ...(chosen.has('skipItemDetails') && { skipItemDetails: entry.skipItemDetails }),
  };
}

/** The unit that all prices have, such as `/ea`; `undefined` if they differ. */
export function sharedSuffix(items: readonly Item[]): string | undefined {
  // Many items have the same price, and splitting one takes microseconds.
  const prices = new Set(items.map(({ price }) => price));
  const [first, ...others] = new Set([...prices].map((price) => splitPrice(price).suffix));
  return others.length > 0 ? undefined : first;
}
