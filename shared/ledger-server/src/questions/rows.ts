import { empty, raw, type Sql, sql } from '../sql/sql';
import { compareNames } from '@back-office/shared/format';
import { isMeasureId } from '../../../src/ledger/catalog/measures';
import { maxPage, type RowsPage, type RowsQuestion } from '../../../src/ledger/columns/transactions';
import { columnName } from '../columnNames';
import type { Session } from '../database/database';
import { useFormatOf, type ShopRecord } from '../shopRecord';
import { figureSql } from '../sql/figure';
import { isInRollup } from '../sql/rollup';
import { scopeSql } from '../sql/scope';
import { sourceOf } from '../sql/source';
import { rowsAt, type RowKey } from './rowsAt';

/** More different texts than these are sorted by the database, whose order of names may differ in details. */
const maxRanked = 10_000;

/** The same as `transactionsOf`: a page of the transactions of a scope. */
export async function rows(session: Session, shop: ShopRecord, question: RowsQuestion): Promise<RowsPage> {
  const { scope, sort, containing } = question;
  const limit = Math.min(question.limit, maxPage);
  useFormatOf(shop);
  const source = sourceOf('transactions', shop, scope.range);
  const condition = scopeSql(source, scope);
  const { by, isDescending } = sort;
  const direction = raw(isDescending ? 'desc' : 'asc');
  const { value, ranks } = by === 'time' ? { value: undefined, ranks: empty } : await sortKey(session, shop, scope, by);
  const order = value
    ? sql`${value} ${direction} nulls last, t.day desc, t.place desc`
    : sql`t.day ${direction}, t.place ${direction}`;
  const { tables, where } = source.from();
  const from = sql`from ${tables}${ranks} where ${where}${condition}`;
  let { offset } = question;
  if (containing !== undefined) {
    const [found] = await session.query<{ nth: number }>(sql`
      select min(nth)::float8 as nth from (select t.id, row_number() over (order by ${order}) - 1 as nth ${from}) n
      where id = ${containing}::text having min(nth) is not null`);
    if (found) offset = found.nth - (found.nth % limit);
  }
  const keys = await session.query<RowKey>(
    sql`select t.day::text as day, t.place::float8 as place ${from} order by ${order} limit ${limit}::int offset ${offset}::bigint`,
  );
  return { rows: await rowsAt(session, shop, keys), total: await countOf(session, shop, scope), offset };
}

async function countOf(session: Session, shop: ShopRecord, scope: RowsQuestion['scope']): Promise<number> {
  useFormatOf(shop);
  const isRolledUp = isInRollup(shop, scope, { fields: [], conditions: [] });
  const source = sourceOf(isRolledUp ? 'rollup' : 'transactions', shop, scope.range);
  const condition = scopeSql(source, scope);
  const { tables, where } = source.from();
  const count = isRolledUp ? sql`coalesce(sum(r.transactions), 0)` : sql`count(*)`;
  const [row] = await session.query<{ total: number }>(
    sql`select ${count}::float8 as total from ${tables} where ${where}${condition}`,
  );
  return row?.total ?? 0;
}

interface SortKey {
  readonly value: Sql;
  /** A table that it needs. */
  readonly ranks: Sql;
}

type By = Exclude<RowsQuestion['sort']['by'], 'time'>;

async function sortKey(session: Session, shop: ShopRecord, scope: RowsQuestion['scope'], by: By): Promise<SortKey> {
  if (by === 'minute') return { value: raw('t.minute'), ranks: empty };
  if (by === 'amount') return { value: raw('t.total_collected'), ranks: empty };
  if (isMeasureId(by))
    return { value: figureSql(by, sourceOf('transactions', shop, scope.range), scope), ranks: empty };
  const column = raw(`t.${by === 'id' ? 'id' : columnName(by)}`);
  const source = sourceOf('transactions', shop, scope.range);
  const condition = scopeSql(source, scope);
  const { tables, where } = source.from();
  const texts = await session.query<{ text: string }>(
    sql`select distinct ${column} as text from ${tables} where ${where}${condition} limit ${maxRanked + 1}::int`,
  );
  if (texts.length > maxRanked) return { value: sql`${column} collate ledger.names`, ranks: empty };
  useFormatOf(shop);
  const ordered = texts.map(({ text }) => text).sort(compareNames);
  const ranks = sql` join unnest(${ordered}::text[]) with ordinality as ranks (text, rank) on ranks.text collate "C" = ${column}`;
  return { value: raw('ranks.rank'), ranks };
}
