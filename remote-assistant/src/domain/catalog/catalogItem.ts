import type { Cents } from '@back-office/shared/format';
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
  /** Its id in the item list; missing for an item of the sample library that is not in the list. */
  readonly id?: string | undefined;
}

/** The address of an item: its form if it is in the list, otherwise the library that offers it. */
export function itemPath({ id }: CatalogItem): string {
  return id === undefined ? paths.itemLibrary() : `${paths.items()}?${new URLSearchParams({ item: id }).toString()}`;
}
