import type { Item } from '../../../domain/item';
import type {
  ColumnMapping,
  ImportCounts,
  ImportPreview,
  ImportSource,
  PreviewContext,
  PreviewRow,
  ReadFailure,
  RowNote,
} from '../domain/importTypes';

/** What the screen needs to know about a file. Its rows stay where they were read. */
export interface FileSummary extends Omit<ImportSource, 'rows'> {
  readonly rowCount: number;
  /** The cells of the first rows, as examples next to the column names. */
  readonly examples: readonly (readonly string[])[];
}

export type ReadSummary =
  { readonly ok: true; readonly file: FileSummary; readonly mapping: ColumnMapping } | ReadFailure;

/** A preview with the first rows of each list; the others are fetched by page. */
export interface PreviewSummary extends ImportPreview {
  readonly counts: ImportCounts;
}

export type RowList = 'added' | 'present';
export type NoteList = 'bad' | 'skipped' | 'warnings';

/** Called with the progress, 0–1. */
export type OnProgress = (progress: number) => void;

/**
 * Reads and previews one import without blocking the page. Calls run one after the other. Call `read` first, then
 * `preview` after every change of the mapping; the other calls refer to the latest preview.
 */
export interface ImportPort {
  read(file: File, onProgress?: OnProgress): Promise<ReadSummary>;
  preview(
    mapping: ColumnMapping,
    existing: PreviewContext['existing'],
    onProgress?: OnProgress,
  ): Promise<PreviewSummary>;
  rows(list: RowList, from: number, count: number): Promise<readonly PreviewRow[]>;
  notes(list: NoteList, from: number, count: number): Promise<readonly RowNote[]>;
  /** The items to merge (new ones) or to replace the list with (all), in batches. */
  items(mode: 'merge' | 'replace'): AsyncGenerator<readonly Item[], void, void>;
  /** The content of the bad rows file. */
  badRowsCsv(): Promise<string>;
  /** Frees the file and terminates the worker; a pending call is rejected. */
  close(): void;
}
