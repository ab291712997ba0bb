import type { Columns } from './columns';
import type { ImportRow } from './importTypes';

/** Which rows belong together: variations to their parent, later rows of a product to its first. */
export interface Families {
  /** The rows this one inherits from what it leaves blank: its product's first row, its parent. */
  eldersOf(row: number): readonly ImportRow[];
  /** How many variations name this row as their parent. */
  variationsOf(row: number): number;
}

const none: readonly ImportRow[] = [];

export function findFamilies(rows: readonly ImportRow[], columns: Columns): Families {
  const firsts = findFirsts(rows, columns);
  const parents = findParents(rows, columns);
  const variations = new Map<number, number>();
  for (const parent of parents.values()) variations.set(parent, (variations.get(parent) ?? 0) + 1);
  return {
    eldersOf(row) {
      const [first, parent] = [firsts.get(row), parents.get(row)];
      if (first === undefined && parent === undefined) return none;
      return [first, parent].flatMap((index) => (index === undefined ? [] : (rows[index] ?? [])));
    },
    variationsOf: (row) => variations.get(row) ?? 0,
  };
}

/** Row → its parent's row. A parent is named by its SKU or, as WooCommerce does for one without, as `id:741`. */
function findParents(rows: readonly ImportRow[], columns: Columns): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  if (!columns.has('parent')) return parents;
  const bySku = new Map<string, number>();
  const byId = new Map<string, number>();
  rows.forEach((row, index) => {
    if (columns.cell(row, 'parent').trim() !== '') return;
    bySku.set(columns.cell(row, 'sku').trim(), index);
    byId.set(columns.cell(row, 'id').trim(), index);
  });
  rows.forEach((row, index) => {
    const name = columns.cell(row, 'parent').trim();
    if (name === '') return;
    const parent = bySku.get(name) ?? byId.get(name.replace(/^id:\s*/i, ''));
    if (parent !== undefined && parent !== index) parents.set(index, parent);
  });
  return parents;
}

/** Row → the first row with the same handle, for rows that leave their name blank. */
function findFirsts(rows: readonly ImportRow[], columns: Columns): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>();
  if (!columns.has('handle')) return firsts;
  const byHandle = new Map<string, number>();
  rows.forEach((row, index) => {
    const handle = columns.cell(row, 'handle').trim();
    if (handle === '') return;
    const first = byHandle.get(handle);
    if (columns.cell(row, 'name').trim() !== '') {
      if (first === undefined) byHandle.set(handle, index);
    } else if (first !== undefined) firsts.set(index, first);
  });
  return firsts;
}
