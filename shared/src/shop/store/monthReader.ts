import type { LedgerColumns } from '../../ledger/columns/columns';
import { emptyColumns } from '../../ledger/columns/emptyColumns';
import { rowAt } from '../../ledger/columns/rowAt';
import type { Transaction } from '../../ledger/model/transaction';
import type { FiguresHeader, IdsHeader } from './encodeMonth';
import type { MonthEntry } from './manifest';
import { addedParts, chunkSchema, monthParts, type AddedPart, type Month, type MonthPart } from './month';
import {
  createMonthSpan,
  MissingPartError,
  readIds,
  type MonthIds,
  type MonthSpan,
  type ReadRecord,
} from './monthSpan';
import { unpack } from './packedBytes';
import { sliceColumns } from './sliceColumns';
import { DamagedRecordError, type ShopStore } from './shopStore';

/** A record of a month that cannot be read. The transactions of the month are in no figure and no list. */
export interface DamagedRecord {
  readonly month: Month;
  readonly part: MonthPart;
  /** Those of the month. */
  readonly transactions: number;
  /** A sentence for merchants. */
  readonly reason: string;
  /** The damaged record, to keep or to send; `undefined` if it is missing. */
  readonly bytes: ArrayBuffer | undefined;
}

/** Months that were read together. */
interface KeptSpan {
  readonly entries: readonly MonthEntry[];
  readonly span: Promise<MonthSpan | undefined>;
  readonly parts: Map<AddedPart, Promise<void>>;
  readonly slices: Map<string, LedgerColumns>;
}

interface ReadMonths {
  readonly columns: LedgerColumns;
  readonly entries: readonly MonthEntry[];
}

/** Transactions in memory: more are read again when they are needed again. */
const maxKeptRows = 3_000_000;
/** Those of months that are kept as a whole. */
const maxWholeRows = 200_000;
/** Each keeps what was worked out from its transactions. */
const maxSlices = 12;
/** Records that are read at once. */
const batch = 6;

/** Reads months from a store and keeps the latest. */
export function createMonthReader(store: Pick<ShopStore, 'record'>) {
  /** The latest last. */
  let kept: KeptSpan[] = [];
  const spans = new WeakMap<LedgerColumns, KeptSpan>();
  const ids = new Map<string, Promise<MonthIds | undefined>>();
  /** The latest last. */
  const whole = new Map<string, { readonly columns: Promise<LedgerColumns | undefined>; readonly rows: number }>();
  /** By the key of the record of figures, which no other state of the month has. */
  const damaged = new Map<string, Map<MonthPart, DamagedRecord>>();
  const nothing = emptyColumns(0, 0).finish({ idAt: () => '', refundOfAt: () => undefined });

  /** Columns of months, and which months they have: damaged ones are left out. */
  async function readMonths(entries: readonly MonthEntry[], signal?: AbortSignal): Promise<ReadMonths> {
    for (;;) {
      signal?.throwIfAborted();
      const readable = entries.filter((entry) => !damaged.has(keyOf(entry)));
      if (readable.length === 0) return { columns: nothing, entries: [] };
      const owner = kept.find((each) => placeIn(each, readable) >= 0) ?? keep(readable);
      kept = [...kept.filter((each) => each !== owner), owner];
      const span = await owner.span;
      if (span) return { columns: sliceOf(owner, span, readable), entries: readable };
      drop(owner);
    }
  }

  /** The transactions at places of columns; `undefined` if a month with one of them turns out to be damaged. */
  async function rowsAt({ entries }: ReadMonths, places: Uint32Array): Promise<readonly Transaction[] | undefined> {
    const found = new Map<number, Transaction>();
    let from = 0;
    for (const entry of entries) {
      const end = from + entry.counts.transactions;
      const own = places.filter((place) => place >= from && place < end);
      const month = own.length > 0 && (await wholeMonth(entry));
      if (month === undefined) return undefined;
      if (month) for (const place of own) found.set(place, rowAt(month, place - from));
      from = end;
    }
    return Array.from(places).flatMap((place) => found.get(place) ?? []);
  }

  /** All columns of one month: a list shows transactions of few months, and needs all texts of these alone. */
  function wholeMonth(entry: MonthEntry): Promise<LedgerColumns | undefined> {
    const key = keyOf(entry);
    const month = whole.get(key)?.columns ?? readWhole(entry);
    month.catch(() => whole.delete(key));
    whole.delete(key);
    whole.set(key, { columns: month, rows: entry.counts.transactions });
    let room = maxWholeRows;
    for (const [each, { rows }] of [...whole].toReversed()) {
      room -= rows;
      if (room < 0 && each !== key) whole.delete(each);
    }
    return month;
  }

  async function readWhole(entry: MonthEntry): Promise<LedgerColumns | undefined> {
    const [figures, ...added] = await Promise.all(monthParts.map((part) => readRecord(entry, part)));
    if (!figures) return undefined;
    const span = createMonthSpan([entry.counts], [figures as ReadRecord<FiguresHeader>]);
    for (const [nth, record] of added.entries()) {
      const part = addedParts[nth];
      if (!record || !part) return undefined;
      span.add(part, [record]);
    }
    return span.columns;
  }

  function keep(entries: readonly MonthEntry[]): KeptSpan {
    const owner: KeptSpan = { entries, span: read(entries), parts: new Map(), slices: new Map() };
    owner.span.then(
      (span) => span && spans.set(span.columns, owner),
      () => drop(owner),
    );
    // What the new months contain is not kept twice.
    const others = kept.filter((each) => placeIn(owner, each.entries) < 0);
    let room = maxKeptRows - rowsOf(entries);
    kept = [];
    for (const each of others.toReversed()) {
      room -= rowsOf(each.entries);
      if (room >= 0) kept.unshift(each);
    }
    kept.push(owner);
    return owner;
  }

  function drop(owner: KeptSpan) {
    kept = kept.filter((each) => each !== owner);
  }

  /** `undefined` if a month turns out to be damaged. */
  async function read(entries: readonly MonthEntry[]): Promise<MonthSpan | undefined> {
    const records = await readAll(entries, 'figures');
    if (!records) return undefined;
    return createMonthSpan(
      entries.map(({ counts }) => counts),
      records as readonly ReadRecord<FiguresHeader>[],
    );
  }

  async function readAll(entries: readonly MonthEntry[], part: MonthPart): Promise<readonly ReadRecord[] | undefined> {
    const records: (ReadRecord | undefined)[] = [];
    for (let from = 0; from < entries.length; from += batch)
      records.push(...(await Promise.all(entries.slice(from, from + batch).map((entry) => readRecord(entry, part)))));
    const read = records.filter((record) => record !== undefined);
    return read.length === entries.length ? read : undefined;
  }

  async function readRecord(entry: MonthEntry, part: MonthPart): Promise<ReadRecord | undefined> {
    const { month, counts, records } = entry;
    let bytes: ArrayBuffer | undefined;
    try {
      bytes = await store.record(records[part]);
      return checkedRecord(unpack(bytes), month, part);
    } catch (error) {
      if (!(error instanceof DamagedRecordError || error instanceof UnusableRecordError || bytes)) throw error;
      if (error instanceof DamagedRecordError) ({ bytes } = error);
      const cause = error instanceof Error ? error.message : String(error);
      const ofMonth = damaged.get(keyOf(entry)) ?? new Map<MonthPart, DamagedRecord>();
      const reason = `The stored ${nameOf[part]} of ${month} cannot be read. ${cause}`;
      damaged.set(keyOf(entry), ofMonth.set(part, { month, part, transactions: counts.transactions, reason, bytes }));
      return undefined;
    }
  }

  /** Repeats what reads columns until all records that it needs are there. */
  async function withParts<Result>(ask: () => Result | Promise<Result>, signal?: AbortSignal): Promise<Result> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof MissingPartError)) throw error;
        const owner = spans.get(error.columns);
        if (!owner) throw error;
        await load(owner, error.part);
        signal?.throwIfAborted();
      }
    }
  }

  function load(owner: KeptSpan, part: AddedPart): Promise<void> {
    const loading = owner.parts.get(part) ?? add(owner, part);
    owner.parts.set(part, loading);
    return loading;
  }

  async function add(owner: KeptSpan, part: AddedPart): Promise<void> {
    const [span, records] = await Promise.all([owner.span, readAll(owner.entries, part)]);
    if (records) span?.add(part, records);
    else drop(owner);
  }

  return {
    columnsOf: async (entries: readonly MonthEntry[], signal?: AbortSignal): Promise<LedgerColumns> =>
      (await readMonths(entries, signal)).columns,
    withParts,
    /** What is found in the columns of months, with the transactions at its places. */
    rowsOf<Found extends { readonly places: Uint32Array }>(
      entries: readonly MonthEntry[],
      find: (columns: LedgerColumns) => Found,
      signal?: AbortSignal,
    ): Promise<Omit<Found, 'places'> & { readonly rows: readonly Transaction[] }> {
      return withParts(async () => {
        for (;;) {
          const months = await readMonths(entries, signal);
          const { places, ...found } = find(months.columns);
          const rows = await rowsAt(months, places);
          if (rows) return { ...found, rows };
        }
      }, signal);
    },
    /** The ids of a month; `undefined` if it is damaged. */
    async idsOf(entry: MonthEntry, signal?: AbortSignal): Promise<MonthIds | undefined> {
      signal?.throwIfAborted();
      const { key } = entry.records.ids;
      const known =
        ids.get(key) ?? readRecord(entry, 'ids').then((record) => record && readIds(record as ReadRecord<IdsHeader>));
      ids.set(key, known);
      return known;
    },
    /** Of those months, as far as they were read. */
    damage: (months: readonly MonthEntry[]): readonly DamagedRecord[] =>
      months.flatMap((entry) => [...(damaged.get(keyOf(entry))?.values() ?? [])]),
    /** Reads every record once. */
    async check(months: readonly MonthEntry[]): Promise<void> {
      for (const entry of months) for (const part of monthParts) await readRecord(entry, part);
    },
  };
}

const nameOf: Readonly<Record<MonthPart, string>> = {
  figures: 'figures',
  texts: 'descriptions and customers',
  ids: 'ids',
  lines: 'lines',
};

function keyOf({ records }: MonthEntry): string {
  return records.figures.key;
}

function rowsOf(entries: readonly MonthEntry[]): number {
  return entries.reduce((sum, { counts }) => sum + counts.transactions, 0);
}

/** Where months are within those that were read together, -1 if they are not. */
function placeIn({ entries }: Pick<KeptSpan, 'entries'>, wanted: readonly MonthEntry[]): number {
  const keys = entries.map(keyOf);
  const first = keys.indexOf(wanted[0] ? keyOf(wanted[0]) : '');
  return first >= 0 && wanted.every((entry, nth) => keys[first + nth] === keyOf(entry)) ? first : -1;
}

function sliceOf(owner: KeptSpan, { columns }: MonthSpan, wanted: readonly MonthEntry[]): LedgerColumns {
  const first = placeIn(owner, wanted);
  if (wanted.length === owner.entries.length) return columns;
  const key = `${first} ${wanted.length}`;
  const known = owner.slices.get(key);
  const from = rowsOf(owner.entries.slice(0, first));
  const slice = known ?? sliceColumns(columns, from, from + rowsOf(wanted));
  owner.slices.delete(key);
  owner.slices.set(key, slice);
  const [oldest] = owner.slices.keys();
  if (owner.slices.size > maxSlices && oldest !== undefined) owner.slices.delete(oldest);
  return slice;
}

/** The bytes are what was stored, but this version of the product cannot use them. */
class UnusableRecordError extends Error {
  override readonly name = 'UnusableRecordError';
}

function checkedRecord(record: ReadRecord, month: Month, part: MonthPart): ReadRecord {
  const { schema, ...header } = record.header as { schema?: unknown; month?: unknown; part?: unknown };
  if (typeof schema !== 'number' || header.month !== month || header.part !== part)
    throw new UnusableRecordError('It is another record.');
  if (schema > chunkSchema)
    throw new UnusableRecordError('It was written by a newer version of the product. Reload the page.');
  if (schema < chunkSchema)
    throw new UnusableRecordError('It was written by a version of the product that is no longer supported.');
  return record;
}
