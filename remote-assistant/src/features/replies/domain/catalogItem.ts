import type { Cents } from '@back-office/shared/format';

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
  /** Its id in the item list; missing for an item of the sample library that is not in the list. */
  readonly id?: string | undefined;
}
