import { writeCsv, type CsvCell } from '@back-office/shared/csv';
import type { Item } from '../../../domain/item';
import { zipOf, type ZipFile } from './zip';

interface PhotoArchive {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** Photos in it, and those that this browser does not have. */
  readonly count: number;
  readonly missing: number;
}

/** A ZIP file with a folder for each item that has photos, and `photos.csv` with all of them; `undefined` if it is too much. */
export async function photoArchive(
  items: readonly Item[],
  pictureOf: (id: string) => Promise<string | undefined>,
): Promise<PhotoArchive | undefined> {
  const files: ZipFile[] = [];
  const rows: CsvCell[][] = [['Item ID', 'Name', 'SKU', 'Photo', 'File', 'Alternative text']];
  const folders = new Set<string>();
  let missing = 0;
  for (const item of items) {
    const folder = item.photos ? freeFolder(item, folders) : '';
    for (const [index, { id, alt }] of (item.photos ?? []).entries()) {
      const picture = await pictureOf(id);
      const name = picture === undefined ? '' : `${folder}/${index + 1}.jpg`;
      if (picture === undefined) missing += 1;
      else files.push({ name, bytes: bytesOf(picture) });
      rows.push([item.id, item.name, item.sku, index + 1, name, alt]);
    }
  }
  const list = new TextEncoder().encode(writeCsv(rows));
  try {
    return { parts: zipOf([...files, { name: 'photos.csv', bytes: list }]), count: files.length, missing };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The name of the item as a folder that any system can have, in any case the only one. */
function freeFolder({ name, sku }: Item, taken: Set<string>): string {
  const words = (name || sku)
    .replace(/[\\/:*?"<>|\u0000-\u001f\s]+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '');
  const folder = words || 'Item';
  let free = folder;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${folder} ${count}`;
  taken.add(free.toLowerCase());
  return free;
}

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
