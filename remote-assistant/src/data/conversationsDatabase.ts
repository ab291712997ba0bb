import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase, openExistingDatabase, type DatabaseEvents } from '@back-office/shared/database';

/** Name of the database, and of the channel that announces ids of changed conversations. */
export function databaseName(namespace: string): string {
  return namespace === '' ? 'back-office:conversations' : `${namespace}:back-office:conversations`;
}

/** Records are `unknown` until they are checked: another version of the product may have written them. */
interface Schema extends DBSchema {
  conversations: { key: string; value: unknown };
  /** Beside each conversation, written in the same transaction. */
  summaries: { key: string; value: unknown };
  /** What a reset removed, until the next one: see `createConversationsArchive`. */
  removed: { key: [store: string, id: string]; value: unknown };
  /** Records that could not be read. */
  quarantine: { key: number; value: QuarantinedRecord };
}

/** `time`: when it was set aside, in epoch milliseconds. */
export interface QuarantinedRecord {
  readonly id: string;
  readonly time: number;
  readonly record: unknown;
}

export type ConversationsDatabase = IDBPDatabase<Schema>;

/** Creates what is missing. */
export function openConversationsDatabase(name: string, events: DatabaseEvents): Promise<ConversationsDatabase> {
  return openDatabase<Schema>(name, stores, events);
}

/** `undefined` where there is no such database, because creating it is the assistant's task, or the browser allows none. */
export function openExistingConversations(name: string): Promise<ConversationsDatabase | undefined> {
  return openExistingDatabase<Schema>(name);
}

const stores = {
  conversations: undefined,
  summaries: undefined,
  removed: undefined,
  quarantine: { autoIncrement: true },
};
