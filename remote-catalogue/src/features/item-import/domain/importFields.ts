import type { ImportField } from './importTypes';

/** The names merchants see when they map columns, in the order of the choice. */
export const fieldLabels: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  variation: 'Variation',
  price: 'Price',
  description: 'Description',
  reportingCategory: 'Reporting category',
  category: 'Category',
  stock: 'Stock',
  sku: 'SKU',
  gtin: 'GTIN',
  weight: 'Weight (kg)',
  unit: 'Unit',
  itemType: 'Item type',
  locations: 'Locations',
  status: 'Status',
  skipItemDetails: 'Skip item details',
  id: 'ID',
  parent: 'Parent item',
  handle: 'Product handle',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

/**
 * Fields that may take several columns: quantities of several locations add up, variations and descriptions are joined,
 * of several barcodes the first counts.
 */
export const repeatableFields: ReadonlySet<ImportField> = new Set([
  'stock',
  'variation',
  'description',
  'gtin',
  'locations',
]);
