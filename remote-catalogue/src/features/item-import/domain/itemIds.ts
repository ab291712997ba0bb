import type { ImportRow } from './importTypes';

export interface Identity {
  readonly id: string;
  /** The line of the row that this one repeats to the letter. */
  readonly repeats?: number;
  /** The line of the row that already has the id this one asked for. */
  readonly suffixedFor?: number;
}

/**
 * The id an item gets from what its file knows, the same at every import, so that nothing is ever doubled: the file's
 * own id, else its SKU, else its full name.
 */
export function stableId(id: string, sku: string, fullName: string): string {
  if (id !== '') return id;
  if (sku !== '') return `sku:${sku}`;
  return `name:${slug(fullName)}-${hash(fullName.toLowerCase())}`;
}

/** Gives each row of one file its own id. A row that repeats another to the letter is no item of its own. */
export class FileIds {
  /** Who asked for an id: one row or, by their cells, several. */
  private readonly askers = new Map<string, ImportRow | Map<string, ImportRow>>();
  private wanted: ReadonlySet<string> | undefined;

  /** `allIds`: all ids the file asks for, so that a suffix never takes one of them away. */
  constructor(private readonly allIds: () => Iterable<string>) {}

  assign(id: string, row: ImportRow): Identity {
    const known = this.askers.get(id);
    if (!known) {
      this.askers.set(id, row);
      return { id };
    }
    const earlier = known instanceof Map ? known : new Map([[keyOf(known), known]]);
    this.askers.set(id, earlier);
    const key = keyOf(row);
    const same = earlier.get(key);
    if (same) return { id, repeats: same.line };
    earlier.set(key, row);
    this.wanted ??= new Set(this.allIds());
    let number = earlier.size;
    while (this.askers.has(`${id}-${number}`) || this.wanted.has(`${id}-${number}`)) number += 1;
    this.askers.set(`${id}-${number}`, row);
    const [first = row] = earlier.values();
    return { id: `${id}-${number}`, suffixedFor: first.line };
  }
}

function keyOf(row: ImportRow): string {
  return JSON.stringify(row.cells);
}

function slug(text: string): string {
  return text
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** 53 bits (cyrb53) in base 36: enough to tell names apart that share their first 60 characters. */
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
