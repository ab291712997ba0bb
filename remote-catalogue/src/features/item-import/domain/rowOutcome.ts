import type { Item } from '../../../domain/item';
import type { PreviewRow, RowNote, RowPosition } from './importTypes';
import { importLimits } from './limits';

/** The result of reading one row. The item has the id that the file gives it, which other rows may have too. */
export type RowOutcome = PreviewRow | { readonly kind: 'bad' | 'skipped'; readonly note: RowNote };

/** Describes an error or a warning; long values are shortened. */
export function rowNote({ index, line }: RowPosition, column: string, value: string, reason: string): RowNote {
  const isLong = value.length > importLimits.quoted;
  return { index, line, column, value: isLong ? `${value.slice(0, importLimits.quoted)}…` : value, reason };
}

const limited = [
  ['name', 'Name', importLimits.text],
  ['description', 'Description', importLimits.description],
  ['category', 'Category', importLimits.text],
  ['reportingCategory', 'Reporting category', importLimits.text],
  ['sku', 'SKU', importLimits.text],
  ['gtin', 'GTIN', importLimits.text],
  ['itemType', 'Item type', importLimits.text],
  ['unit', 'Unit', importLimits.text],
  ['id', 'ID', importLimits.text],
] as const;

/** The first field of an item that is too long, with the message for the merchant. */
export function tooLongField(
  item: Item,
): { readonly field: (typeof limited)[number][0]; readonly reason: string } | undefined {
  const found = limited.find(([field, , limit]) => item[field].length > limit);
  if (!found) return undefined;
  const [field, label, limit] = found;
  return { field, reason: `${label} is longer than ${limit.toLocaleString('en-US')} characters.` };
}
