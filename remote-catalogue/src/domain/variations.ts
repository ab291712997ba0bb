import { slugOf } from '@back-office/shared/url';
import { priceLabel, splitPrice } from './price';

/** What customers choose, such as the size. */
export interface ItemOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** What is sold and counted: an item with one choice of each of its options. */
export interface Variation {
  /** Unique in its item. It stays when a choice is renamed. */
  readonly id: string;
  /** A choice for each option, in their order. */
  readonly values: readonly string[];
  readonly sku: string;
  readonly gtin: string;
  /** As the price of an item. */
  readonly price: string;
  readonly weight: string;
  readonly stock: number | '-';
  /** As the cost of an item: missing if it is unknown. */
  readonly cost?: string;
  /** As the low level of an item. */
  readonly lowStock?: number;
}

/** What the fields of an item and its variations have in common. */
export type SoldFields = Pick<Variation, 'sku' | 'gtin' | 'price' | 'weight' | 'stock'>;

interface Varied extends SoldFields, Pick<Variation, 'cost' | 'lowStock'> {
  readonly variations?: readonly Variation[] | undefined;
}

export const maxOptions = 3;
export const maxVariations = 100;

/** The id of the only variation of an item without options. */
const soleVariation = '';

/** All that is sold of an item; without options it is one variation, the item itself. */
export function variationsOf(item: Varied): readonly Variation[] {
  if (item.variations && item.variations.length > 0) return item.variations;
  const { sku, gtin, price, weight, stock } = item;
  return [{ id: soleVariation, values: [], sku, gtin, price, weight, stock, ...ownFieldsOf(item) }];
}

/** Cost and low level, if there are any. */
export function ownFieldsOf({ cost, lowStock }: { cost?: string | undefined; lowStock?: number | undefined }) {
  return { ...(cost !== undefined && { cost }), ...(lowStock !== undefined && { lowStock }) };
}

export function hasVariations(item: Pick<Varied, 'variations'>): boolean {
  return (item.variations?.length ?? 0) > 0;
}

/** `Large / Red`; empty for an item without options. */
export function variationName({ values }: Pick<Variation, 'values'>): string {
  return values.join(' / ');
}

/** How a variation is called in a list of its own: `T-Shirt – Large / Red`. */
export function nameWithVariation(itemName: string, variation: Pick<Variation, 'values'>): string {
  const name = variationName(variation);
  return name === '' ? itemName : `${itemName} – ${name}`;
}

/**
 * What an item with variations says of itself, for readers that know no variations: the lowest price, the stock of all,
 * and the codes and the weight of the first.
 */
export function summaryOf(variations: readonly Variation[]): SoldFields {
  const [first] = variations;
  if (!first) throw new Error('An item without variations has no summary: check it with hasVariations first.');
  return {
    sku: first.sku,
    gtin: first.gtin,
    weight: first.weight,
    price: lowestPrice(variations),
    stock: totalStock(variations),
  };
}

/** `-` if no variation is counted. */
export function totalStock(variations: readonly Pick<Variation, 'stock'>[]): number | '-' {
  let total: number | '-' = '-';
  for (const { stock } of variations) if (stock !== '-') total = (total === '-' ? 0 : total) + stock;
  return total === '-' ? total : Number(total.toFixed(6));
}

function lowestPrice(variations: readonly Variation[]): string {
  let lowest = variations[0]?.price ?? '';
  for (const { price } of variations) if (amountOf(price) < amountOf(lowest)) lowest = price;
  return lowest;
}

/** A text that is no amount is higher than every amount. */
function amountOf(price: string): number {
  const amount = Number(splitPrice(price).amount);
  return Number.isNaN(amount) ? Infinity : amount;
}

/** Whether the variations have different prices, so that the price of the item is only the lowest. */
function hasPriceRange({ variations = [] }: Pick<Varied, 'variations'>): boolean {
  const [first] = variations;
  return first !== undefined && variations.some(({ price }) => price !== first.price);
}

/** The price of an item for display; `from $12.00/ea` if its variations have several. */
export function itemPriceLabel(item: Pick<Varied, 'price' | 'variations'>): string {
  return hasPriceRange(item) ? `from ${priceLabel(item.price)}` : priceLabel(item.price);
}

/**
 * Every combination of the choices, the first option changing last: `Small / Red`, `Small / Blue`, `Large / Red`. Not more
 * than an item can have.
 */
export function combinations(options: readonly (readonly string[])[]): readonly string[][] {
  if (options.length === 0) return [];
  let found: string[][] = [[]];
  for (const values of options)
    found = found.flatMap((start) => values.map((value) => [...start, value])).slice(0, maxVariations);
  return found;
}

/** How many variations these options make. */
export function combinationCount(options: readonly (readonly unknown[])[]): number {
  return options.length === 0 ? 0 : options.reduce((count, values) => count * values.length, 1);
}

/** A readable id from the choices that no other variation has: `large-red`. */
export function variationId(values: readonly string[], taken: ReadonlySet<string>): string {
  const id = values.map(slugOf).filter(Boolean).join('-') || 'variation';
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}
