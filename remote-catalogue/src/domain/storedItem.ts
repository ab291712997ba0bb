import * as v from 'valibot';
import { currencyDecimals, parseDecimal, storedMoney } from '@back-office/shared/format';
import { itemStatuses } from './filterItems';
import type { Item, ItemPhoto } from './item';
import { ownFieldsOf, type ItemOption, type Variation } from './variations';

/*
 * Items in storage may have been written by an older version, by hand or by another tool. Any object with an id and
 * plausible fields is accepted; unknown fields are kept.
 */
const text = v.optional(
  v.union([
    v.string(),
    v.pipe(v.number(), v.transform(String)),
    v.pipe(
      v.null(),
      v.transform(() => ''),
    ),
  ]),
  '',
);

const price = v.union([v.pipe(v.number(), v.transform(priceOf)), text]);

/** In the currency of the shop. */
function priceOf(amount: number): string {
  const decimal = parseDecimal(amount.toFixed(currencyDecimals()));
  return (decimal && storedMoney(decimal)) ?? String(amount);
}

/** Stock that cannot be read is not counted, rather than zero. */
const stock = v.fallback(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+(?:\.\d+)?\s*$/), v.transform(Number)), v.literal('-')]),
  '-',
);

const locations = v.union([
  v.array(v.string()),
  v.pipe(
    text,
    v.transform((list) =>
      list
        .split(/[;,]/)
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ),
]);

const skipItemDetails = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.literal('true'),
      v.transform(() => true),
    ),
  ]),
  false,
);

const names = v.array(v.string());

const storedOptions = v.array(v.object({ name: text, values: names }));

/** What cannot be read is unknown. */
const cost = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const lowStock = v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined);

const storedVariations = v.array(
  v.pipe(
    v.object({
      ...{ id: v.string(), values: names, sku: text, gtin: text, price: v.optional(price, ''), weight: text, stock },
      ...{ cost: v.optional(cost), lowStock: v.optional(lowStock) },
    }),
    v.transform(({ cost, lowStock, ...variation }): Variation => ({
      ...variation,
      ...ownFieldsOf({ cost, lowStock }),
    })),
  ),
);

const storedPhotos = v.array(v.object({ id: v.string(), alt: text }));

const storedItem = v.pipe(
  v.looseObject({
    id: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.transform(String))]),
    name: text,
    description: text,
    reportingCategory: text,
    stock,
    price: v.optional(price, ''),
    itemType: text,
    category: text,
    locations: v.optional(locations, ''),
    unit: text,
    sku: text,
    gtin: text,
    weight: text,
    skipItemDetails,
    createdAt: text,
    updatedAt: text,
    status: v.optional(v.fallback(v.optional(v.picklist(itemStatuses)), undefined)),
    options: v.optional(storedOptions),
    variations: v.optional(storedVariations),
    menus: v.optional(names),
    photos: v.optional(v.fallback(v.optional(storedPhotos), undefined)),
    cost: v.optional(cost),
    lowStock: v.optional(lowStock),
  }),
  v.transform(({ status, options, variations, menus, photos, cost, lowStock, ...item }): Item => ({
    ...item,
    ...ownFieldsOf({ cost, lowStock }),
    ...(status && { status }),
    ...(options && { options }),
    ...(variations && { variations }),
    ...(menus && { menus }),
    ...(photos && { photos }),
  })),
);

/**
 * The items of a stored list, and the entries that are not items. Of items with the same id, each later one gets a new
 * id, so that none is lost.
 */
export function readStoredItems(list: readonly unknown[]) {
  const entries: Item[] = [];
  const unreadable: unknown[] = [];
  const ids = new Set<string>();
  for (const entry of list) {
    const item = readItem(entry);
    if (!item) {
      unreadable.push(entry);
      continue;
    }
    const id = freeId(item.id, ids);
    ids.add(id);
    entries.push(id === item.id ? item : { ...item, id });
  }
  return { entries, unreadable };
}

const variedFields = v.object({
  options: v.optional(storedOptions),
  variations: v.optional(storedVariations),
  menus: v.optional(names),
  photos: v.optional(storedPhotos),
  cost: v.optional(cost),
  lowStock: v.optional(lowStock),
});

/** The fields that only some items have. */
export type VariedFields = Pick<Item, 'options' | 'variations' | 'menus' | 'photos' | 'cost' | 'lowStock'>;

/** These fields as they are stored; none of them if one cannot be read. */
export function readVariedFields(fields: unknown): VariedFields {
  const result = v.safeParse(variedFields, fields);
  if (!result.success) return {};
  const { options, variations, menus, photos, ...own } = result.output;
  return {
    ...ownFieldsOf(own),
    ...(options && { options }),
    ...(variations && { variations }),
    ...(menus && { menus }),
    ...(photos && { photos }),
  };
}

/** Skips the schema for items in the current format: for 10,000 items it would take 0.1 s. */
function readItem(entry: unknown): Item | undefined {
  if (isItem(entry)) return entry;
  const result = v.safeParse(storedItem, entry);
  return result.success ? result.output : undefined;
}

const textFields = [
  'id',
  'name',
  'description',
  'reportingCategory',
  'price',
  'itemType',
  'category',
  'unit',
  'sku',
  'gtin',
  'weight',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Item)[];

function isItem(entry: unknown): entry is Item {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields: Partial<Record<keyof Item, unknown>> = entry;
  const { id, stock, skipItemDetails, locations, status } = fields;
  return (
    textFields.every((field) => typeof fields[field] === 'string') &&
    id !== '' &&
    (typeof stock === 'number' || stock === '-') &&
    typeof skipItemDetails === 'boolean' &&
    areTexts(locations) &&
    (status === undefined || itemStatuses.some((known) => known === status)) &&
    isOwnFields(fields) &&
    (fields.menus === undefined || areTexts(fields.menus)) &&
    (fields.photos === undefined || arePhotos(fields.photos)) &&
    (fields.options === undefined || areOptions(fields.options)) &&
    (fields.variations === undefined || areVariations(fields.variations))
  );
}

function isOwnFields({ cost, lowStock }: Partial<Record<'cost' | 'lowStock', unknown>>): boolean {
  const isCost = cost === undefined || (typeof cost === 'string' && cost !== '');
  return isCost && (lowStock === undefined || (typeof lowStock === 'number' && lowStock >= 0));
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function arePhotos(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry: unknown) => isPhoto(entry));
}

function isPhoto(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, alt }: Partial<Record<keyof ItemPhoto, unknown>> = entry;
  return typeof id === 'string' && typeof alt === 'string';
}

function areOptions(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry: unknown) => isOption(entry));
}

function isOption(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, values }: Partial<Record<keyof ItemOption, unknown>> = entry;
  return typeof name === 'string' && areTexts(values);
}

const variationTexts = ['id', 'sku', 'gtin', 'price', 'weight'] as const satisfies readonly (keyof Variation)[];

function areVariations(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry: unknown) => isVariation(entry));
}

function isVariation(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields: Partial<Record<keyof Variation, unknown>> = entry;
  return (
    variationTexts.every((field) => typeof fields[field] === 'string') &&
    areTexts(fields.values) &&
    isOwnFields(fields) &&
    (typeof fields.stock === 'number' || fields.stock === '-')
  );
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let count = 2;
  while (taken.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}
