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
  /** Missing means Active. */
  readonly status?: ItemStatus;
}

export type ItemStatus = 'Active' | 'Draft' | 'Archived';

/** An item that has not been stored; the store adds its id and times. */
export type NewItem = Omit<Item, 'id' | 'createdAt' | 'updatedAt'>;

/** SKUs with the same key are duplicates: merchants write `fp-2214` and `FP-2214 ` for the same thing. */
export function skuKey(sku: string): string {
  return sku.trim().toUpperCase();
}
