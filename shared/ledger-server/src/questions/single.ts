import { sql } from '../sql/sql';
import { unknown, type Day } from '@back-office/shared/format';
import type { Transaction } from '../../../src/ledger/model/transaction';
import type { DeferredBalance } from '../../../src/ledger/sample/deferredBalance';
import type { RelatedRows } from '../../../src/ledger/sample/relatedRows';
import { balanceOf, type Deferral } from '../../../src/ledger/totals/deferrals';
import { relatedTo } from '../../../src/ledger/model/relatedTo';
import type { Session } from '../database/database';
import { firstPlaceOf, placeAfter } from '../place';
import { useFormatOf, type Asked } from '../shopRecord';
import { rowsAt, type RowKey } from './rowsAt';

/** A transaction by its id; the earliest of the latest month if several have it. */
export async function row(session: Session, { shop, until }: Asked, id: string): Promise<Transaction | undefined> {
  const keys = await session.query<RowKey>(sql`
    select day::text as day, place::float8 as place from ledger.transactions
    where shop = ${shop.shop}::int and id = ${id}::text and place < ${placeAfter(until)}::bigint
    order by date_trunc('month', day) desc, place limit 1`);
  return (await rowsAt(session, shop, keys))[0];
}

export async function related(session: Session, asked: Asked, of: Transaction): Promise<RelatedRows> {
  const { shop, until } = asked;
  const origin = of.refundOf === undefined ? undefined : await row(session, asked, of.refundOf);
  const later = await session.query<RowKey>(sql`
    select day::text as day, place::float8 as place from ledger.transactions
    where shop = ${shop.shop}::int and refund_of = ${of.id}::text and place < ${placeAfter(until)}::bigint
    order by place limit ${maxReferring}::int`);
  return relatedTo(of, origin, await rowsAt(session, shop, later));
}

/** Nobody refunds one sale more often. */
const maxReferring = 1_000;

interface DeferralRow extends RowKey {
  readonly minute: number;
  readonly id: string;
  readonly refund_of: string | null;
  readonly deposit: number | null;
  readonly gift_card: number;
}

/**
 * What is deferred when a day begins. The database finds the few transactions with deposits and gift cards; which of them
 * are open is worked out as in an own shop of the browser.
 */
export async function deferred(session: Session, { shop, until }: Asked, day: Day): Promise<DeferredBalance> {
  const end = Math.min(firstPlaceOf(day), placeAfter(until));
  const own = sql`shop = ${shop.shop}::int and place < ${end}::bigint and (
    deposit_collected is distinct from 0 or deposit_redeemed is distinct from 0
    or gift_card_sales is distinct from 0 or gift_card_redeemed is distinct from 0)`;
  const columns = sql`day, place, minute, id, refund_of, deposit_collected - deposit_redeemed as deposit,
    coalesce(gift_card_sales - gift_card_redeemed, 0) as gift_card`;
  const found = await session.query<DeferralRow>(sql`
    select day::text as day, place::float8 as place, minute, id, refund_of, deposit::float8 as deposit, gift_card::float8 as gift_card
    from (
      select day, place, minute, id, refund_of, coalesce(deposit, 0) as deposit, gift_card
        from (select ${columns} from ledger.transactions where ${own}) known
        where coalesce(deposit, 0) <> 0 or gift_card <> 0
      union all
      (select day, place, minute, id, refund_of, null, 0
        from (select ${columns} from ledger.transactions where ${own}) unsure
        where deposit is null order by date_trunc('month', day) desc, place limit 1)
    ) deferrals order by deposit is null, place`);
  const deferrals = found.map((each, index): Deferral => ({
    month: each.day.slice(0, 7),
    row: index,
    date: each.day,
    minute: each.minute,
    id: each.id,
    refersTo: each.refund_of ?? undefined,
    deposit: each.deposit ?? NaN,
    giftCard: each.gift_card,
  }));
  useFormatOf(shop);
  const { open, giftCards } = balanceOf(deferrals, day, until);
  const keys = open.flatMap(({ row: index }) => found[index] ?? []);
  const transactions = await rowsAt(session, shop, keys);
  return {
    day,
    openDeposits: transactions.map((transaction, nth) => {
      const left = open[nth]?.left ?? NaN;
      return { ...transaction, depositCollected: Number.isNaN(left) ? unknown : left };
    }),
    giftCards,
  };
}
