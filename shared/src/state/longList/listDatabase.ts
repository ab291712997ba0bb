import type { DBSchema, IDBPDatabase } from 'idb';
import { array, number, object, safeParse, string } from 'valibot';
import { askDatabase, createDatabaseConnection, isQuotaError, openDatabase } from '../../database/database';
import { partsOf, type ListPart } from './listParts';

/** Records are `unknown` until they are checked: another version of the product may have written them. */
interface Schema extends DBSchema {
  /** Under `current`, the parts of the list in their order. */
  lists: { key: string; value: unknown };
  parts: { key: string; value: unknown };
}

const listRecord = object({ version: string(), parts: array(object({ id: string(), count: number() })) });

const storeNames = ['lists', 'parts'] as const;
const currentList = 'current';
const partsAtOnce = 3;

/** A list as it was read or written. Every change gives it another version. */
export interface DatabaseList<Entry> {
  readonly version: string;
  readonly parts: readonly ListPart<Entry>[];
}

type Decode<Entry> = (entries: readonly unknown[]) => readonly Entry[];

/** One long list in an indexed database, in parts. All calls reject if the browser does not open the database. */
export interface ListDatabase<Entry> {
  /**
   * Reads the parts that `known` has not; the same object if nothing has changed, `undefined` if there is no list. `decode`
   * is called with the entries of each part in a task of its own; those of a missing part are one record that says so.
   */
  read(known: DatabaseList<Entry> | undefined, decode: Decode<Entry>): Promise<DatabaseList<Entry> | undefined>;
  /**
   * Replaces the list in one transaction. Writes only the parts that `known`, the list as it was read, has not.
   * `undefined` if another tab has changed the list since: then nothing is written.
   */
  write(list: readonly Entry[], known: DatabaseList<Entry> | undefined): Promise<DatabaseList<Entry> | undefined>;
  /** Deletes the list that was read, unless another tab has written one since. */
  clear(known: DatabaseList<Entry>): Promise<void>;
  close(): void;
}

export function openListDatabase<Entry>(name: string): ListDatabase<Entry> {
  const connection = createConnection(name);
  return {
    read: (known, decode) => connection.use((database) => readList(database, known, decode)),
    write: (list, known) => connection.use((database) => writeList(database, list, known)),
    clear: (known) => connection.use((database) => clearList(database, known)),
    close: connection.close,
  };
}

async function readList<Entry>(
  database: IDBPDatabase<Schema>,
  known: DatabaseList<Entry> | undefined,
  decode: Decode<Entry>,
): Promise<DatabaseList<Entry> | undefined> {
  const transaction = database.transaction(storeNames);
  const stored = await transaction.objectStore('lists').get(currentList);
  if (stored === undefined) return undefined;
  const parts = transaction.objectStore('parts');
  const record = safeParse(listRecord, stored);
  // The order is lost with a damaged record, the entries are not.
  const { version, parts: listed } = record.success
    ? record.output
    : { version: '', parts: (await parts.getAllKeys()).map((id) => ({ id, count: undefined })) };
  if (version === known?.version) return known;
  const kept = new Map(known?.parts.map((part) => [part.id, part]));
  const read: ListPart<Entry>[] = [];
  const inOrder = listed.entries();
  async function readParts() {
    for (const [index, { id, count }] of inOrder) {
      const part = kept.get(id);
      if (part) read[index] = part;
      else {
        const raw = await parts.get(id);
        read[index] = decodedPart(id, Array.isArray(raw) ? raw : [{ missing: id, entries: count }], decode);
      }
    }
  }
  // Few at once: all that arrive while the page is busy are decoded in one task.
  await Promise.all(Array.from({ length: partsAtOnce }, readParts));
  return { version, parts: read };
}

async function writeList<Entry>(
  database: IDBPDatabase<Schema>,
  list: readonly Entry[],
  known: DatabaseList<Entry> | undefined,
): Promise<DatabaseList<Entry> | undefined> {
  const transaction = database.transaction(storeNames, 'readwrite', { durability: 'strict' });
  // Whoever waits for a request hears of a failure; `done` fails as well.
  transaction.done.catch(() => undefined);
  const [lists, records] = [transaction.objectStore('lists'), transaction.objectStore('parts')];
  const put = ({ entries, id }: ListPart<Entry>) => records.put(entries, id);
  const found = lists.get(currentList);
  const parts = partsOf(list, known?.parts ?? [], () => crypto.randomUUID());
  const before = new Set(known?.parts.map(({ id }) => id));
  const changed = parts.filter(({ id }) => !before.has(id));
  // Each answer that is waited for delays an edit of one item by a few milliseconds: its part is sent before the
  // version is known, and taken back if that is another.
  const sent = known && changed.length === 1 ? changed : [];
  const sending = sent.map(put);
  // Handled from the start: they fail with the transaction, before they are waited for.
  const settled = Promise.allSettled(sending);
  const stored = safeParse(listRecord, await found);
  const isSame = stored.success && stored.output.version === known?.version;
  if (known && stored.success && !isSame) {
    transaction.abort();
    await settled;
    return undefined;
  }
  // The database may have been deleted since `known` was read.
  const keys = isSame ? stored.output.parts.map(({ id }) => id) : await records.getAllKeys();
  const present = new Set(isSame ? [...keys, ...sent.map(({ id }) => id)] : []);
  const missing = parts.filter(({ id }) => !present.has(id));
  const last = missing.pop();
  // One after the other, so that the page can respond between two parts.
  for (const part of missing) await put(part);
  const version = crypto.randomUUID();
  const index = { version, parts: parts.map(({ id, entries }) => ({ id, count: entries.length })) };
  const ids = new Set(parts.map(({ id }) => id));
  const requests = [
    ...sending,
    ...(last ? [put(last)] : []),
    ...keys.filter((id) => !ids.has(id)).map((id) => records.delete(id)),
    lists.put(index, currentList),
  ];
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
  return { version, parts };
}

async function clearList(database: IDBPDatabase<Schema>, known: Pick<DatabaseList<unknown>, 'version'>): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite');
  const stored = safeParse(listRecord, await transaction.objectStore('lists').get(currentList));
  if (!stored.success || stored.output.version !== known.version) return;
  await Promise.all([...storeNames.map((store) => transaction.objectStore(store).clear()), transaction.done]);
}

/** A part of which not all is as it is stored has another id, so that it is written again with the next change. */
function decodedPart<Entry>(id: string, raw: readonly unknown[], decode: Decode<Entry>): ListPart<Entry> {
  const entries = decode(raw);
  return { id: entries.length === raw.length ? id : crypto.randomUUID(), entries };
}

/** One that another tab deletes, or that the browser closes, is opened again. */
function createConnection(name: string) {
  const nothing = async () => undefined;
  const connection = createDatabaseConnection<IDBPDatabase<Schema>>({
    open: (events) => openDatabase<Schema>(name, { lists: undefined, parts: undefined }, events),
    fill: nothing,
    rescue: nothing,
    onChange: nothing,
    notice: 'The database of a long list does not open.',
  });

  return {
    async use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
      const found = await askDatabase(connection, work).catch((error: unknown) => {
        throw isQuotaError(error) ? quotaError() : error;
      });
      if (!found) throw new Error('The database does not open.');
      return found.answer;
    },
    close: connection.close,
  };
}

/** A transaction that finds no room may only say that it was aborted. */
function quotaError() {
  return new DOMException('There is no room for the list.', 'QuotaExceededError');
}
