import type { DayRange } from '../format/day';
import type { LedgerPort } from '../ledger/port/ledgerPort';

/**
 * What `./search` exports as `search`: the results of one remote in the shell's search box. The remote declares it with
 * `"search": true` in its `area.json`. It is loaded when the box is first focused, so it imports no
 * screens and stays below 15 kB compressed.
 */
export interface SearchProvider {
  /** What can be found, as part of a sentence: `items by name, SKU or GTIN`. */
  readonly finds: string;
  /**
   * Called when the box gets the focus and the browser is idle: gets ready what the first query needs, so that it is
   * answered at once. The shell waits for nothing and ignores failures, which the query meets again.
   */
  prepare?(context: SearchContext): void | Promise<void>;
  /**
   * Called for every change of the query, which is not empty and has no spaces around it. The shell ignores an answer
   * that is late, fails or does not match these types.
   */
  search(query: string, options: SearchOptions): readonly SearchGroup[] | Promise<readonly SearchGroup[]>;
}

export interface SearchOptions {
  /** Aborted when the query has changed or the answer is too late. */
  readonly signal: AbortSignal;
  readonly context: SearchContext;
}

/** What the merchant is looking at. */
export interface SearchContext {
  /** The period that the current screen shows, if it shows one. */
  readonly range?: DayRange | undefined;
  /** The source of the figures on screen; the sample ledger by default. */
  readonly ledger?: LedgerPort | undefined;
}

/** Groups of the same title, also from different remotes, are shown as one. Without any result, the notes are shown. */
export interface SearchGroup {
  readonly title: string;
  /** Which part of the data was searched, such as a period. */
  readonly note?: string | undefined;
  /** Why something is missing from the results, as a sentence; shown whatever else was found. */
  readonly problem?: string | undefined;
  /** The best first; the shell shows at most six. */
  readonly results: readonly SearchResult[];
  /** A list that shows all matches, if there are more than the results. */
  readonly all?: AllResults | undefined;
}

interface AllResults {
  /** `See all 24 transactions` */
  readonly title: string;
  readonly path: string;
}

export interface SearchResult {
  /** Unique among the results of this provider. */
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Address of the result in the product, with its query: `/items?item=42`. */
  readonly path: string;
  /** A small picture in place of the icon, as a `data:` URL. */
  readonly picture?: string | undefined;
  /** Decides the icon. A kind that the shell does not know gets a neutral one. */
  readonly kind: 'screen' | 'action' | 'item' | 'transaction' | 'report' | 'course';
}
