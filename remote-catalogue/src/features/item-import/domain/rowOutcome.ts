import type { Item } from '../../../domain/item';
import { importLimits } from './importLimits';
import type { PreviewRow, RowNote, RowPlace } from './importTypes';

/** What becomes of one row. The item's id is the one the file asks for, not yet told apart from others. */
export type RowOutcome = PreviewRow | { readonly kind: 'bad' | 'leftOut'; readonly note: RowNote };

export function note({ index, line }: RowPlace, column: string, value: string, reason: string): RowNote {
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

/** The field of an item that is too long to keep, with the sentence about it. */
export function tooLongField(
  item: Item,
): { readonly field: (typeof limited)[number][0]; readonly reason: string } | undefined {
  const found = limited.find(([field, , limit]) => item[field].length > limit);
  if (!found) return undefined;
  const [field, label, limit] = found;
  return { field, reason: `${label} is longer than ${limit.toLocaleString('en-US')} characters.` };
}
