import { formatMoney, parseCents } from '@back-office/shared/format';
import { browserStorage, itemListKey, withNamespace, type StorageArea } from '@back-office/shared/state';
import { fallback, looseObject, number, optional, safeParse, string, union } from 'valibot';
import { withLibrary, type CatalogItem } from '../domain/catalog';

interface Options {
  readonly namespace?: string;
  /** Whether the shop sells what the item library offers, as the sample does. */
  readonly hasLibrary?: boolean;
  readonly storage?: () => StorageArea;
}

const text = fallback(optional(string(), ''), '');

/** What the assistant needs of a stored item; whatever else it has, and whatever cannot be read, is ignored. */
const storedItem = looseObject({
  id: fallback(union([string(), number()]), ''),
  name: text,
  category: text,
  price: fallback(optional(union([string(), number()]), ''), ''),
  stock: fallback(optional(union([string(), number()]), '-'), '-'),
  sku: text,
  status: text,
});

/** The active items of the stored list, then those of the item library. The list is read when it is asked for. */
export function readCatalog(options: Options = {}): readonly CatalogItem[] {
  const { namespace = '', hasLibrary = true, storage = browserStorage } = options;
  const items = itemsIn(storage().getItem(withNamespace(namespace, itemListKey)));
  return hasLibrary ? withLibrary(items) : items;
}

function itemsIn(stored: string | null): readonly CatalogItem[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.flatMap(itemOf) : [];
  } catch {
    // Not JSON: the items screen moves it to quarantine and reports it.
    return [];
  }
}

function itemOf(entry: unknown): readonly CatalogItem[] {
  const result = safeParse(storedItem, entry);
  if (!result.success) return [];
  const { id, name, category, price, stock, sku, status } = result.output;
  if (name.trim() === '' || (status !== '' && status !== 'Active')) return [];
  const priceText = typeof price === 'number' ? `$${price.toFixed(2)}` : price;
  const cents = parseCents(priceText.replace(/\/[^/]*$/, ''));
  return [
    {
      name: name.trim(),
      category: category.trim(),
      price: cents,
      priceText: priceText.trim() || (cents === undefined ? 'not set' : formatMoney(cents)),
      stock: stockOf(stock),
      sku: sku.trim(),
      ...(id !== '' && { id: String(id) }),
    },
  ];
}

/** Stock that cannot be read is not counted, rather than zero. */
function stockOf(stock: string | number): number | '-' {
  const units = typeof stock === 'number' ? stock : /^\s*-?\d+(?:\.\d+)?\s*$/.test(stock) ? Number(stock) : NaN;
  return Number.isFinite(units) ? units : '-';
}
