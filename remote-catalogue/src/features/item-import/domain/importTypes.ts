import type { Item } from '../../../domain/item';
import type { ShopStock, StockAt } from '../../../domain/stockPlaces';
import type { MatchedBy } from './existingItems';
import type { ItemChanges } from './itemChanges';
import type { TextEncoding } from '../../../domain/decodeText';

/** The item fields a column can be mapped to; `null` in a mapping means "Do not import". */
export type ImportField =
  | Exclude<keyof Item, 'options' | 'variations'>
  /** Of the price. An item has none: other currencies than the dollar are a warning. */
  | 'currency'
  /** Of the weight, which becomes kilograms. */
  | 'weightUnit'
  /** What customers choose, as one text: `Blue`, `Large / Red`. */
  | 'variation'
  /** One of several choices, each in a column of its own, and the name of its option. */
  | 'optionName'
  | 'optionValue'
  /** All choices of an option, as in our own export. */
  | 'optionChoices'
  | 'variationId'
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
  readonly encoding: TextEncoding;
  /** The encodings the merchant can choose; empty if the file reads the same in each. */
  readonly encodings: readonly EncodingExample[];
  readonly delimiter?: string;
  /** Trimmed names; `Column 1` and so on if the file has no header row. */
  readonly header: readonly string[];
  /** 0 if the file has no header row. */
  readonly headerLine: number;
  /** The lines that may be the header row; empty for JSON. */
  readonly headerRows: readonly HeaderRow[];
  /** JSON numbers have a decimal point, whatever the country. */
  readonly hasJsonDecimals?: boolean;
  /** The lists of a JSON file that has several. */
  readonly lists?: readonly JsonList[];
  /** The name of the one that the merchant has chosen; missing until then. */
  readonly list?: string;
  /** The currency other than the dollar that the file names outside of its rows. */
  readonly statedCurrency?: string;
  readonly rows: readonly ImportRow[];
}

interface JsonList {
  /** Its keys, `data.products`. */
  readonly name: string;
  readonly count: number;
}

/** How a file reads in one encoding: the first words that contain other than ASCII characters. */
export interface EncodingExample {
  readonly encoding: TextEncoding;
  readonly example: string;
}

export interface HeaderRow {
  readonly line: number;
  /** Its first cells, as in the file. */
  readonly cells: readonly string[];
}

/** What the merchant has chosen about reading a file; missing choices are guessed. */
export interface ReadChoices {
  readonly encoding?: TextEncoding;
  /** 0 for no header row. */
  readonly headerLine?: number;
  /** The name of one of the `lists`. */
  readonly list?: string | undefined;
}

/** The decimal separator of a file's numbers. */
export type DecimalMark = '.' | ',';

/** How the numbers of a file are read. */
export interface NumberReading {
  readonly mark: DecimalMark;
  /** Why the mark is only a guess, with numbers from the file. */
  readonly doubt?: { readonly kind: 'ambiguous' | 'mixed'; readonly examples: readonly string[] };
}

/** A column whose units, such as `lb`, may be those of the weight or of the price. */
export interface UnitDoubt {
  readonly column: number;
  readonly header: string;
  readonly example: string;
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
  /** Of several rows that are its variations, the first stands for the item. */
  readonly item: Item;
  /** Where its stock is, if the file says so. */
  readonly stockAt?: StockAt | undefined;
}

/** A row that would change an item of the list. */
export interface UpdateRow extends RowPosition, ItemChanges {
  /** Of the item in the list. */
  readonly id: string;
  readonly name: string;
  readonly by: MatchedBy;
}

/** An item that Replace would delete. */
export interface DeletedItem {
  readonly name: string;
  /** The line of its row in the file, if that row is bad. */
  readonly badLine?: number;
}

/** Every row of the file is in exactly one of `added`, `present`, `joined`, `bad` and `skipped`. */
export interface ImportPreview {
  readonly added: readonly PreviewRow[];
  /** Rows whose item is in the list already, by its id. */
  readonly present: readonly PreviewRow[];
  /** Rows that are a further variation of an item in `added` or `present`. */
  readonly joined: readonly RowPosition[];
  readonly bad: readonly RowNote[];
  /** Rows that are neither items nor mistakes, such as a product whose variations are imported as items. */
  readonly skipped: readonly RowNote[];
  readonly warnings: readonly RowNote[];
  /** What Update would do: rows of `added` and `present` that differ from an item with the same id, SKU or GTIN. */
  readonly updates: readonly UpdateRow[];
  /** The items of the list that are not in the file. */
  readonly deleted: readonly DeletedItem[];
  /** How many items in `present` keep options, variations or menus that the file does not tell. */
  readonly keepVariations: number;
  /** Problems of the mapping itself, such as no column for the name; all other lists are empty then. */
  readonly mappingErrors: readonly string[];
  readonly numbers: NumberReading;
  readonly unitDoubt?: UnitDoubt | undefined;
}

/** How many rows each list of a preview has. */
export type ImportCounts = Readonly<
  Record<
    Exclude<keyof ImportPreview, 'mappingErrors' | 'numbers' | 'unitDoubt' | 'deleted' | 'joined' | 'keepVariations'>,
    number
  >
>;

/** What a preview needs to know besides the file. */
export interface PreviewContext {
  readonly existing: readonly Item[];
  /** Missing if nothing is known of where stock is. */
  readonly stock?: ShopStock | undefined;
  /** ISO 8601 instant for items whose file has no dates. */
  readonly now: string;
  /** The merchant's choice; by default it is found from the numbers. */
  readonly decimalMark?: DecimalMark | undefined;
  /** The merchant's answer about a `UnitDoubt`. If the unit is that of the weight, its column is mapped so. */
  readonly isUnitOfPrice?: boolean | undefined;
}

/** A file that cannot be read at all, in plain words. Nothing has changed then. */
export interface ReadFailure {
  readonly ok: false;
  readonly message: string;
}

export type ReadResult =
  | { readonly ok: true; readonly source: ImportSource; readonly mapping: ColumnMapping }
  | ReadFailure;

/** Work in small steps: each yields the progress, 0–1, and the last returns the result. */
export type Steps<Result> = Generator<number, Result, void>;

/** Characters of a cell quoted in a message. */
const maxQuoted = 200;

/** The result of reading one row. The item has the id that the file gives it, which other rows may have too. */
export type RowOutcome =
  | PreviewRow
  | { readonly kind: 'bad' | 'skipped'; readonly note: RowNote }
  | { readonly kind: 'joined'; readonly row: RowPosition };

/** Describes an error or a warning; long values are shortened. */
export function rowNote({ index, line }: RowPosition, column: string, value: string, reason: string): RowNote {
  const isLong = value.length > maxQuoted;
  return { index, line, column, value: isLong ? `${value.slice(0, maxQuoted)}…` : value, reason };
}
