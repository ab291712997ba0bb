import { lineList, lineListColumns, type LineListColumn } from './lineList';
import { plainOrders, plainOrderColumns, type PlainOrderColumn } from './plainTables';
import type { Reader } from './reader';

/** Which column of a file of no known kind is what, by its header, and whether a row is an item or a whole sale. */
export type ColumnMapping =
  | { readonly rows: 'items'; readonly columns: Readonly<Partial<Record<LineListColumn, string>>> }
  | { readonly rows: 'sales'; readonly columns: Readonly<Partial<Record<PlainOrderColumn, string>>> };

/** Reads a file by a mapping that the merchant has made. */
export function mappedReader({ rows, columns }: ColumnMapping): Reader {
  const base = rows === 'items' ? lineList : plainOrders;
  const names = Object.keys(rows === 'items' ? lineListColumns : plainOrderColumns);
  const headers: Readonly<Record<string, string>> = columns;
  return {
    ...base,
    kind: 'mapped',
    label: rows === 'items' ? 'Items sold, by your columns' : 'Sales, by your columns',
    family: 'mapped',
    isMinorUnits: false,
    columns: Object.fromEntries(names.map((name) => [name, headers[name] === undefined ? [] : [headers[name]]])),
    required: Object.keys(headers).filter((name) => headers[name] !== undefined),
    never: [],
  };
}
