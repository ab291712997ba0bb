import type { ColumnMapping, ImportField, ImportRow, ImportSource } from './importTypes';

/** The names merchants see when they map columns, in this order. */
export const fieldLabels: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  variation: 'Variation',
  variationId: 'Variation ID',
  optionName: 'Option name',
  optionValue: 'Option value',
  optionChoices: 'Option choices',
  price: 'Price',
  currency: 'Currency',
  description: 'Description',
  reportingCategory: 'Reporting category',
  category: 'Category',
  stock: 'Stock',
  sku: 'SKU',
  gtin: 'GTIN',
  weight: 'Weight (kg)',
  weightUnit: 'Weight unit',
  unit: 'Unit',
  itemType: 'Item type',
  locations: 'Locations',
  menus: 'Menus',
  photos: 'Photos',
  lowStock: 'Low level',
  cost: 'Cost',
  status: 'Status',
  skipItemDetails: 'Skip item details',
  id: 'ID',
  parent: 'Parent item',
  handle: 'Product handle',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

/**
 * Fields that several columns may hold: quantities of several locations are added up, variations and descriptions are
 * joined, each option has its columns, and the first of several barcodes is used.
 */
const repeatableFields: ReadonlySet<ImportField> = new Set([
  'stock',
  'variation',
  'optionName',
  'optionValue',
  'optionChoices',
  'description',
  'gtin',
  'locations',
]);

/**
 * A column's name without case, accents, punctuation, padding and camel case: `Variant SKU`, `variant_sku` and
 * `variantSKU` all become `variant sku`.
 */
export function normalizeHeader(header: string): string {
  return header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The location in `Current Quantity Main Store`, `New Quantity Main Store`, `In stock [Main Store]` or, in our own export, `Stock [Main Store]`;
 * undefined for any other column.
 */
export function quantityLocation(header: string): string | undefined {
  const [, square, bracketed] =
    /^\s*(?:(?:current|new) quantity\s+(\S.*?)|(?:in )?stock \[([^]*)\])\s*$/i.exec(header) ?? [];
  return square ?? bracketed;
}

/** Whether a quantity replaces the current one of its location, as in the files that Square takes. */
export function isNewQuantity(header: string): boolean {
  return /^\s*new quantity\b/i.test(header);
}

/** Finds the columns of a file that hold a field. */
export class Columns {
  private readonly indexes = new Map<ImportField, number[]>();
  private readonly mapped = new Set<number>();
  private last = -1;

  constructor(
    private readonly header: readonly string[],
    mapping: ColumnMapping,
  ) {
    mapping.forEach((field, index) => {
      if (field === null || index >= header.length) return;
      this.last = index;
      this.mapped.add(index);
      const known = this.indexes.get(field);
      if (known) known.push(index);
      else this.indexes.set(field, [index]);
    });
  }

  has(field: ImportField): boolean {
    return this.indexes.has(field);
  }

  isMapped(index: number): boolean {
    return this.mapped.has(index);
  }

  /** Whether a column from this index on is mapped. */
  isMappedFrom(index: number): boolean {
    return this.last >= index;
  }

  all(field: ImportField): readonly number[] {
    return this.indexes.get(field) ?? [];
  }

  /** The header of the field's first column; the field's label if no column holds it. */
  nameOf(field: ImportField): string {
    return this.nameAt(this.all(field)[0] ?? -1) || fieldLabels[field];
  }

  nameAt(column: number): string {
    return this.header[column] ?? '';
  }

  cell(row: ImportRow, field: ImportField): string {
    const index = this.indexes.get(field)?.[0];
    return index === undefined ? '' : (row.cells[index] ?? '');
  }
}

const inventoryHasNoPrices =
  'This is an inventory file of Shopify, which has no prices. Open it in Inventory management: Actions, Import counts.';

function isShopifyInventory({ header }: ImportSource): boolean {
  const names = new Set(header.map(normalizeHeader));
  return names.has('handle') && names.has('option1 value') && names.has('coo');
}

/** What is wrong with a mapping itself, for the merchant. */
export function mappingErrors(source: ImportSource, mapping: ColumnMapping): readonly string[] {
  const columns = new Columns(source.header, mapping);
  const errors: string[] = [];
  if (!columns.has('name')) errors.push('Choose the column that holds the name.');
  if (!columns.has('price'))
    errors.push(isShopifyInventory(source) ? inventoryHasNoPrices : 'Choose the column that holds the price.');
  for (const field of new Set(mapping)) {
    if (field === null || repeatableFields.has(field)) continue;
    const chosen = columns.all(field);
    if (chosen.length > 1) {
      errors.push(
        `${fieldLabels[field]} is chosen for several columns: ${chosen.map((at) => columns.nameAt(at)).join(', ')}. Choose one.`,
      );
    }
  }
  return errors;
}
