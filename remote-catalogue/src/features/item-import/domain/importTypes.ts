import type { Item } from '../../../domain/item';

/** The item fields a column can be mapped to; `null` in a mapping means "Do not import". */
export type ImportField =
  | keyof Item
  /** Joined to the name: `T-Shirt - Blue`. */
  | 'variation'
  /** The SKU or `id:` of the row of which this row is a variation. */
  | 'parent'
  /** The same in all rows of one product; later rows inherit blank fields from the first. */
  | 'handle';

/** Where a row is in the file. */
export interface RowPosition {
  /** Index among the rows of the file, from 0; -1 for the header. Several rows can share a line in JSON. */
  readonly index: number;
  /** The line of the file on which it starts, from 1. */
  readonly line: number;
}

export interface ImportRow extends RowPosition {
  readonly cells: readonly string[];
  /** Why the row could not be split into cells, in plain words. */
  readonly problem?: string;
}

/** A file, decoded and split into cells, before its columns are mapped. Line numbers start at 1. */
export interface ImportSource {
  readonly fileName: string;
  readonly bytes: number;
  readonly format: 'csv' | 'json';
  /** As detected, for the merchant to see, such as `UTF-8`. */
  readonly encoding: string;
  readonly delimiter?: string;
  /** Trimmed names. */
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly rows: readonly ImportRow[];
}

/** Column index → field. Only `repeatableFields` may be mapped more than once; the preview reports any other. */
export type ColumnMapping = readonly (ImportField | null)[];

/** An error or a warning about one row. */
export interface RowNote extends RowPosition {
  /** The column's name in the file; empty when it is about the whole row. */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

export interface PreviewRow extends RowPosition {
  readonly item: Item;
}

/** Every row of the file is in exactly one of `added`, `present`, `bad` and `skipped`. */
export interface ImportPreview {
  readonly added: readonly PreviewRow[];
  /** Rows whose item is in the list already, by its id. */
  readonly present: readonly PreviewRow[];
  readonly bad: readonly RowNote[];
  /** Rows that are neither items nor mistakes, such as a product whose variations are imported as items. */
  readonly skipped: readonly RowNote[];
  readonly warnings: readonly RowNote[];
  /** Problems of the mapping itself, such as no column for the name; all other lists are empty then. */
  readonly mappingErrors: readonly string[];
}

/** How many rows each list of a preview has. */
export type ImportCounts = Readonly<Record<Exclude<keyof ImportPreview, 'mappingErrors'>, number>>;

/** What a preview needs to know besides the file. */
export interface PreviewContext {
  readonly existing: readonly Pick<Item, 'id' | 'sku'>[];
  /** ISO 8601 instant for items whose file has no dates. */
  readonly now: string;
}

/** A file that cannot be read at all, in plain words. Nothing has changed then. */
export interface ReadFailure {
  readonly ok: false;
  readonly message: string;
}

export type ReadResult =
  { readonly ok: true; readonly source: ImportSource; readonly mapping: ColumnMapping } | ReadFailure;

/** Work in small steps: each yields the progress, 0–1, and the last returns the result. */
export type Steps<Result> = Generator<number, Result, void>;
