import {
  currencyDecimals,
  formatMoney,
  parseDecimal,
  perFormat,
  rescale,
  storedNumber,
} from '@back-office/shared/format';
import { createListReader, itemListKey, stockJournalKey, type ListReader } from '@back-office/shared/state';
import { homeLocation, plusStock, stockByLocation, stockKey, type StockChange } from '@back-office/shared/stock';
import { withLibrary, type CatalogItem, type CatalogVariation } from '../domain/catalog';

interface Options {
  readonly namespace?: string;
  /** Whether the shop sells what the item library offers, as the sample does. */
  readonly hasLibrary?: boolean;
  readonly read?: ListReader;
  /** The journal of stock. */
  readonly readJournal?: ListReader;
}

/** One for each list, so that a long one is read again only after a change. */
const readers = new Map<string, ListReader>();

function readerOf(key: string, namespace: string): ListReader {
  const name = `${namespace} ${key}`;
  const reader = readers.get(name) ?? createListReader({ key, namespace });
  readers.set(name, reader);
  return reader;
}

/** The active items of the stored list, then those of the item library. The list is read when it is asked for. */
export async function readCatalog(options: Options): Promise<readonly CatalogItem[]> {
  const { namespace = '', hasLibrary = true } = options;
  const { read = readerOf(itemListKey, namespace), readJournal = readerOf(stockJournalKey, namespace) } = options;
  const [stored, entries] = await Promise.all([read(), readJournal()]);
  const items = itemsOf(stored ?? none, journalOf(entries ?? none));
  return hasLibrary ? withLibrary(items) : items;
}

type Journal = ReadonlyMap<string, readonly StockChange[]>;

const none: readonly unknown[] = [];
/** What was made of a list, which a reader gives again as long as it is the same. */
const catalogs = perFormat(
  () => new WeakMap<readonly unknown[], { readonly journal: Journal; readonly items: readonly CatalogItem[] }>(),
);
const journals = new WeakMap<readonly unknown[], Journal>();

function itemsOf(stored: readonly unknown[], journal: Journal): readonly CatalogItem[] {
  const kept = catalogs().get(stored);
  if (kept?.journal === journal) return kept.items;
  const items = stored.flatMap((entry) => itemOf(entry, journal));
  catalogs().set(stored, { journal, items });
  return items;
}

/** The changes of each variation. What cannot be read is ignored. */
function journalOf(entries: readonly unknown[]): Journal {
  const kept = journals.get(entries);
  if (kept) return kept;
  const found = new Map<string, StockChange[]>();
  for (const entry of entries) {
    const { itemId, variationId, location, change } = fieldsOf(entry);
    if (typeof location !== 'string' || typeof change !== 'number') continue;
    const key = stockKey(textOf(itemId), textOf(variationId));
    const known = found.get(key);
    if (known) known.push({ location, change });
    else found.set(key, [{ location, change }]);
  }
  journals.set(entries, found);
  return found;
}

/** What the assistant needs of a stored item; whatever else it has, and whatever cannot be read, is ignored. */
function itemOf(entry: unknown, journal: Journal): readonly CatalogItem[] {
  const fields = fieldsOf(entry);
  const text = (field: string) => textOf(fields[field]);
  const { id, price, stock = '-', variations } = fields;
  const [name, status] = [text('name'), text('status')];
  if (name === '' || (status !== '' && status !== 'Active')) return [];
  const priceText = typeof price === 'number' ? String(price) : text('price');
  const cents = moneyOf(priceText);
  const cost = moneyOf(text('cost'));
  const stockAt = placesOf(fields, journal);
  return [
    {
      name,
      category: text('category'),
      price: cents,
      priceText: (typeof price === 'string' && priceText) || (cents === undefined ? 'not set' : formatMoney(cents)),
      stock: stockOf(stock),
      sku: text('sku'),
      ...(Array.isArray(variations) && { variations: variations.map(variationOf) }),
      ...(cost !== undefined && { cost }),
      ...(stockAt && { stockAt }),
      ...((typeof id === 'number' || (typeof id === 'string' && id !== '')) && { id: String(id) }),
    },
  ];
}

function variationOf(entry: unknown): CatalogVariation {
  const { values, sku, stock, price, cost: paid } = fieldsOf(entry);
  const [ownPrice, cost] = [moneyOf(textOf(price)), moneyOf(textOf(paid))];
  return {
    values: Array.isArray(values) ? values.map(textOf) : [],
    sku: textOf(sku),
    stock: stockOf(stock),
    ...(ownPrice !== undefined && { price: ownPrice }),
    ...(cost !== undefined && { cost }),
  };
}

/** How much of an item is at each location, of all its variations together. */
function placesOf(fields: Readonly<Record<string, unknown>>, journal: Journal): CatalogItem['stockAt'] {
  const { id, stock, variations, locations } = fields;
  const home = homeLocation({ locations: Array.isArray(locations) ? locations.map(textOf) : [] });
  const all = Array.isArray(variations) && variations.length > 0 ? variations.map(fieldsOf) : [{ id: '', stock }];
  const at = new Map<string, number>();
  for (const variation of all) {
    const units = stockOf(variation['stock'] ?? '-');
    const changes = journal.get(stockKey(String(id ?? ''), textOf(variation['id']))) ?? [];
    if (units === '-') continue;
    for (const [location, there] of stockByLocation(units, changes, home))
      at.set(location, plusStock(at.get(location) ?? 0, there));
  }
  return at.size > 0 ? at : undefined;
}

/** `undefined` if it cannot be read. */
function moneyOf(text: string): number | undefined {
  if (text === '') return undefined;
  const decimal = parseDecimal(storedNumber(text.replace(/\/[^/]*$/, '')) ?? '');
  return decimal && Number(rescale(decimal, currencyDecimals()).units);
}

function fieldsOf(entry: unknown): Readonly<Record<string, unknown>> {
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Stock that cannot be read is not counted, rather than zero. */
function stockOf(stock: unknown): number | '-' {
  const units = typeof stock === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(stock) ? Number(stock) : stock;
  return typeof units === 'number' && Number.isFinite(units) ? units : '-';
}
