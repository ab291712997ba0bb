import * as v from 'valibot';
import { itemStatuses } from './filterItems';
import type { Item } from './item';

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

const price = v.union([
  v.pipe(
    v.number(),
    v.transform((amount) => `$${amount.toFixed(2)}`),
  ),
  text,
]);

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
  }),
  v.transform(({ status, ...item }): Item => (status === undefined ? item : { ...item, status })),
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
    Array.isArray(locations) &&
    locations.every((name) => typeof name === 'string') &&
    (status === undefined || itemStatuses.some((known) => known === status))
  );
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let count = 2;
  while (taken.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}
