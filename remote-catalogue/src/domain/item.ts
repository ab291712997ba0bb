/** One thing the merchant sells (spec A §3). Texts are empty, never missing, where nothing is known. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly reportingCategory: string;
  /** Units on hand; `-` for what is not counted, such as a service. */
  readonly stock: number | '-';
  /** Text such as `$100.00/ea` (decision D21). */
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
  /** Missing means Active (decision D22). */
  readonly status?: ItemStatus;
}

export type ItemStatus = 'Active' | 'Draft' | 'Archived';

/** What the form, quick create and import hand over; the store adds id and instants. */
export type NewItem = Omit<Item, 'id' | 'createdAt' | 'updatedAt'>;
