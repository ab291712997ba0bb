import type { ColumnMapping } from '../mapping/columnMapping';
import type { FileColumns } from '../mapping/fileColumns';
import type { DecimalMark } from './numbers';
import type { RestReader } from './restOfFile';
import type { DateOrder } from './times';

/** A file that can be read more than once. */
export interface FileSource {
  readonly name: string;
  open(): AsyncIterable<Uint8Array>;
  /** What another worker opens it by, also in its middle. */
  readonly shared?: SharedFile;
}

/** A file of a page, or the path of one. */
export interface SharedFile {
  readonly file: Blob | string;
  readonly size: number;
}

/** What the merchant has chosen about reading a file. What is missing, the file shows. Plain data, because it is stored. */
export interface ReadChoices {
  /** The kind of file, instead of the one that its header shows. */
  readonly kind?: string;
  /** Columns of a file of no known kind, or instead of its kind. */
  readonly mapping?: ColumnMapping;
  /** Where the header of a mapped file is; 0 if it has none. */
  readonly headerLine?: number;
  readonly mark?: DecimalMark;
  readonly order?: DateOrder;
  /** Amounts without decimals are in the smallest unit, of kinds of files that may be so. */
  readonly isMinor?: boolean;
  /** The sign that the file writes refunds with. */
  readonly refunds?: 'negative' | 'positive';
}

export interface ReadOptions extends ReadChoices {
  /** Of the shop. Without it, what the file says. */
  readonly currency?: string | undefined;
  /** Choices for files of the same layout, by `layoutOf`. They count if there are none for the file itself. */
  readonly layouts?: Readonly<Record<string, ReadChoices>>;
  /** A file of no known kind is read by a guessed mapping; without it, it is refused. */
  readonly isGuessing?: boolean;
  /** Else that of the clock. */
  readonly thisYear?: number;
  readonly signal?: AbortSignal;
  /** Is told how many bytes have been read. */
  readonly onProgress?: (bytes: number) => void;
  /** Reads the second half of a large file at the same time. */
  readonly readRest?: RestReader | undefined;
  /** The size from which on that is worth it. */
  readonly leastShared?: number;
}

/** A file cannot be read at all. Its message is a sentence for merchants. */
export class UnreadableFileError extends Error {
  override readonly name: string = 'UnreadableFileError';
}

/** It can be read once the merchant chooses its columns or another kind. */
export class UnmappedFileError extends UnreadableFileError {
  override readonly name = 'UnmappedFileError';

  constructor(
    message: string,
    readonly layout: string,
    readonly columns: FileColumns | undefined,
  ) {
    super(message);
  }
}
