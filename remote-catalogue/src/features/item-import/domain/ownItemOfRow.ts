import type { Item, ItemStatus } from '../../../domain/item';
import { locationsOf } from '../../../domain/locationsText';
import type { FileReading } from './fileReading';
import { stableId } from './itemIds';
import type { ImportField, ImportRow } from './importTypes';

/** The item of a row of our own export: every field to the letter, so that export and import are one round. */
export function ownItemOfRow({ columns, source }: FileReading, row: ImportRow, price: string, now: string): Item {
  const cell = (field: ImportField) => columns.cell(row, field);
  const status = statusOf(cell('status'), source.format);
  return {
    // A row that a merchant added to the file by hand has no id yet.
    id: stableId(cell('id'), cell('sku'), cell('name')),
    name: cell('name'),
    description: cell('description'),
    reportingCategory: cell('reportingCategory'),
    stock: stockOf(cell('stock')),
    price,
    itemType: cell('itemType'),
    category: cell('category'),
    locations: locationsOf(cell('locations')),
    unit: cell('unit'),
    sku: cell('sku'),
    gtin: cell('gtin'),
    weight: cell('weight'),
    skipItemDetails: cell('skipItemDetails').trim().toLowerCase() === 'true',
    createdAt: cell('createdAt') || now,
    updatedAt: cell('updatedAt') || now,
    ...(status && { status }),
  };
}

function stockOf(cell: string): number | '-' {
  const stock = cell.trim() === '' ? NaN : Number(cell);
  return Number.isFinite(stock) ? stock : '-';
}

/** In CSV, `Active` may stand for a missing status; JSON says which it was. */
function statusOf(cell: string, format: 'csv' | 'json'): ItemStatus | undefined {
  if (cell === 'Draft' || cell === 'Archived') return cell;
  return cell === 'Active' && format === 'json' ? cell : undefined;
}
