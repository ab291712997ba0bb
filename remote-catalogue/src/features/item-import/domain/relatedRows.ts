import type { Columns } from './columns';
import type { ImportRow } from './importTypes';

/** Which rows belong together: variations to their parent, later rows of a product to its first. */
export interface RelatedRows {
  /** The rows from which this one inherits its blank fields: its product's first row, then its parent. */
  parentRowsOf(row: number): readonly ImportRow[];
  /** How many variations name this row as their parent. */
  variationCountOf(row: number): number;
  /** Whether no other row is a variation of the same product. */
  isOnlyVariation(row: number): boolean;
  /** The same text for all rows of a product: that of its parent, its handle or its name. */
  productOf(row: number): string;
}

const none: readonly ImportRow[] = [];

/** `texts`: the variation of each row, empty for rows without. */
export function findRelatedRows(rows: readonly ImportRow[], columns: Columns, texts: readonly string[]): RelatedRows {
  const firstRows = findFirstRows(rows, columns);
  const parents = findParents(rows, columns);
  const productOf = (row: number) => {
    const parent = parents.get(row);
    return parent === undefined ? productKey(rows, columns, firstRows.get(row) ?? row) : `parent:${parent}`;
  };
  const counts = new Map<string, number>();
  texts.forEach((text, row) => {
    if (text !== '') counts.set(productOf(row), (counts.get(productOf(row)) ?? 0) + 1);
  });
  const variations = new Map<number, number>();
  for (const parent of parents.values()) variations.set(parent, (variations.get(parent) ?? 0) + 1);
  return {
    parentRowsOf(row) {
      const [first, parent] = [firstRows.get(row), parents.get(row)];
      if (first === undefined && parent === undefined) return none;
      return [first, parent].flatMap((index) => (index === undefined ? [] : (rows[index] ?? [])));
    },
    variationCountOf: (row) => variations.get(row) ?? 0,
    isOnlyVariation: (row) => (counts.get(productOf(row)) ?? 1) === 1,
    productOf,
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

/**
 * Row → the first row of its product, for rows without a name: the first with the same handle or, in files that write the
 * handle only once, the last row with a handle.
 */
function findFirstRows(rows: readonly ImportRow[], columns: Columns): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>();
  if (!columns.has('handle')) return firsts;
  const byHandle = new Map<string, number>();
  let product: number | undefined;
  rows.forEach((row, index) => {
    const handle = columns.cell(row, 'handle').trim();
    const hasName = columns.cell(row, 'name').trim() !== '';
    const first = handle === '' ? product : byHandle.get(handle);
    if (!hasName) {
      if (first !== undefined) firsts.set(index, first);
    } else if (handle === '') product = undefined;
    else {
      if (first === undefined) byHandle.set(handle, index);
      product = byHandle.get(handle);
    }
  });
  return firsts;
}

function productKey(rows: readonly ImportRow[], columns: Columns, index: number): string {
  const row = rows[index];
  return row ? columns.cell(row, 'handle').trim() || columns.cell(row, 'name').trim() : '';
}
