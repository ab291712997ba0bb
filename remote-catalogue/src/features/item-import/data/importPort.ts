import type { Item } from '../../../domain/item';
import type {
  ColumnMapping,
  ImportPreview,
  ImportSource,
  PreviewContext,
  PreviewRow,
  ReadFailure,
  RowNote,
} from '../domain/importTypes';

/** What the screen needs to know of a file; its rows stay where they were read. */
export interface FileSummary extends Omit<ImportSource, 'rows'> {
  readonly rowCount: number;
  /** The cells of the first rows, as examples beside the column names. */
  readonly examples: readonly (readonly string[])[];
}

export type ReadSummary =
  { readonly ok: true; readonly file: FileSummary; readonly mapping: ColumnMapping } | ReadFailure;

/** A preview with the first rows of each list; the rest is asked for by page. */
export interface PreviewSummary extends ImportPreview {
  readonly counts: Readonly<Record<RowList | NoteList, number>>;
}

export type RowList = 'fresh' | 'present';
export type NoteList = 'bad' | 'leftOut' | 'warnings';

/** How much is done, 0–1. */
export type OnProgress = (done: number) => void;

/**
 * Reads, previews and hands over one import without holding up the page. Calls run one after the other. `read` comes
 * first; `preview` is asked again whenever the mapping changes; the other calls speak of the latest preview.
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
  /** The items to merge (new ones) or to replace the list with (all), some at a time. */
  items(mode: 'merge' | 'replace'): AsyncGenerator<readonly Item[], void, void>;
  /** The text of the download of the bad rows. */
  badRowsCsv(): Promise<string>;
  /** Frees the file and ends the worker; a call still under way is rejected. */
  close(): void;
}
