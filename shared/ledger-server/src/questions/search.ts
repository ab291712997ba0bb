import { sql } from '../sql/sql';
import type { RowsAnswer, SearchQuestion } from '../../../src/ledger/columns/transactions';
import type { Session } from '../database/database';
import { useFormatOf, type ShopRecord } from '../shopRecord';
import { scopeSql } from '../sql/scope';
import { rankSql } from '../sql/search';
import { sourceOf } from '../sql/source';
import { rowsAt, type RowKey } from './rowsAt';

/** The same as `searchTransactions`. */
export async function search(session: Session, shop: ShopRecord, question: SearchQuestion): Promise<RowsAnswer> {
  const { scope, text, limit } = question;
  useFormatOf(shop);
  const source = sourceOf('transactions', shop, scope.range);
  const rank = rankSql(source, scope, text);
  const condition = scopeSql(source, scope);
  const { tables, where } = source.from();
  const found = await session.query<RowKey & { total: number }>(sql`
    select day::text as day, place::float8 as place, (count(*) over ())::float8 as total
    from (select t.day, t.place, ${rank} as rank from ${tables} where ${where}${condition}) ranked
    where rank is not null order by rank, place desc limit ${Math.max(1, limit)}::int`);
  return { rows: await rowsAt(session, shop, found.slice(0, limit)), total: found[0]?.total ?? 0 };
}
