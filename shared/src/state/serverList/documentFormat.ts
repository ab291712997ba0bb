import type { ReadList } from '../storedList';

/** How a list becomes a document, and how a list that only this browser has is added to it. */
export interface DocumentFormat<Value, Operation> {
  readonly readEntries: (entries: readonly unknown[]) => ReadList<unknown>;
  readonly valueOf: (entries: readonly unknown[]) => Value;
  readonly entriesOf: (value: Value) => readonly unknown[];
  /** Adds all entries of a list to another, unless it has them. */
  readonly adding: (value: Value) => Operation;
}

/** Of a list whose entries are stored as they are. */
export function listFormat<Entry, Operation>(
  readEntries: (entries: readonly unknown[]) => ReadList<Entry>,
  adding: (entries: readonly Entry[]) => Operation,
): DocumentFormat<readonly Entry[], Operation> {
  // Entries are those that `readEntries` has read.
  return { readEntries, valueOf: (entries) => entries as readonly Entry[], entriesOf: (entries) => entries, adding };
}
