import { slugOf } from '@back-office/shared/url';
import type { ImportRow } from './importTypes';

export interface Identity {
  readonly id: string;
  /** The line of an identical row. */
  readonly repeats?: number;
  /** The line of the row that already has the id this one would get. */
  readonly suffixedFor?: number;
}

/**
 * The id of an imported item: the id in the file, else from its SKU, else from its full name. It is the same at every
 * import, so that importing a file twice adds nothing.
 */
export function stableId(id: string, sku: string, fullName: string): string {
  if (id !== '') return id;
  if (sku !== '') return `sku:${sku}`;
  return `name:${slugOf(fullName.slice(0, 60))}-${hash(fullName.toLowerCase())}`;
}

/** Gives each row of one file a unique id. Of identical rows only the first becomes an item. */
export class FileIds {
  /** The rows that have an id in the file: a single row, or several by their cells. */
  private readonly rowsById = new Map<string, ImportRow | Map<string, ImportRow>>();
  private reserved: ReadonlySet<string> | undefined;

  /** `allIds`: all ids in the file, so that adding a suffix never results in one of them. */
  constructor(private readonly allIds: () => Iterable<string>) {}

  assign(id: string, row: ImportRow): Identity {
    const known = this.rowsById.get(id);
    if (!known) {
      this.rowsById.set(id, row);
      return { id };
    }
    const earlier = known instanceof Map ? known : new Map([[keyOf(known), known]]);
    this.rowsById.set(id, earlier);
    const key = keyOf(row);
    const same = earlier.get(key);
    if (same) return { id, repeats: same.line };
    earlier.set(key, row);
    this.reserved ??= new Set(this.allIds());
    let number = earlier.size;
    while (this.rowsById.has(`${id}-${number}`) || this.reserved.has(`${id}-${number}`)) number += 1;
    this.rowsById.set(`${id}-${number}`, row);
    const [first = row] = earlier.values();
    return { id: `${id}-${number}`, suffixedFor: first.line };
  }
}

function keyOf(row: ImportRow): string {
  return JSON.stringify(row.cells);
}

/** 53 bits (cyrb53) in base 36, to distinguish names with the same first 60 characters. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
