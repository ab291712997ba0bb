import type { Item } from '../../../domain/item';

/** The item fields a column can be mapped to; `null` in a mapping means "Do not import". */
export type ImportField =
  | keyof Item
  /** Joined to the name: `T-Shirt - Blue`. */
  | 'variation'
  /** The SKU or `id:` of the row this row is a variation of. */
  | 'parent'
  /** The same in all rows of one product; later rows inherit what they leave blank from the first. */
  | 'handle';

/** Where a row stands. */
export interface RowPlace {
  /** Its place among the rows of the file, from 0; -1 for the header. Several rows can share a line in JSON. */
  readonly index: number;
  /** The line of the file on which it starts, from 1. */
  readonly line: number;
}

export interface ImportRow extends RowPlace {
  readonly cells: readonly string[];
  /** Why the row could not be split into cells, in plain words. */
  readonly problem?: string;
}

/** A file, decoded and split, before any column has a meaning. Lines are 1-based and count lines of the file. */
export interface ImportSource {
  readonly fileName: string;
  readonly bytes: number;
  readonly format: 'csv' | 'json';
  /** As sniffed, for the merchant to see, such as `UTF-8`. */
  readonly encoding: string;
  readonly delimiter?: string;
  /** Trimmed names. */
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly rows: readonly ImportRow[];
}

/** Column index → field. One field may be mapped once, but for `repeatableFields`; the preview says so where it is not. */
export type ColumnMapping = readonly (ImportField | null)[];

/** A row that stays out, or a doubt about one that comes in. */
export interface RowNote extends RowPlace {
  /** The column's name in the file; empty where the whole row is meant. */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

export interface PreviewRow extends RowPlace {
  readonly item: Item;
}

/** Every row of the file is in exactly one of `fresh`, `present`, `bad` and `leftOut`. */
export interface ImportPreview {
  readonly fresh: readonly PreviewRow[];
  readonly present: readonly PreviewRow[];
  readonly bad: readonly RowNote[];
  /** Rows that are no items and no mistakes, such as a product whose variations come in as items. */
  readonly leftOut: readonly RowNote[];
  readonly warnings: readonly RowNote[];
  /** Problems of the mapping itself, such as no column for the name; all other lists are empty then. */
  readonly mappingErrors: readonly string[];
}

/** What a preview needs to know besides the file. */
export interface PreviewContext {
  readonly existing: readonly Pick<Item, 'id' | 'sku'>[];
  /** ISO 8601 instant for items whose file knows none. */
  readonly now: string;
}

/** A file that cannot be read at all, in plain words. Nothing has changed then. */
export interface ReadFailure {
  readonly ok: false;
  readonly message: string;
}

export type ReadResult =
  { readonly ok: true; readonly source: ImportSource; readonly mapping: ColumnMapping } | ReadFailure;
