import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import type { Item } from '../../../domain/item';
import {
  exportColumns,
  formatLocations,
  formatPhotos,
  optionColumns,
  ownColumns,
  photosColumn,
  statusColumn,
  stockColumn,
  variationColumns,
} from '../../../domain/exportFormat';
import { hasVariations, variationsOf, type Variation } from '../../../domain/variations';
import { stockCells, withPlaces, type ExportedPlaces } from './exportPlaces';

export type ExportFormat = 'csv' | 'variations' | 'json' | 'photos';

/** All fields of the items, indented; and where their stock is, if some is elsewhere than at the home of its item. */
export function exportJson(items: readonly Item[], places?: ExportedPlaces): string {
  return `${JSON.stringify(places?.isSpread ? items.map((item) => withPlaces(item, places)) : items, null, 2)}\n`;
}

/** What items have that the 16 columns do not hold: such as `photos`, and how many items have any of it. */
export function beyondColumns(items: readonly Item[], isElsewhere: (item: Item) => boolean) {
  const fields: readonly (readonly [name: string, has: (item: Item) => boolean])[] = [
    ['variations', ({ options, variations }) => (options ?? variations) !== undefined],
    ['menus', ({ menus }) => menus !== undefined],
    ['low levels', ({ lowStock }) => lowStock !== undefined],
    ['costs', ({ cost }) => cost !== undefined],
    ['photos', ({ photos }) => photos !== undefined],
    ['stock by location', isElsewhere],
  ];
  return {
    names: fields.flatMap(([name, has]) => (items.some(has) ? [name] : [])),
    count: items.filter((item) => fields.some(([, has]) => has(item))).length,
  };
}

/**
 * 16 columns, plus the status if an item is not Active. Importing the file gives the identical list, unless items have what
 * `beyondColumns` names.
 */
export function exportCsv(items: readonly Item[]): string {
  const hasStatus = items.some((item) => item.status !== undefined && item.status !== 'Active');
  const columns = hasStatus ? [...exportColumns, statusColumn] : exportColumns;
  return writeCsv(rows());

  function* rows(): Generator<readonly CsvCell[]> {
    yield columns.map((column) => column.header);
    for (const item of items) yield columns.map((column) => cellOf(item, column.field));
  }
}

/**
 * A row for each variation: the 16 columns with SKU, GTIN, price, weight and stock of the variation, the status, menus, and
 * for each option its name, choices and value; low level, cost and photos if an item has any; and the stock at each of
 * several locations. Importing the file gives the identical list.
 */
export function exportVariationsCsv(items: readonly Item[], places?: ExportedPlaces): string {
  const options = Array.from({ length: mostOptions(items) }, (_, option) => option);
  const own = ownColumns.filter(({ field }) => items.some((item) => variationsOf(item).some((sold) => field in sold)));
  const hasPhotos = items.some(({ photos }) => photos !== undefined);
  return writeCsv(rows());

  function* rows(): Generator<readonly CsvCell[]> {
    const columns = [
      ...exportColumns,
      statusColumn,
      ...variationColumns,
      ...options.flatMap(optionColumns),
      ...own,
      ...(hasPhotos ? [photosColumn] : []),
      ...(places?.locations ?? []).map(stockColumn),
    ];
    yield columns.map(({ header }) => header);
    for (const item of items) {
      if (!hasVariations(item)) yield cellsOf(item);
      else for (const variation of item.variations ?? []) yield cellsOf(item, variation);
    }
  }

  function cellsOf(item: Item, variation?: Variation): readonly CsvCell[] {
    const { id, values = [], ...sold } = variation ?? {};
    const row = { ...item, ...sold };
    return [
      ...[...exportColumns, statusColumn].map(({ field }) => cellOf(row, field)),
      formatLocations(item.menus ?? []),
      id ?? '',
      ...options.flatMap((at) => {
        const { name = '', values: choices = [] } = item.options?.[at] ?? {};
        return [name, formatLocations(choices), values[at] ?? ''];
      }),
      ...own.map(({ field }) => row[field] ?? ''),
      ...(hasPhotos ? [formatPhotos(item.photos ?? [])] : []),
      ...stockCells(item, variation, places),
    ];
  }
}

function mostOptions(items: readonly Item[]): number {
  return items.reduce((most, { options = [] }) => Math.max(most, options.length), 0);
}

const fileNames: Readonly<Record<ExportFormat, { readonly list: string; readonly extension: string }>> = {
  csv: { list: 'items', extension: 'csv' },
  variations: { list: 'items-variations', extension: 'csv' },
  json: { list: 'items', extension: 'json' },
  photos: { list: 'items-photos', extension: 'zip' },
};

/** `items-2025-07-18.csv`; of a shop of the merchant's own with its id, `items-corner-bakery-k3f9-2025-07-18.csv`. */
export function exportFileName(format: ExportFormat, day: string, shopId?: string): string {
  const { list, extension } = fileNames[format];
  return `${[list, shopId, day].filter(Boolean).join('-')}.${extension}`;
}

function cellOf(item: Item, field: (typeof exportColumns)[number]['field'] | 'status'): CsvCell {
  if (field === 'locations') return formatLocations(item.locations);
  if (field === 'status') return item.status ?? 'Active';
  return item[field];
}
