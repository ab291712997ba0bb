import type { ColumnMapping } from '../readers/mapped';

/** A file that can be read more than once. */
export interface FileSource {
  readonly name: string;
  open(): AsyncIterable<Uint8Array>;
}

export interface ReadOptions {
  /** Of the shop. Without it, what the file says. */
  readonly currency?: string | undefined;
  /** The kind of file, instead of the one that its header shows. */
  readonly kind?: string;
  /** Columns of a file of no known kind. */
  readonly mapping?: ColumnMapping;
  readonly signal?: AbortSignal;
  /** Is told how many bytes have been read. */
  readonly onProgress?: (bytes: number) => void;
}

/** A file cannot be read at all. Its message is a sentence for merchants. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
