import type { Item } from '../../../domain/item';
import type { ItemPatch } from '../../../domain/itemsOperation';
import { splitPrice, suffixOfUnit } from '../../../domain/price';
import type { NewMovement } from '../../../domain/stockMovements';
import { entriesOfOthers, placingCounts } from '../../../domain/stockPlaces';
import { hasVariations, ownFieldsOf, variationName, variationsOf } from '../../../domain/variations';
import type { FileAnalysis } from './analyzeFile';
import { fieldLabels } from './columns';
import { countChange, placedStock, updatedLocations, type Placing } from './importStock';
import { inheritedCell, type RowWithParents } from './itemOfRow';
import { withVariationsOf } from './mergeVariations';
import { readStatus, readYesNo } from './readTexts';

/** One field that an update changes, as texts. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

interface Changes {
  readonly patch: ItemPatch;
  readonly changes: readonly FieldChange[];
}

export interface ItemChanges extends Changes {
  /** What brings the stock to where the file says it is, and, from a location that the item no longer names, to its new home. */
  readonly entries: readonly NewMovement[];
}

/** In the order of the columns of a file of ours. */
const fields = [
  'name',
  'description',
  'reportingCategory',
  'stock',
  'price',
  'itemType',
  'category',
  'locations',
  'unit',
  'sku',
  'gtin',
  'weight',
  'skipItemDetails',
  'status',
] as const satisfies readonly (keyof ItemPatch)[];

type Field = (typeof fields)[number];

/**
 * What a row of a file would change in an item. A field changes only if the file has a column for it that holds a
 * readable value; an empty cell changes nothing, except in our own export, which always has every value.
 */
export function itemChanges(
  file: FileAnalysis,
  context: RowWithParents,
  item: Item,
  incoming: Item,
  placing: Placing,
): ItemChanges {
  // What is sold of an item with variations is theirs.
  const isVaried = hasVariations(item) || hasVariations(incoming);
  const given = fields.filter((field) => !(isVaried && isSold(field)) && isGiven(file, context, field, incoming));
  const merged = file.isOwn ? { item: incoming, idOf: (id: string) => id } : withVariationsOf(item, incoming);
  const placed = placedStock(file, item, merged, placing);
  const locations = given.includes('locations') ? updatedLocations(file, item, incoming.locations) : item.locations;
  const target: Partial<Record<Field, unknown>> = {};
  for (const field of given) target[field] = field === 'status' ? (incoming.status ?? 'Active') : placed.item[field];
  if (given.includes('locations')) target.locations = locations;
  if (!isVaried) Object.assign(target, priceChange(item, incoming, given));
  // As in the form, the reporting category follows the category until the two differ.
  if (given.includes('category') && !given.includes('reportingCategory') && item.reportingCategory === item.category)
    target.reportingCategory = incoming.category;

  const changed = fields.filter((field) => field in target && !isSame(field, target[field], valueOf(item, field)));
  const varied = variedChanges(item, placed.item);
  const { variations = item.variations } = placed.item;
  const after = { ...item, locations, ...(variations && { variations }) };
  const { brought } = placing;
  const counts = placingCounts(after, placed.stockAt, brought);
  return {
    patch: { ...Object.fromEntries(changed.map((field) => [field, target[field]])), ...varied.patch },
    changes: [
      ...changed.map((field) => ({
        field: fieldLabels[field],
        before: textOf(valueOf(item, field)),
        after: textOf(target[field]),
      })),
      ...varied.changes,
      ...counts.map((count) => countChange(count, variations)),
    ],
    entries: [...counts, ...entriesOfOthers(item, after, placed.stockAt, brought)],
  };
}

/** What a file with variations, options or menus changes of them. A file without leaves them as they are. */
function variedChanges(item: Item, incoming: Item): Changes {
  const { options = [], variations = [], menus, photos } = incoming;
  const hasNewPhotos = photos !== undefined && !isSameValue(item.photos, photos);
  const own = hasVariations(item) || hasVariations(incoming) ? {} : changedOwnFields(item, incoming);
  const hasNewMenus = menus !== undefined && !isSameValue(item.menus, menus);
  const hasChoices = variations.length > 0 || options.length > 0;
  const hasNewVariations =
    hasChoices && !(isSameValue(item.variations ?? [], variations) && isSameValue(item.options ?? [], options));
  return {
    patch: {
      ...(hasNewVariations && { options, variations }),
      ...(hasNewMenus && { menus }),
      ...(hasNewPhotos && { photos }),
      ...own,
    },
    changes: [
      ...(hasNewVariations
        ? [{ field: 'Variations', before: variationsText(item), after: variationsText(incoming) }]
        : []),
      ...(hasNewMenus ? [{ field: 'Menus', before: (item.menus ?? []).join(', '), after: menus.join(', ') }] : []),
      ...(hasNewPhotos
        ? [{ field: 'Photos', before: String(item.photos?.length ?? 0), after: String(photos.length) }]
        : []),
      ...(['cost', 'lowStock'] as const)
        .filter((field) => field in own)
        .map((field) => ({
          field: fieldLabels[field],
          before: String(item[field] ?? ''),
          after: String(incoming[field] ?? ''),
        })),
    ],
  };
}

/** A file that does not tell them changes nothing. */
function changedOwnFields(item: Item, { cost, lowStock }: Item): Pick<Item, 'cost' | 'lowStock'> {
  return ownFieldsOf({
    ...(cost !== undefined && cost !== item.cost && { cost }),
    ...(lowStock !== undefined && lowStock !== item.lowStock && { lowStock }),
  });
}

/** In whichever order their fields are: the form and the import write those of a variation in different ones. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `S $12.00/ea 3, L $9.50/ea 4`: what an item is sold in. */
function variationsText(item: Item): string {
  return variationsOf(item)
    .map((variation) =>
      [variationName(variation), variation.sku, variation.price, variation.stock].filter(Boolean).join(' '),
    )
    .join(', ');
}

const soldFields: ReadonlySet<Field> = new Set(['stock', 'price', 'sku', 'gtin', 'weight']);

function isSold(field: Field): boolean {
  return soldFields.has(field);
}

function isGiven(file: FileAnalysis, context: RowWithParents, field: Field, incoming: Item): boolean {
  const { columns, isOwn, stockLocations } = file;
  const cell = inheritedCell(file, context, field).trim();
  switch (field) {
    case 'name':
    case 'price':
      return true;
    case 'stock':
      return columns.has('stock') && (incoming.stock !== '-' || cell === '-');
    case 'locations':
      if (stockLocations.some((name) => name !== undefined) && incoming.locations.length > 0) return true;
      break;
    case 'weight':
      if (cell !== '' && incoming.weight === '') return false;
      break;
    case 'skipItemDetails':
      if (readYesNo(cell) === undefined) return false;
      break;
    case 'status':
      if (readStatus(cell, columns.nameOf('status')) === 'unknown') return false;
  }
  return columns.has(field) && (isOwn || cell !== '');
}

/** A price without a unit keeps the unit of the item. */
function priceChange(item: Item, incoming: Item, given: readonly Field[]): Partial<Pick<Item, 'price' | 'unit'>> {
  const suffix = splitPrice(incoming.price).suffix;
  if (suffix !== '') return { price: incoming.price, unit: incoming.unit };
  const old = splitPrice(item.price).suffix;
  const hasNewUnit = given.includes('unit') && incoming.unit !== item.unit;
  return { price: `${incoming.price}${hasNewUnit && old !== '' ? suffixOfUnit(incoming.unit) : old}` };
}

function valueOf(item: Item, field: Field): unknown {
  return field === 'status' ? (item.status ?? 'Active') : item[field];
}

/** `$1,200.00/ea` and `$1200.00/ea` are the same price. */
function isSame(field: Field, one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => {
    if (field !== 'price') return JSON.stringify(value);
    const { amount, suffix } = splitPrice(String(value));
    return `${Number(amount)}${suffix.toLowerCase()}`;
  });
  return a === b;
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Characters that can be seen in a cell of the preview. */
const visible = 60;
/** Equal characters that stay before the first different one, so that it is read in its place. */
const context = 20;

/** Two texts to compare side by side: if one is long, words that both begin with are left out. */
export function differingParts(before: string, after: string): readonly [string, string] {
  if (before.length <= visible && after.length <= visible) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const word = before.indexOf(' ', Math.max(0, same - context)) + 1;
  if (same <= context || word === 0 || word > same) return [before, after];
  return [`…${before.slice(word)}`, `…${after.slice(word)}`];
}
