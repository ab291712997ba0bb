import type { Item, ItemPhoto } from './item';

/**
 * The 16 columns of an export, in the order of the fields of `Item`. `statusColumn` is added when an item is not Active.
 * Merchants have files with these headers: renaming one would make their old exports unreadable.
 */
export const exportColumns = [
  { field: 'id', header: 'ID' },
  { field: 'name', header: 'Name' },
  { field: 'description', header: 'Description' },
  { field: 'reportingCategory', header: 'Reporting category' },
  { field: 'stock', header: 'Stock' },
  { field: 'price', header: 'Price' },
  { field: 'itemType', header: 'Item type' },
  { field: 'category', header: 'Category' },
  { field: 'locations', header: 'Locations' },
  { field: 'unit', header: 'Unit' },
  { field: 'sku', header: 'SKU' },
  { field: 'gtin', header: 'GTIN' },
  { field: 'weight', header: 'Weight (kg)' },
  { field: 'skipItemDetails', header: 'Skip item details' },
  { field: 'createdAt', header: 'Created at' },
  { field: 'updatedAt', header: 'Updated at' },
] as const satisfies readonly { readonly field: keyof Item; readonly header: string }[];

export const statusColumn = { field: 'status', header: 'Status' } as const satisfies {
  readonly field: keyof Item;
  readonly header: string;
};

/** The columns that a file with one row per variation has besides; after them, those of `optionColumns`. */
export const variationColumns = [
  { field: 'menus', header: 'Menus' },
  { field: 'variationId', header: 'Variation ID' },
] as const;

/** Columns that follow if an item has such a field. */
export const ownColumns = [
  { field: 'lowStock', header: 'Low level' },
  { field: 'cost', header: 'Cost' },
] as const;

/** The last column of that file, if an item has photos: the id of each, and what it shows. */
export const photosColumn = { field: 'photos', header: 'Photos' } as const;

/**
 * The columns of the stock at each location, after those of `ownColumns`. Brackets keep blanks at the ends of a name.
 */
export function stockColumn(location: string) {
  return { field: 'stock', header: `Stock [${location}]` } as const;
}

/** The same in JSON: a list in each item and variation. */
export const stockByLocationField = 'stockByLocation';

/** The columns of one option, from 0: its name, all its choices, and the choice of the row. */
export function optionColumns(option: number) {
  const header = `Option ${option + 1}`;
  return [
    { field: 'optionName', header: `${header} name` },
    { field: 'optionChoices', header: `${header} choices` },
    { field: 'optionValue', header: `${header} value` },
  ] as const;
}

/** Whether a file has every column of our own export, in any order. Its texts are then imported unchanged. */
export function isOwnExport(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.trim()));
  return (
    exportColumns.every((column) => names.has(column.header)) ||
    exportColumns.every((column) => names.has(column.field))
  );
}

/**
 * Several locations in one cell: `Main Store; Online Only`. A backslash escapes a separator or a backslash inside a name;
 * `\e` is an empty name.
 */
export function formatLocations(locations: readonly string[]): string {
  return locations.map((name) => (name === '' ? '\\e' : name.replace(/[\\;,|\n]/g, '\\$&'))).join('; ');
}

/**
 * The reverse of `formatLocations`. In files that were edited or come from elsewhere, commas, bars and line breaks
 * separate names too.
 */
export function parseLocations(text: string): readonly string[] {
  const names: string[] = [];
  let name = '';
  let isEmptyName = false;
  const take = () => {
    if (name !== '' || isEmptyName) names.push(name);
    name = '';
    isEmptyName = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '\\') {
      at += 1;
      if (text[at] === 'e') isEmptyName = true;
      else name += text[at] ?? '\\';
    } else if (';,|\n'.includes(char)) {
      take();
      if (text[at + 1] === ' ') at += 1;
    } else {
      name += char;
    }
  }
  take();
  return names;
}

/** `a1 A red mug; a2`: as locations, each with its id, and after a space what it shows. */
export function formatPhotos(photos: readonly ItemPhoto[]): string {
  return formatLocations(photos.map(({ id, alt }) => (alt === '' ? id : `${id} ${alt}`)));
}

export function parsePhotos(text: string): readonly ItemPhoto[] {
  return parseLocations(text).map((entry) => {
    const [id = ''] = entry.split(' ', 1);
    return { id, alt: entry.slice(id.length + 1) };
  });
}
