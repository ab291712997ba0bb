import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import type { Item } from '../../../domain/item';
import { exportColumns, formatLocations, statusColumn } from '../../../domain/exportFormat';

export type ExportFormat = 'csv' | 'json';

/** All fields of the items, indented. */
export function exportJson(items: readonly Item[]): string {
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** 16 columns, plus the status if an item is not Active. Importing the file gives the identical list. */
export function exportCsv(items: readonly Item[]): string {
  const hasStatus = items.some((item) => item.status !== undefined && item.status !== 'Active');
  const columns = hasStatus ? [...exportColumns, statusColumn] : exportColumns;
  return writeCsv(rows());

  function* rows(): Generator<readonly CsvCell[]> {
    yield columns.map((column) => column.header);
    for (const item of items) yield columns.map((column) => cellOf(item, column.field));
  }
}

/** `items-2025-07-18.csv`; of a shop of the merchant's own with its id, `items-corner-bakery-k3f9-2025-07-18.csv`. */
export function exportFileName(format: ExportFormat, day: string, shopId?: string): string {
  return `${['items', shopId, day].filter(Boolean).join('-')}.${format}`;
}

function cellOf(item: Item, field: (typeof exportColumns)[number]['field'] | 'status'): CsvCell {
  if (field === 'locations') return formatLocations(item.locations);
  if (field === 'status') return item.status ?? 'Active';
  return item[field];
}
