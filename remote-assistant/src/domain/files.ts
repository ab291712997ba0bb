/** A file that the merchant attached, in memory only. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type as the browser reports it; may be empty. */
  readonly type: string;
  readonly content: Blob;
  readonly uploadedAt: number;
}

/** What an analysis found in a file. Everything here was read from the file, nothing is estimated. */
export interface FileFacts {
  readonly kind: 'table' | 'json' | 'text' | 'image' | 'document';
  /** In words, such as "CSV table" or "PNG image". */
  readonly format: string;
  readonly lines?: number;
  readonly words?: number;
  /** Data rows of a table, without its head; or the entries of a JSON array. */
  readonly rows?: number;
  readonly columns?: readonly ColumnFacts[];
  /** The rows by the values of a column that has few of them: at most `maxGroups` for each of at most six columns. */
  readonly groups?: readonly ColumnGroups[];
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly pages?: number;
  /** Further true sentences, such as "3 rows have fewer cells than the head." */
  readonly notes: readonly string[];
}

/** The rows of a table by the values of one column, as the import reads days and numbers. */
export interface ColumnGroups {
  readonly column: string;
  /** Number columns that are added up. */
  readonly of: readonly string[];
  /** The most rows first. */
  readonly groups: readonly FileGroup[];
}

export interface FileGroup {
  readonly key: string;
  readonly rows: number;
  /** Exact decimal text, in the order of `of`. */
  readonly sums: readonly string[];
  /** How many cells each sum is of, if some are blank; else all rows. */
  readonly filled?: readonly number[];
}

export interface ColumnFacts {
  readonly name: string;
  readonly kind: 'number' | 'date' | 'text' | 'empty';
  readonly filled: number;
  /** Of number columns, as exact decimal text. */
  readonly sum?: string;
  /** Of number and date columns, as written in the file. */
  readonly min?: string;
  readonly max?: string;
  /** Numbers of the file have a decimal comma. */
  readonly hasComma?: boolean;
}
