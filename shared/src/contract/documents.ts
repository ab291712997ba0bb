/** What is stored under a key of a connected shop, such as its item list. */
export interface StoredDocument {
  /** Rises by one with each change. */
  readonly revision: number;
  readonly value: unknown;
}

/** `current`: what stands in the way of a change that was made to another revision; `undefined` if there is nothing. */
export type WrittenDocument =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly current: StoredDocument | undefined };

/** One of several changes that are made together or not at all. */
export interface DocumentChange {
  readonly key: string;
  /** Of the document that is changed; `undefined` for one that is not there yet. */
  readonly revision: number | undefined;
  /** Left out for a document that is removed. */
  readonly value?: unknown;
}

/** `revisions`: of what was changed, in the order of the changes; 0 of what was removed. */
export type WrittenDocuments = { readonly ok: true; readonly revisions: readonly number[] } | { readonly ok: false };

/**
 * The documents of a connected shop on its server, for lists that several people edit. What fails throws an error whose
 * message is for the merchant.
 */
export interface DocumentStore {
  /** The revision of each document when the server was last asked; `undefined` until it has answered. */
  revisions(): ReadonlyMap<string, number> | undefined;
  read(key: string): Promise<StoredDocument | undefined>;
  /** Changes the document of this revision; `undefined` for one that is not there yet. */
  write(key: string, value: unknown, revision: number | undefined): Promise<WrittenDocument>;
  /**
   * Makes all changes or none; none if one of the documents has another revision. A host of an earlier version has no such
   * function.
   */
  writeAll?(changes: readonly DocumentChange[]): Promise<WrittenDocuments>;
  /** Calls back whenever the server has told its revisions. The last follower of a key counts. */
  follow(key: string, onTold: () => void): void;
  /** Tells the page that a document is as the server has it, or why it is not. */
  report(key: string, problem: unknown): void;
}
