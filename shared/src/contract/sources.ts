import type { LedgerPort } from '../ledger/port/ledgerPort';

/** Where a page that embeds an area has its data. What comes from them is checked. */
export interface MountSources {
  /** All figures. */
  readonly ledger?: LedgerPort | undefined;
  /** The item list of the catalogue. */
  readonly items?: ItemsSource | undefined;
  /** The answers of the assistant. */
  readonly reply?: ReplySource | undefined;
}

/** The item list of a page. Both methods may reject: the list on the screen then stays as it is, and says so. */
export interface ItemsSource {
  /** The whole list, in its order. Called again when the page says that it changed, and before every edit. */
  read(): Promise<readonly PageItem[]>;
  /** Stores one edit, all of it or nothing. */
  write(change: ItemsChange): Promise<void>;
  /** Calls `onChange` whenever the list changed elsewhere, until the returned function is called. */
  subscribe?(onChange: () => void): () => void;
}

export interface ItemsChange {
  /** Items that are new or changed, as they are now. */
  readonly put: readonly PageItem[];
  /** Ids of items that are gone. */
  readonly remove: readonly string[];
  /** All ids in their order, if the edit changed the order beyond adding items at the end. */
  readonly order?: readonly string[] | undefined;
}

/** An item as it is stored. An item needs an id; texts that are missing are empty. Further fields are kept. */
export interface PageItem {
  readonly id: string;
  readonly name?: string;
  readonly description?: string;
  readonly category?: string;
  readonly reportingCategory?: string;
  /** Units on hand; `-` if they are not counted, such as for a service. */
  readonly stock?: number | '-';
  /** Text such as `$12.00/ea`. */
  readonly price?: string;
  readonly itemType?: string;
  readonly locations?: readonly string[];
  readonly unit?: string;
  readonly sku?: string;
  readonly gtin?: string;
  /** Kilograms as text, such as `0.38`. */
  readonly weight?: string;
  readonly skipItemDetails?: boolean;
  /** ISO 8601 instants. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** Missing means Active. */
  readonly status?: 'Active' | 'Draft' | 'Archived';
  /** Up to three, such as size and color. An item without options is one variation. */
  readonly options?: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** Up to 100. */
  readonly variations?: readonly PageItemVariation[];
}

/** An item with one choice of each of its options. Texts and stock are written as those of the item. */
interface PageItemVariation {
  /** Unique in its item. */
  readonly id: string;
  /** A choice for each option, in their order. */
  readonly values: readonly string[];
  readonly sku: string;
  readonly gtin: string;
  readonly price: string;
  readonly weight: string;
  readonly stock: number | '-';
}

/** Answers the questions of the assistant. */
export interface ReplySource {
  /**
   * A stream of pieces that ends with `done`; one that ends without it has failed. What it throws is shown as a failed
   * reply. Aborting the signal means that nobody waits any more.
   */
  reply(question: ReplyQuestion, options: { readonly signal: AbortSignal }): AsyncIterable<ReplyPiece>;
}

export interface ReplyQuestion {
  readonly conversationId: string;
  /** Oldest first; the last one is the question. Replies are Markdown, questions plain text. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** As the merchant set them for this conversation. */
  readonly settings: { readonly model: string; readonly temperature: number; readonly maxTokens: number };
  /** Files of the question. Their contents stay in the browser; `facts` is what it found in them. */
  readonly attachments: readonly { readonly name: string; readonly size: number; readonly facts: object }[];
  /** `path`: the address in the area. */
  readonly context: { readonly path: string; readonly language: string };
}

export type ReplyPiece =
  /** A further piece of the Markdown text. */
  | { readonly type: 'text'; readonly text: string }
  /** Shown below the text; the path is one of the product, such as `/transactions?from=2025-06-22`. */
  | { readonly type: 'link'; readonly link: { readonly label: string; readonly path: string } }
  | { readonly type: 'suggestion'; readonly question: string }
  | { readonly type: 'done'; readonly tokens?: number };
