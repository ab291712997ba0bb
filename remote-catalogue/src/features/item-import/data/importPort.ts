import type { Item } from '../../../domain/item';
import type { ItemUpdate } from '../../../domain/itemsOperation';
import type { NewMovement, StockMovement } from '../../../domain/stockMovements';
import type {
  ColumnMapping,
  DecimalMark,
  DeletedItem,
  ImportCounts,
  ImportPreview,
  ImportSource,
  PreviewContext,
  PreviewRow,
  ReadChoices,
  ReadFailure,
  RowNote,
  RowPosition,
} from '../domain/importTypes';
import type { MatchedBy } from '../domain/existingItems';
import type { FieldChange } from '../domain/itemChanges';

/** What the screen needs to know about a file. Its rows stay where they were read. */
export interface FileSummary extends Omit<ImportSource, 'rows'> {
  readonly rowCount: number;
  /** The cells of the first rows, as examples next to the column names. */
  readonly examples: readonly (readonly string[])[];
}

export type ReadSummary =
  | { readonly ok: true; readonly file: FileSummary; readonly mapping: ColumnMapping }
  | ReadFailure;

/** One field of one item that an update changes. */
export interface ChangeRow extends RowPosition, FieldChange {
  readonly name: string;
  readonly by: MatchedBy;
}

/** The items that Replace deletes: how many, and the first by name. */
interface DeletedSummary {
  readonly count: number;
  readonly first: readonly DeletedItem[];
  /** How many are in the file, but in a bad row. */
  readonly bad: number;
}

/** A preview with the first rows of each list; the others are fetched by page. */
export interface PreviewSummary extends Omit<ImportPreview, 'updates' | 'deleted' | 'joined'> {
  readonly counts: ImportCounts;
  readonly changes: readonly ChangeRow[];
  readonly changeCount: number;
  readonly deleted: DeletedSummary;
}

/** How the merchant reads the rows: which column is what, and the answers to questions about the file. */
export interface RowReading {
  readonly mapping: ColumnMapping;
  readonly decimalMark?: DecimalMark | undefined;
  readonly isUnitOfPrice?: boolean | undefined;
}

/** Adds the new items, changes the listed ones, or makes the file the list. */
export type ImportMode = 'merge' | 'update' | 'replace';

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
  /** Reads the same file in another way. */
  readAgain(choices: ReadChoices, onProgress?: OnProgress): Promise<ReadSummary>;
  /** Tells where stock is, for the previews that follow. `fixedLocations`: of a shop whose locations are not those of its items. */
  setStock(movements: readonly StockMovement[], fixedLocations: readonly string[] | undefined): Promise<void>;
  preview(reading: RowReading, existing: PreviewContext['existing'], onProgress?: OnProgress): Promise<PreviewSummary>;
  rows(list: RowList, from: number, count: number): Promise<readonly PreviewRow[]>;
  notes(list: NoteList, from: number, count: number): Promise<readonly RowNote[]>;
  changes(from: number, count: number): Promise<readonly ChangeRow[]>;
  /** What Update does, in batches. */
  updates(): AsyncGenerator<readonly ItemUpdate[], void, void>;
  /** The items to merge (new ones) or to replace the list with (all), in batches. */
  items(mode: 'merge' | 'replace'): AsyncGenerator<readonly Item[], void, void>;
  /** What the import writes into the journal of stock, in batches. */
  entries(mode: ImportMode): AsyncGenerator<readonly NewMovement[], void, void>;
  /** The content of the bad rows file. */
  badRowsCsv(): Promise<string>;
  /** Frees the file and terminates the worker; a pending call is rejected. */
  close(): void;
}
