import type { Item, ItemStatus } from '../../../domain/item';
import { parseLocations } from '../../../domain/exportFormat';
import type { FileAnalysis } from './analyzeFile';
import { stableId } from './itemIds';
import type { ImportField, ImportRow } from './importTypes';

/** The item of a row of our own export: every field unchanged, so that importing an export gives the same list. */
export function ownItemOfRow({ columns, source }: FileAnalysis, row: ImportRow, price: string, now: string): Item {
  const cell = (field: ImportField) => columns.cell(row, field);
  const status = statusOf(cell('status'), source.format);
  return {
    // A row that the merchant added to the file has no id.
    id: stableId(cell('id'), cell('sku'), cell('name')),
    name: cell('name'),
    description: cell('description'),
    reportingCategory: cell('reportingCategory'),
    stock: stockOf(cell('stock')),
    price,
    itemType: cell('itemType'),
    category: cell('category'),
    locations: parseLocations(cell('locations')),
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

/** In CSV, `Active` is also written for a missing status. */
function statusOf(cell: string, format: 'csv' | 'json'): ItemStatus | undefined {
  if (cell === 'Draft' || cell === 'Archived') return cell;
  return cell === 'Active' && format === 'json' ? cell : undefined;
}
