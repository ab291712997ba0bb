import { currencyDecimals, formatMoney, parseDecimal, rescale, storedNumber } from '@back-office/shared/format';
import { createListReader, itemListKey, type ListReader } from '@back-office/shared/state';
import { withLibrary, type CatalogItem, type CatalogVariation } from '../domain/catalog';

interface Options {
  readonly namespace?: string;
  /** Whether the shop sells what the item library offers, as the sample does. */
  readonly hasLibrary?: boolean;
  readonly read?: ListReader;
}

/** One for each namespace, so that a long list is read again only after a change. */
const readers = new Map<string, ListReader>();

function readerOf(namespace: string): ListReader {
  const reader = readers.get(namespace) ?? createListReader({ key: itemListKey, namespace });
  readers.set(namespace, reader);
  return reader;
}

/** The active items of the stored list, then those of the item library. The list is read when it is asked for. */
export async function readCatalog(options: Options = {}): Promise<readonly CatalogItem[]> {
  const { namespace = '', hasLibrary = true, read = readerOf(namespace) } = options;
  const items = (await read())?.flatMap(itemOf) ?? [];
  return hasLibrary ? withLibrary(items) : items;
}

/** What the assistant needs of a stored item; whatever else it has, and whatever cannot be read, is ignored. */
function itemOf(entry: unknown): readonly CatalogItem[] {
  const fields = fieldsOf(entry);
  const text = (field: string) => textOf(fields[field]);
  const { id, price, stock = '-', variations } = fields;
  const [name, status] = [text('name'), text('status')];
  if (name === '' || (status !== '' && status !== 'Active')) return [];
  const priceText = typeof price === 'number' ? String(price) : text('price');
  const decimal = parseDecimal(storedNumber(priceText.replace(/\/[^/]*$/, '')) ?? '');
  const cents = decimal && Number(rescale(decimal, currencyDecimals()).units);
  return [
    {
      name,
      category: text('category'),
      price: cents,
      priceText: (typeof price === 'string' && priceText) || (cents === undefined ? 'not set' : formatMoney(cents)),
      stock: stockOf(stock),
      sku: text('sku'),
      ...(Array.isArray(variations) && { variations: variations.map(variationOf) }),
      ...((typeof id === 'number' || (typeof id === 'string' && id !== '')) && { id: String(id) }),
    },
  ];
}

function variationOf(entry: unknown): CatalogVariation {
  const { values, sku, stock } = fieldsOf(entry);
  return { values: Array.isArray(values) ? values.map(textOf) : [], sku: textOf(sku), stock: stockOf(stock) };
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
