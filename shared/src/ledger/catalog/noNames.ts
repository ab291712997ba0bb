import { notInFiles } from '@back-office/shared/format';

/** What the import of sales calls an item that its file does not name. */
export const unnamedItem = 'Unnamed item';

/** What it calls the part of a sale that no item of the file accounts for. */
export const notItemized = 'Not itemized';

/** Lines, and categories of lines, for what an order charges beside its items. */
export const extraCharges: readonly string[] = ['Shipping', 'Duties'];

/** Texts of items, categories, locations and team members in sales that name none of them. */
export const noNames: ReadonlySet<string> = new Set([
  '',
  notInFiles,
  'No category',
  unnamedItem,
  notItemized,
  ...extraCharges,
]);
