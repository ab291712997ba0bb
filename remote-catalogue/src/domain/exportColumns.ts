import type { Item } from './item';

/**
 * The 16 columns of an export, in the order of the entity (spec A §3), and the 17th that appears when an item is not
 * Active (decision D23). Files out there carry these names: never rename one, or old exports lose their meaning.
 */
export const exportColumns = [
  { field: 'id', header: 'ID' },
  { field: 'name', header: 'Name' },
  { field: 'description', header: 'Description' },
  { field: 'reportingCategory', header: 'Reporting category' },
  { field: 'stock', header: 'Stock' },
  { field: 'price', header: 'Price' },
  { field: 'itemType', header: 'Item type' },
  { field: 'category', header: 'Category' },
  { field: 'locations', header: 'Locations' },
  { field: 'unit', header: 'Unit' },
  { field: 'sku', header: 'SKU' },
  { field: 'gtin', header: 'GTIN' },
  { field: 'weight', header: 'Weight (kg)' },
  { field: 'skipItemDetails', header: 'Skip item details' },
  { field: 'createdAt', header: 'Created at' },
  { field: 'updatedAt', header: 'Updated at' },
] as const satisfies readonly { readonly field: keyof Item; readonly header: string }[];

export const statusColumn = { field: 'status', header: 'Status' } as const satisfies {
  readonly field: keyof Item;
  readonly header: string;
};

/** Whether a file has every column of our own export, in any order: its cells are then taken over untouched. */
export function isOwnExport(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.trim()));
  return (
    exportColumns.every((column) => names.has(column.header)) ||
    exportColumns.every((column) => names.has(column.field))
  );
}
