import { raw, sql } from '../sql/sql';
import { firstOfNextMonth } from '../sql/source';
import { dayNumber } from '../../../src/ledger/model/calendar';
import type { Summand } from '../../../src/ledger/catalog/measure';
import type { Transaction } from '../../../src/ledger/model/transaction';
import { placeOf } from '../place';
import type { Cell, Database, Session } from '../database/database';
import { noItem, recordColumns, recordsOf, type Records } from './records';

/** Rows that cannot be loaded. The message says why. */
export class UnloadableRowsError extends Error {
  override readonly name = 'UnloadableRowsError';
}

/** What is known of loaded transactions: see `Records`. */
export interface LoadedRows {
  readonly missing: Set<Summand>;
  readonly lacking: Set<Summand>;
  readonly held: Set<Summand>;
  hasSplit: boolean;
}

export function nothingLoaded(): LoadedRows {
  return { missing: new Set(), lacking: new Set(), held: new Set(), hasSplit: false };
}

export function addLoaded(to: LoadedRows, more: Pick<Records, 'missing' | 'lacking' | 'held' | 'hasSplit'>): void {
  for (const name of ['missing', 'lacking', 'held'] as const) more[name].forEach((amount) => to[name].add(amount));
  to.hasSplit ||= more.hasSplit;
}

const tables = {
  transactions: 'ledger.transactions',
  lines: 'ledger.lines',
  payments: 'ledger.payments',
  splitLines: 'ledger.split_lines',
} as const;

const batchSize = 2_000;

/** Adds transactions of a shop to the tables, in the transaction of the session. */
export async function createLoader(session: Session, shop: number) {
  const items = await itemsOf(session, shop);
  let [lastDay, lastMinute, nth] = ['', 0, 0];

  /** In order of day and minute, in any number of calls. */
  async function add(rows: readonly Transaction[]): Promise<LoadedRows> {
    const all = nothingLoaded();
    for (let from = 0; from < rows.length; from += batchSize) {
      const batch = rows.slice(from, from + batchSize);
      const places = batch.map(placeOfRow);
      const records = recordsOf(batch, { shop, places, itemNumber: items.numberOf });
      addLoaded(all, records);
      await items.flush();
      for (const name of ['transactions', 'lines', 'payments', 'splitLines'] as const)
        if (records[name].length > 0) await session.copy(tables[name], recordColumns[name], records[name]);
    }
    return all;
  }

  function placeOfRow({ date, minute, id }: Transaction): number {
    if (date < lastDay || (date === lastDay && minute < lastMinute))
      throw new UnloadableRowsError(
        `Transaction ${id} is out of order: transactions are sent in order of day and minute.`,
      );
    nth = date === lastDay && minute === lastMinute ? nth + 1 : 0;
    [lastDay, lastMinute] = [date, minute];
    return placeOf(dayNumber(date), minute, nth);
  }

  return { add };
}

type Item = Transaction['lines'][number]['item'];

/** The items of a shop, each with its number. New ones are stored by `flush`. */
async function itemsOf(session: Session, shop: number) {
  const found = await session.query<{ item: number; facts: Item }>(
    sql`select item, facts from ledger.items where shop = ${shop}::int and item > ${noItem.giftCard}::int`,
  );
  const numbers = new Map(found.map(({ item, facts }) => [keyOf(facts), item]));
  const known = new WeakMap<Item, number>();
  let last: number = found.reduce((most, { item }) => Math.max(most, item), Number(noItem.giftCard));
  let added: (readonly Cell[])[] = [];
  const stored = await session.query(sql`select 1 from ledger.items where shop = ${shop}::int limit 1`);
  const rowOf = (item: number, { name, category, sku, unit, price }: Item, itemization: string, facts: string) => [
    shop,
    item,
    name,
    category,
    sku,
    unit,
    itemization,
    price,
    facts,
  ];
  if (stored.length === 0) {
    const nothing = { name: '', category: '', sku: '', unit: '', price: 0 };
    added.push(rowOf(noItem.other, nothing, 'Other', '{}'), rowOf(noItem.giftCard, nothing, 'Gift card', '{}'));
  }
  return {
    numberOf(item: Item): number {
      const seen = known.get(item);
      if (seen !== undefined) return seen;
      const key = keyOf(item);
      const number = numbers.get(key) ?? (last += 1);
      if (!numbers.has(key)) added.push(rowOf(number, item, 'Item', JSON.stringify(item)));
      numbers.set(key, number);
      known.set(item, number);
      return number;
    },
    async flush() {
      if (added.length === 0) return;
      const columns = ['shop', 'item', 'name', 'category', 'sku', 'unit', 'itemization', 'price', 'facts'];
      await session.copy('ledger.items', columns, added);
      added = [];
    },
  };
}

/** The same for equal items, whatever the order of their properties. */
function keyOf(item: Item): string {
  return JSON.stringify(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Makes the partitions of months, `2025-06`, that have none, before and apart from a load. A partition that is made as one
 * (`partition of`) locks its table until the end of the transaction: no shop could ask while one loads. One that is attached
 * locks nobody out.
 */
export async function createPartitions(database: Database, months: readonly string[]): Promise<void> {
  const wrong = months.find((month) => !/^\d{4}-(0[1-9]|1[0-2])$/.test(month));
  if (wrong !== undefined) throw new UnloadableRowsError(`"${wrong}" is not a month.`);
  await database.write(async (session) => {
    // One load makes them at a time.
    await session.query(sql`select pg_advisory_xact_lock(hashtext('ledger.partitions'))`);
    for (const month of months) for (const table of Object.values(tables)) await createPartition(session, table, month);
  });
}

async function createPartition(session: Session, table: string, month: string): Promise<void> {
  const partition = partitionOf(table, month);
  const [known] = await session.query(sql`select 1 as one where to_regclass(${partition}::text) is not null`);
  if (known) return;
  const from = `${month}-01`;
  await session.query(sql`create table ${raw(partition)} (like ${raw(table)} including all)`);
  await session.query(
    sql`alter table ${raw(table)} attach partition ${raw(partition)} for values from (${raw(`'${from}'`)}) to (${raw(`'${firstOfNextMonth(from)}'`)})`,
  );
}

function partitionOf(table: string, month: string): string {
  return `${table}_${month.replace('-', '_')}`;
}

/**
 * Has the database count the rows of months. Until it has, it plans for a handful: it takes seconds for a few hundred, and
 * compares each transaction of a month with each payment where a rollup joins them. The embedded one never counts by itself,
 * and an installed one only after a while.
 */
export function countRowsOf(session: Session, months: readonly string[]): Promise<void> {
  // In one order, so that two loads wait for each other at most once.
  const partitions = months
    .toSorted()
    .flatMap((month) => Object.values(tables).map((table) => partitionOf(table, month)));
  return countRows(session, [...partitions, 'ledger.items']);
}

export async function countRows(session: Session, counted: readonly string[]): Promise<void> {
  for (const table of counted) await session.query(sql`analyze ${raw(table)}`);
}
