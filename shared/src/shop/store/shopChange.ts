import type { LedgerColumns } from '../../ledger/columns/columns';
import { knownAmounts } from '../../ledger/catalog/measure';
import { encodeMonth } from './encodeMonth';
import {
  hashOf,
  type DocumentEntry,
  type FileEntry,
  type Manifest,
  type MonthEntry,
  type ShopFacts,
  type StoredRecord,
} from './manifest';
import { monthParts, UnstorableColumnsError, type EncodedMonth, type Month, type MonthPart } from './month';

/** What a commit changes: all of it, or nothing. */
export interface ShopChange {
  /** The generation that the change was worked out from: it is refused if the shop has changed since. */
  readonly basedOn?: number;
  /** The new transactions of each month; `undefined` removes the month. Others stay. */
  readonly months?: Iterable<readonly [Month, LedgerColumns | EncodedMonth | undefined]>;
  /** What an import keeps of a file: `info` is listed by the manifest, `content` is read with `content('files', id)`. */
  readonly files?: EntriesChange<{ readonly info: unknown; readonly content: ArrayBuffer }>;
  readonly documents?: EntriesChange<ArrayBuffer>;
  readonly facts?: ShopFacts;
}

interface EntriesChange<Entry> {
  readonly put?: Iterable<readonly [id: string, Entry]>;
  readonly remove?: Iterable<string>;
}

/** A change laid out as records, so that it can be repeated. */
export interface PreparedChange {
  readonly basedOn: number | undefined;
  readonly months: ReadonlyMap<Month, PreparedMonth | undefined>;
  readonly files: PreparedEntries<Omit<FileEntry, 'record'>>;
  readonly documents: PreparedEntries<Omit<DocumentEntry, 'record'>>;
  readonly facts: ShopFacts | undefined;
}

interface PreparedRecord {
  readonly bytes: ArrayBuffer;
  readonly hash: string;
}

interface PreparedMonth extends Omit<EncodedMonth, 'records'> {
  readonly records: Readonly<Record<MonthPart, PreparedRecord>>;
}

interface PreparedEntries<Entry> {
  readonly put: ReadonlyMap<string, { readonly entry: Entry; readonly record: PreparedRecord }>;
  readonly removed: ReadonlySet<string>;
}

/** Throws an `UnstorableColumnsError` for amounts that cannot be stored exactly, and when aborted. */
export async function prepareChange(
  { basedOn, months = [], files = {}, documents = {}, facts }: ShopChange,
  signal?: AbortSignal,
): Promise<PreparedChange> {
  const prepared = new Map<Month, PreparedMonth | undefined>();
  for (const [month, given] of months) {
    signal?.throwIfAborted();
    prepared.set(month, given && (await prepareMonth(month, given)));
  }
  return {
    basedOn,
    months: prepared,
    files: await prepareEntries(files, (id, { info, content }) => [{ id, info }, content]),
    documents: await prepareEntries(documents, (id, content) => [{ id }, content]),
    facts,
  };
}

async function prepareMonth(month: Month, given: LedgerColumns | EncodedMonth): Promise<PreparedMonth | undefined> {
  const encoded = 'records' in given ? given : encodeMonth(month, given);
  if (encoded.month !== month)
    throw new UnstorableColumnsError(`The transactions of ${encoded.month} were given for ${month}.`);
  if (encoded.counts.transactions === 0) return undefined;
  const { figures, texts, ids, lines } = encoded.records;
  return {
    ...encoded,
    records: {
      figures: await prepareRecord(figures),
      texts: await prepareRecord(texts),
      ids: await prepareRecord(ids),
      lines: await prepareRecord(lines),
    },
  };
}

async function prepareEntries<Given, Entry>(
  { put = [], remove = [] }: EntriesChange<Given>,
  entryOf: (id: string, given: Given) => readonly [Entry, ArrayBuffer],
): Promise<PreparedEntries<Entry>> {
  const prepared = new Map<string, { readonly entry: Entry; readonly record: PreparedRecord }>();
  for (const [id, given] of put) {
    const [entry, bytes] = entryOf(id, given);
    prepared.set(id, { entry, record: await prepareRecord(bytes) });
  }
  return { put: prepared, removed: new Set(remove) };
}

async function prepareRecord(bytes: ArrayBuffer): Promise<PreparedRecord> {
  return { bytes, hash: await hashOf(bytes) };
}

/**
 * The manifest after a change, and the records that it needs. Records never change: those of a new state have new keys.
 * Throws an `UnstorableColumnsError` if sums over all months would not be exact.
 */
export function applyChange(current: Manifest, change: PreparedChange) {
  const generation = current.generation + 1;
  const put = new Map<string, ArrayBuffer>();
  const store = (place: string, { bytes, hash }: PreparedRecord): StoredRecord => {
    const key = `${place}/${generation}`;
    put.set(key, bytes);
    return { key, bytes: bytes.byteLength, hash };
  };
  const keptMonths = current.months.filter(({ month }) => !change.months.has(month));
  const newMonths = [...change.months.values()].flatMap((month) => (month ? monthEntry(month) : []));
  const months = [...keptMonths, ...newMonths].sort((one, other) => (one.month < other.month ? -1 : 1));
  requireExactSums(months);
  const manifest: Manifest = {
    generation,
    months,
    files: entries('file', current.files, change.files),
    documents: entries('document', current.documents, change.documents),
    facts: change.facts ?? current.facts,
  };
  return { manifest, put };

  function monthEntry({ records, ...month }: PreparedMonth): MonthEntry {
    const stored = monthParts.map((part) => [part, store(`month/${month.month}/${part}`, records[part])] as const);
    return { ...month, records: Object.fromEntries(stored) as MonthEntry['records'] };
  }

  function entries<Entry extends { readonly id: string }>(
    place: string,
    known: readonly (Entry & { readonly record: StoredRecord })[],
    { put: added, removed }: PreparedEntries<Entry>,
  ) {
    const kept = known.filter(({ id }) => !added.has(id) && !removed.has(id));
    const stored = [...added].map(([id, { entry, record }]) => ({ ...entry, record: store(`${place}/${id}`, record) }));
    return [...kept, ...stored];
  }
}

function requireExactSums(months: readonly MonthEntry[]): void {
  for (const amount of knownAmounts) {
    const sum = months.reduce((total, { magnitudes }) => total + (magnitudes[amount] ?? 0), 0);
    if (sum > Number.MAX_SAFE_INTEGER)
      throw new UnstorableColumnsError(`The sum of all ${amount} would be too large to be exact.`);
  }
}
