import { noPrice } from './price';
import type { ItemOption, Variation } from './variations';

/** One thing that the merchant sells. Unknown texts are empty, never missing. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly reportingCategory: string;
  /** Units on hand; `-` if stock is not counted, such as for a service. */
  readonly stock: number | '-';
  /** Text such as `$100.00/ea`. */
  readonly price: string;
  readonly itemType: string;
  readonly category: string;
  readonly locations: readonly string[];
  readonly unit: string;
  readonly sku: string;
  readonly gtin: string;
  /** Kilograms as number text, such as `0.38`. */
  readonly weight: string;
  readonly skipItemDetails: boolean;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** What one unit costs the shop, as text such as `$4.00`. Missing if it is unknown. */
  readonly cost?: string;
  /** From this many units down, stock runs low; missing for the usual level. */
  readonly lowStock?: number;
  /** Missing means Active. */
  readonly status?: ItemStatus;
  /** What customers choose. Missing if there is nothing to choose. */
  readonly options?: readonly ItemOption[];
  /**
   * One for each combination of the choices; missing without options. SKU, GTIN, weight, price and stock of the item are
   * then those of `summaryOf`; costs and low levels are those of the variations alone.
   */
  readonly variations?: readonly Variation[];
  /** The menus that list it. Missing if none do. */
  readonly menus?: readonly string[];
  /** In their order, the first for lists. Missing if there are none. The pictures are in a database of their own. */
  readonly photos?: readonly ItemPhoto[];
}

export interface ItemPhoto {
  /** Names its picture, which never changes. */
  readonly id: string;
  /** What it shows, for those who do not see it; may be empty. */
  readonly alt: string;
}

export type ItemStatus = 'Active' | 'Draft' | 'Archived';

/** An item that has not been stored; the store adds its id and times. */
export type NewItem = Omit<Item, 'id' | 'createdAt' | 'updatedAt'>;

/** Adds the id and times of a new item. The default price is `$0.00`. */
export function stampItem(item: NewItem, id: string, at: string): Item {
  return { ...item, id, price: item.price.trim() === '' ? noPrice() : item.price, createdAt: at, updatedAt: at };
}

/** SKUs with the same key are duplicates: merchants write `fp-2214` and `FP-2214 ` for the same thing. */
export function skuKey(sku: string): string {
  return sku.trim().toUpperCase();
}

/** Control and format characters, such as NUL, zero-width spaces and joiners, and letters that are drawn as nothing. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Z}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]*$/u;

/** Whether a text shows nothing, so that it is no name. */
export function isBlankText(text: string): boolean {
  return invisible.test(text);
}

/** From this many units down, stock runs low, unless an item or a variation has a level of its own. */
export const usualLowStock = 10;

interface Stocked {
  readonly stock: number | '-';
  readonly lowStock?: number | undefined;
  readonly variations?: readonly Stocked[] | undefined;
}

/**
 * How stock that needs attention is marked; `undefined` for enough stock, and for stock that is not counted. Variations with
 * a low level of their own decide for their item: it is low if one of them is. It is also low if one of its variations is
 * out, however much there is of the others.
 */
export function stockMark({ stock, lowStock = usualLowStock, variations }: Stocked): 'Low' | 'Out' | undefined {
  if (stock === '-') return undefined;
  if (stock <= 0) return 'Out';
  let isLow = stock <= lowStock;
  let hasLevels = false;
  // A list asks for all its items at once, so that this makes no arrays.
  for (const { stock: left, lowStock: level } of variations ?? noVariations) {
    if (left !== '-' && left <= 0) return 'Low';
    if (level === undefined) continue;
    isLow = (hasLevels && isLow) || (left !== '-' && left <= level);
    hasLevels = true;
  }
  return isLow ? 'Low' : undefined;
}

const noVariations: readonly Stocked[] = [];
