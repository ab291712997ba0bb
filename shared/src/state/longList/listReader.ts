import { safeParse } from 'valibot';
import { browserStorage, withNamespace, type StorageArea } from '../storageArea';
import type { DatabaseList, ListDatabase } from './listDatabase';
import { isListItself, listDatabaseName, listDatabases, listOrPlace, type ListOrPlace } from './listPlace';

interface ListReaderOptions {
  readonly key: string;
  readonly namespace?: string;
  readonly storage?: () => StorageArea;
}

type RawList = readonly unknown[];

/**
 * Reads a list wherever it is, without a store: nothing is written, and what is unreadable is left for the store to report.
 * The same list as before if it has not changed; `null` if nothing is stored; a promise of a list in the database.
 */
export type ListReader = () => RawList | null | Promise<RawList | null>;

export function createListReader({ key, namespace = '', storage = browserStorage }: ListReaderOptions): ListReader {
  const fullKey = withNamespace(namespace, key);
  let text: string | null | undefined;
  let value: ListOrPlace | null = null;
  let database: ListDatabase<unknown> | undefined;
  let known: DatabaseList<unknown> | undefined;
  let list: RawList = [];

  async function readDatabase(): Promise<RawList> {
    const { openListDatabase } = await listDatabases.load();
    database ??= openListDatabase<unknown>(listDatabaseName(namespace, key));
    const found = await database.read(known, (entries) => entries);
    if (found !== known) list = found?.parts.flatMap(({ entries }) => entries) ?? [];
    known = found;
    return list;
  }

  return () => {
    const stored = storage().getItem(fullKey);
    if (stored !== text) {
      text = stored;
      value = stored === null ? null : parsed(stored);
    }
    return value === null || isListItself(value) ? value : readDatabase();
  };
}

function parsed(text: string): ListOrPlace {
  try {
    const result = safeParse(listOrPlace, JSON.parse(text));
    return result.success ? result.output : [];
  } catch {
    // Not JSON: the screen of the list quarantines and reports it.
    return [];
  }
}
