import { hashOf } from '@back-office/shared/books';
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
  return `name:${slugOf(fullName.slice(0, 60))}-${hashOf(fullName.toLowerCase()).toString(36)}`;
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
