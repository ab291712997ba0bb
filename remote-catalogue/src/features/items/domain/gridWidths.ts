import type { GridField } from './variationForm';

export type GridWidths = Readonly<Record<GridField, number>>;

/** Of a capital or a digit, and of the space around a text. */
const characterWidth = 8;
const padding = 24;

/** Room for the 13 digits of an EAN, and at least for a short SKU. */
const leastWidths: GridWidths = {
  gtin: 130,
  sku: 96,
  weight: 88,
  price: 76,
  stock: 58,
  lowStock: 82,
  cost: 72,
};

/** Of `CHF`, in the head of the prices. */
const symbolWidth = 16;
const nameWidth = { least: 92, usual: 104 };

/** The room for all columns on all but narrow screens, where the grid scrolls. */
export const sheetWidth = 694;

/** In pixels. A longer SKU takes what the other columns leave; of a short one, the names take it. */
export function gridWidthsFor(skus: readonly string[], fields: readonly GridField[], symbol: string): GridWidths {
  const longest = Math.max(0, ...skus.map((sku) => sku.length));
  const price = leastWidths.price + (symbol.length > 1 ? symbolWidth : 0);
  const widths = { ...leastWidths, price };
  const room = sheetWidth - tableWidth(widths, fields) + nameWidth.least - nameWidth.usual;
  return { ...widths, sku: widths.sku + Math.max(0, Math.min(room, padding + characterWidth * longest - widths.sku)) };
}

/** With the names, at least. */
export function tableWidth(widths: GridWidths, fields: readonly GridField[]): number {
  return fields.reduce((sum, field) => sum + widths[field], nameWidth.least);
}
