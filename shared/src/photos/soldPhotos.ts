import { useEffect, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { createListReader, itemListKey, type ListReader } from '@back-office/shared/state';
import { array, object, optional, safeParse, string } from 'valibot';
import { photoDatabase } from './thumbnails';

/** What a sale says of an item. */
interface SoldItem {
  readonly name: string;
  readonly sku: string;
}

/** The id of the first photo of a sold item; `undefined` if it has none. */
type FindPhoto = (sold: SoldItem) => string | undefined;

const photographed = object({
  name: optional(string(), ''),
  sku: optional(string(), ''),
  variations: optional(array(object({ sku: optional(string(), ''), values: optional(array(string()), []) })), []),
  photos: array(object({ id: string() })),
});

const findNone: FindPhoto = () => undefined;
const readers = new Map<string, ListReader>();
const none: readonly unknown[] = [];
/** By the list, which a reader gives again as long as it is the same. */
const finders = new WeakMap<readonly unknown[], FindPhoto>();

/** Finds the photos of items in the receipt of a sale: by SKU, else by name, with or without the choices of a variation. */
export function useSoldPhotos(): FindPhoto {
  const { storageNamespace } = useServices();
  const [find, setFind] = useState(() => findNone);
  useEffect(() => {
    let isCurrent = true;
    loadFinder(storageNamespace).then(
      (found) => isCurrent && setFind(() => found),
      (error: unknown) => console.warn('The photos of items cannot be read.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [storageNamespace]);
  return find;
}

/** The list is only read if there are photos, since a long one takes a while. */
async function loadFinder(namespace: string): Promise<FindPhoto> {
  const { countPhotos } = await photoDatabase.load();
  if ((await countPhotos(namespace)) === 0) return findNone;
  const read = readers.get(namespace) ?? createListReader({ key: itemListKey, namespace });
  readers.set(namespace, read);
  const items = (await read()) ?? none;
  const find = finders.get(items) ?? finderOf(items);
  finders.set(items, find);
  return find;
}

export function finderOf(items: readonly unknown[]): FindPhoto {
  const found = new Map<string, string>();
  const keep = (key: string, id: string) => {
    if (key !== '' && !found.has(key)) found.set(key, id);
  };
  for (const entry of items) {
    const read = safeParse(photographed, entry);
    const id = read.success ? read.output.photos[0]?.id : undefined;
    if (!read.success || id === undefined) continue;
    const { name, sku, variations } = read.output;
    keep(skuKey(sku), id);
    keep(nameKey(name), id);
    for (const variation of variations) {
      keep(skuKey(variation.sku), id);
      keep(nameKey([name, variation.values.join(' / ')].join(' – ')), id);
    }
  }
  return ({ name, sku }) => (sku === '' ? undefined : found.get(skuKey(sku))) ?? found.get(nameKey(name));
}

function skuKey(sku: string): string {
  return sku.trim() === '' ? '' : `sku ${sku.trim().toUpperCase()}`;
}

/** Sales write variations as `T-Shirt, Blue` or `T-Shirt - Blue`. */
function nameKey(name: string): string {
  const words = name.toLowerCase().replace(/\s*(?:,|\s-|\s–|\/)\s+/g, ', ');
  return `name ${words.trim()}`;
}
