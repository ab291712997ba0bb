import { raw, sql } from '../sql/sql';
import { isOfLine, isOfPayment } from '../../../src/ledger/catalog/dimensions';
import { comparable, type FacetsAnswer } from '../../../src/ledger/columns/facets';
import { maxFacets, type FacetsQuestion } from '../../../src/ledger/columns/question';
import type { Session } from '../database/database';
import { lineBits, paymentBits } from '../load/firsts';
import { useFormatOf, type ShopRecord } from '../shopRecord';
import { isInRollup } from '../sql/rollup';
import { scopeSql } from '../sql/scope';
import { sourceOf } from '../sql/source';

/** The same as `facetsOf`; among values that as many transactions have, the one that appears first. */
export async function facets(session: Session, shop: ShopRecord, question: FacetsQuestion): Promise<FacetsAnswer> {
  const { scope, field, text = '', limit = maxFacets } = question;
  useFormatOf(shop);
  const isSplit = shop.hasSplit && isOfPayment(field);
  const isRolledUp = !isSplit && isInRollup(shop, scope, { fields: [field], conditions: [] });
  const kind = isOfLine(field) ? 'lines' : isRolledUp ? 'rollup' : isSplit ? 'payments' : 'transactions';
  const source = sourceOf(kind, shop, scope.range);
  const { value, read } = source.dimension(field);
  const bit = isOfLine(field) ? lineBits[field] : isOfPayment(field) ? paymentBits[field] : undefined;
  const counted = isRolledUp
    ? raw('sum(r.transactions)')
    : kind === 'transactions'
      ? raw('count(*)')
      : bit === undefined
        ? sql`count(distinct ${source.place})`
        : sql`count(*) filter (where ${raw(`firsts & ${bit} <> 0`)})`;
  const wanted = comparable(text.trim());
  const most = Math.min(limit, maxFacets);
  const condition = scopeSql(source, scope);
  const { tables, where } = source.from();
  // Case and accents are compared here, not in the database.
  const page = wanted === '' ? sql`limit ${Math.max(1, most)}::int` : raw('');
  const found = await session.query<{ value: string; transactions: number; total: number }>(sql`
    select g.value::text as value, g.transactions::float8 as transactions, (count(*) over ())::float8 as total
    from (
      select ${value} as value, ${counted} as transactions, min(${source.order}) as first
      from ${tables} where ${where}${condition} group by 1
    ) g order by g.transactions desc, g.first ${page}`);
  useFormatOf(shop);
  const values = found
    .map(({ value: own, transactions }) => ({ value: read?.(own) ?? own, transactions }))
    .filter((facet) => wanted === '' || comparable(facet.value).includes(wanted));
  return { values: values.slice(0, most), total: wanted === '' ? (found[0]?.total ?? 0) : values.length };
}
