import type { Columns } from './columns';
import type { ImportRow } from './importTypes';

/** Which rows belong together: variations to their parent, later rows of a product to its first. */
export interface RelatedRows {
  /** The rows from which this one inherits its blank fields: its product's first row, then its parent. */
  parentRowsOf(row: number): readonly ImportRow[];
  /** How many variations name this row as their parent. */
  variationCountOf(row: number): number;
}

const none: readonly ImportRow[] = [];

export function findRelatedRows(rows: readonly ImportRow[], columns: Columns): RelatedRows {
  const firstRows = findFirstRows(rows, columns);
  const parents = findParents(rows, columns);
  const variations = new Map<number, number>();
  for (const parent of parents.values()) variations.set(parent, (variations.get(parent) ?? 0) + 1);
  return {
    parentRowsOf(row) {
      const [first, parent] = [firstRows.get(row), parents.get(row)];
      if (first === undefined && parent === undefined) return none;
      return [first, parent].flatMap((index) => (index === undefined ? [] : (rows[index] ?? [])));
    },
    variationCountOf: (row) => variations.get(row) ?? 0,
  };
}

/** Row → its parent's row. The parent is given by its SKU or, in WooCommerce files, as `id:741` if it has no SKU. */
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

/** Row → the first row with the same handle, for rows without a name. */
function findFirstRows(rows: readonly ImportRow[], columns: Columns): ReadonlyMap<number, number> {
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
