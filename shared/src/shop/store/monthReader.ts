import type { LedgerColumns } from '../../ledger/columns/columns';
import { emptyColumns } from '../../ledger/columns/emptyColumns';
import { rowAt } from '../../ledger/columns/rowAt';
import type { Transaction } from '../../ledger/model/transaction';
import type { FiguresHeader, IdsHeader } from './encodeMonth';
import { createKeptSpans } from './keptSpans';
import type { MonthEntry } from './manifest';
import { addedParts, monthParts } from './month';
import { createMonthRecords, keyOf, type MonthRecords } from './monthRecords';
import { createMonthSpan, MissingPartError, readIds, type MonthIds, type ReadRecord } from './monthSpan';
import type { ShopStore } from './shopStore';

interface ReadMonths {
  readonly columns: LedgerColumns;
  readonly entries: readonly MonthEntry[];
}

/** Transactions of months that are kept as a whole. */
const maxWholeRows = 200_000;

/** Reads months from a store and keeps the latest. */
export function createMonthReader(store: Pick<ShopStore, 'record'>) {
  const records = createMonthRecords(store);
  const spans = createKeptSpans(records);
  const wholeMonth = createWholeMonths(records);
  const ids = new Map<string, Promise<MonthIds | undefined>>();
  const nothing = emptyColumns(0, 0).finish({ idAt: () => '', refundOfAt: () => undefined });

  /** Columns of months, and which months they have: damaged ones are left out. */
  async function readMonths(entries: readonly MonthEntry[], signal?: AbortSignal): Promise<ReadMonths> {
    for (;;) {
      signal?.throwIfAborted();
      const readable = entries.filter((entry) => !records.isDamaged(entry));
      if (readable.length === 0) return { columns: nothing, entries: [] };
      const columns = await spans.columnsOf(readable);
      if (columns) return { columns, entries: readable };
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

  /** Repeats what reads columns until all records that it needs are there. */
  async function withParts<Result>(ask: () => Result | Promise<Result>, signal?: AbortSignal): Promise<Result> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof MissingPartError)) throw error;
        if (!(await spans.add(error.columns, error.part))) throw error;
        signal?.throwIfAborted();
      }
    }
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
        ids.get(key) ?? records.read(entry, 'ids').then((record) => record && readIds(record as ReadRecord<IdsHeader>));
      ids.set(key, known);
      return known;
    },
    damage: records.damage,
    check: records.check,
  };
}

export type MonthReader = ReturnType<typeof createMonthReader>;

/**
 * Reads all columns of one month and keeps the latest months: a list shows transactions of few months, and needs all texts of
 * these alone. `undefined` for a damaged month.
 */
function createWholeMonths(records: MonthRecords) {
  /** The latest last. */
  const kept = new Map<string, { readonly columns: Promise<LedgerColumns | undefined>; readonly rows: number }>();

  async function read(entry: MonthEntry): Promise<LedgerColumns | undefined> {
    const [figures, ...added] = await Promise.all(monthParts.map((part) => records.read(entry, part)));
    if (!figures) return undefined;
    const span = createMonthSpan([entry.counts], [figures as ReadRecord<FiguresHeader>]);
    for (const [nth, record] of added.entries()) {
      const part = addedParts[nth];
      if (!record || !part) return undefined;
      span.add(part, [record]);
    }
    return span.columns;
  }

  return (entry: MonthEntry): Promise<LedgerColumns | undefined> => {
    const key = keyOf(entry);
    const month = kept.get(key)?.columns ?? read(entry);
    month.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { columns: month, rows: entry.counts.transactions });
    let room = maxWholeRows;
    for (const [each, { rows }] of [...kept].toReversed()) {
      room -= rows;
      if (room < 0 && each !== key) kept.delete(each);
    }
    return month;
  };
}
