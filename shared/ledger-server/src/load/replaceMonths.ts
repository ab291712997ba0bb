import { date, raw, sql } from '../sql/sql';
import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import type { Summand } from '../../../src/ledger/catalog/measure';
import { measuresWithout } from '../../../src/ledger/catalog/unknownReason';
import type { Transaction } from '../../../src/ledger/model/transaction';
import type { Session } from '../database/database';
import { shopWith } from '../shops/shops';
import { fillRollup } from '../sql/rollup';
import { firstOfNextMonth } from '../sql/source';
import { addLoaded, countRows, countRowsOf, createLoader, nothingLoaded, UnloadableRowsError } from './loadRows';

/** `2025-06` */
export type Month = string;

export interface MonthInfo {
  readonly month: Month;
  /** Of its transactions; what has the same needs no load. */
  readonly hash: string;
}

/**
 * Replaces months of a shop by the given transactions, in the transaction of the session: what asks meanwhile sees the old
 * or the new state. Months that are removed are given too, without transactions. The others need their partitions before:
 * see `createPartitions`.
 */
export async function replaceMonths(
  session: Session,
  shop: number,
  {
    months,
    removed,
    rows,
  }: { months: readonly MonthInfo[]; removed: readonly Month[]; rows: AsyncIterable<readonly Transaction[]> },
): Promise<number> {
  await lockShop(session, shop);
  for (const month of [...months.map((each) => each.month), ...removed]) await clearMonth(session, shop, month);
  const found = new Map(months.map(({ month, hash }) => [month, { hash, transactions: 0, loaded: nothingLoaded() }]));
  const loader = await createLoader(session, shop);
  let count = 0;
  for await (const batch of rows)
    for (const [month, own] of byMonth(batch)) {
      const state = found.get(month);
      if (!state)
        throw new UnloadableRowsError(`Transaction ${own[0]?.id ?? ''} is of ${month}, which is not replaced.`);
      addLoaded(state.loaded, await loader.add(own));
      state.transactions += own.length;
      count += own.length;
    }
  for (const [month, { hash, transactions, loaded }] of found) {
    const [missing, lacking, held] = [[...loaded.missing], [...loaded.lacking], [...loaded.held]];
    await session.query(sql`
      insert into ledger.months (shop, month, hash, transactions, missing, lacking, held, has_split)
      values (${shop}::int, ${month}, ${hash}, ${transactions}::int, ${missing}::text[], ${lacking}::text[],
        ${held}::text[], ${loaded.hasSplit}::bool)`);
  }
  await tellShop(session, shop);
  await countRowsOf(
    session,
    months.map(({ month }) => month),
  );
  const record = await shopWith(session, shop);
  for (const { month } of months)
    for (const statement of fillRollup(record, daysOf(month))) await session.query(statement);
  await countRows(session, ['ledger.rollup', 'ledger.rollup_months']);
  return count;
}

/** One load at a time for a shop. What else names the shop, such as a new document, does not wait for it. */
export async function lockShop(session: Session, shop: number): Promise<void> {
  await session.query(sql`select 1 from ledger.shops where shop = ${shop}::int for no key update`);
}

async function clearMonth(session: Session, shop: number, month: Month): Promise<void> {
  const { from, to } = daysOf(month);
  for (const table of ['transactions', 'lines', 'payments', 'split_lines', 'rollup', 'rollup_months'])
    await session.query(
      sql`delete from ledger.${raw(table)} where shop = ${shop}::int and day between ${date(from)} and ${date(to)}`,
    );
  await session.query(sql`delete from ledger.months where shop = ${shop}::int and month = ${month}`);
}

function daysOf(month: Month): DayRange {
  const from = `${month}-01`;
  return { from, to: addDays(firstOfNextMonth(from), -1) };
}

function* byMonth(rows: readonly Transaction[]): Generator<readonly [Month, readonly Transaction[]]> {
  for (let first = 0; first < rows.length;) {
    const month = monthOf(rows[first]?.date);
    let end = first + 1;
    while (end < rows.length && monthOf(rows[end]?.date) === month) end += 1;
    yield [month, rows.slice(first, end)];
    first = end;
  }
}

function monthOf(day: Day = ''): Month {
  return day.slice(0, 7);
}

interface MonthRow {
  readonly missing: readonly Summand[];
  readonly lacking: readonly Summand[];
  readonly held: readonly Summand[];
  readonly has_split: boolean;
}

/** What the shop says of its data. */
async function tellShop(session: Session, shop: number): Promise<void> {
  const months = await session.query<MonthRow>(
    sql`select to_jsonb(missing) as missing, to_jsonb(lacking) as lacking, to_jsonb(held) as held, has_split
      from ledger.months where shop = ${shop}::int`,
  );
  const missing = [...new Set(months.flatMap((month) => month.missing))];
  const unknown = measuresWithout(
    months.flatMap(({ lacking }) => lacking),
    months.flatMap(({ held }) => held),
  );
  const hasSplit = months.some((month) => month.has_split);
  await session.query(sql`
    update ledger.shops set generation = generation + 1, missing = ${missing}::text[], has_split = ${hasSplit}::bool,
      unknown = ${JSON.stringify(unknown)}::text::jsonb,
      first_day = (select min(day) from ledger.transactions where shop = ${shop}::int),
      last_day = (select max(day) from ledger.transactions where shop = ${shop}::int)
    where shop = ${shop}::int`);
}
