import type { MonthEntry } from './manifest';
import { chunkSchema, firstChunkSchema, monthParts, type Month, type MonthPart } from './month';
import type { ReadRecord } from './monthSpan';
import { unpack } from './packedBytes';
import { DamagedRecordError } from './shopErrors';
import type { ShopStore } from './shopStore';

/** A record of a month that cannot be read. The transactions of the month are in no figure and no list. */
export interface DamagedRecord {
  readonly month: Month;
  readonly part: MonthPart;
  /** How many the month has. */
  readonly transactions: number;
  /** A sentence for merchants. */
  readonly reason: string;
  /** The damaged record, to keep or to send; `undefined` if it is missing. */
  readonly bytes: ArrayBuffer | undefined;
}

/** Records that are read at once. */
const batch = 6;

/** Reads the records of months from a store and remembers which of them are damaged. */
export function createMonthRecords(store: Pick<ShopStore, 'record'>) {
  /** By the key of the record of figures, which no other state of the month has. */
  const damaged = new Map<string, Map<MonthPart, DamagedRecord>>();

  /** `undefined` if the record is damaged. */
  async function read(entry: MonthEntry, part: MonthPart): Promise<ReadRecord | undefined> {
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

  /** `undefined` if one of the records is damaged. */
  async function readAll(entries: readonly MonthEntry[], part: MonthPart): Promise<readonly ReadRecord[] | undefined> {
    const records: (ReadRecord | undefined)[] = [];
    for (let from = 0; from < entries.length; from += batch)
      records.push(...(await Promise.all(entries.slice(from, from + batch).map((entry) => read(entry, part)))));
    const whole = records.filter((record) => record !== undefined);
    return whole.length === entries.length ? whole : undefined;
  }

  return {
    read,
    readAll,
    isDamaged: (entry: MonthEntry): boolean => damaged.has(keyOf(entry)),
    /** Of those months, as far as they were read. */
    damage: (months: readonly MonthEntry[]): readonly DamagedRecord[] =>
      months.flatMap((entry) => [...(damaged.get(keyOf(entry))?.values() ?? [])]),
    /** Reads every record once. */
    async check(months: readonly MonthEntry[]): Promise<void> {
      for (const entry of months) for (const part of monthParts) await read(entry, part);
    },
  };
}

export type MonthRecords = ReturnType<typeof createMonthRecords>;

const nameOf: Readonly<Record<MonthPart, string>> = {
  figures: 'figures',
  texts: 'descriptions and customers',
  ids: 'ids',
  lines: 'lines',
};

/** Names one state of a month. */
export function keyOf({ records }: MonthEntry): string {
  return records.figures.key;
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
  if (schema < firstChunkSchema)
    throw new UnusableRecordError('It was written by a version of the product that is no longer supported.');
  return record;
}
