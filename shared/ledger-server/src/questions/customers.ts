import { raw, type Sql, sql } from '../sql/sql';
import { unknown, type Day } from '@back-office/shared/format';
import { isRefund, not } from '../../../src/ledger/catalog/conditions';
import {
  averageOf,
  daysBefore,
  maxListedCustomers,
  type CustomersAnswer,
  type Visit,
} from '../../../src/ledger/columns/customers';
import type { Scope } from '../../../src/ledger/columns/select';
import { clockTime } from '../../../src/ledger/model/transaction';
import type { Session } from '../database/database';
import { useFormatOf, type ShopRecord } from '../shopRecord';
import { scopeSql } from '../sql/scope';
import { sourceOf } from '../sql/source';

interface VisitRow {
  readonly id: string;
  readonly day: Day;
  readonly minute: number;
  readonly time_zone: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly spent: number | null;
}

interface Totals {
  readonly customers: number;
  readonly visits: number;
  readonly spent: number;
  readonly is_unknown: boolean;
  readonly returning: number;
  readonly anonymous: number;
  readonly has_feedback: boolean;
  readonly positive: number;
  readonly negative: number;
}

const maxListedVisits = 3;
const visitColumns = raw(
  't.id, t.day, t.place, t.minute, t.time_zone, t.customer_id, t.customer_name, t.feedback, t.total_collected as spent',
);
const readColumns = raw('id, day::text as day, minute, time_zone, customer_id, customer_name, spent::float8 as spent');

/** The same as `customersIn`. */
export async function customers(session: Session, shop: ShopRecord, scope: Scope): Promise<CustomersAnswer> {
  useFormatOf(shop);
  const tables = sql`with visits as (${salesIn(shop, scope)}),
    earlier as (select distinct on (customer_id) * from
      (${salesIn(shop, { ...scope, range: daysBefore(scope.range), until: undefined })}) as sales order by customer_id, place desc),
    customers as (select customer_id, count(*) as visits, coalesce(sum(spent), 0) as spent, bool_or(spent is null) as is_unknown,
      min(place) as first, customer_id in (select customer_id from earlier) as is_returning from visits group by customer_id)`;
  const [totals] = await session.query<Totals>(sql`${tables}
    select count(*) filter (where customer_id <> '')::float8 as customers, coalesce(sum(visits), 0)::float8 as visits,
      coalesce(sum(visits) filter (where customer_id = ''), 0)::float8 as anonymous, coalesce(sum(spent), 0)::float8 as spent,
      coalesce(bool_or(is_unknown), false) as is_unknown,
      count(*) filter (where is_returning and customer_id <> '')::float8 as returning,
      exists (select 1 from ledger.transactions where shop = ${shop.shop}::int and feedback <> '') as has_feedback,
      (select count(*) from visits where feedback = 'positive')::float8 as positive,
      (select count(*) from visits where feedback = 'negative')::float8 as negative
    from customers`);
  if (!totals) throw new Error('The customers were not counted.');
  const listed = await session.query<VisitRow & { visits: number; own: number; is_unknown: boolean }>(sql`${tables}
    select ${readColumns}, visits::float8 as visits, own::float8 as own, is_unknown from
      (select e.*, c.visits, c.spent as own, c.is_unknown, c.first from customers c join earlier e using (customer_id) where e.customer_id <> '') as listed
    order by case when not is_unknown then own end desc nulls last, first limit ${maxListedCustomers}::int`);
  const visits = await session.query<VisitRow>(sql`${tables}
    select ${readColumns} from (select *, row_number() over (partition by customer_id order by place) as nth from visits
      where customer_id = any(${listed.map(({ customer_id }) => customer_id)}::text[])) numbered
    where nth <= ${maxListedVisits}::int order by place`);
  const withFeedback = (feedback: string) =>
    session.query<VisitRow>(sql`${tables} select ${readColumns} from visits where feedback = ${feedback}::text
      order by place limit ${maxListedCustomers}::int`);
  const [positive, negative] = [await withFeedback('positive'), await withFeedback('negative')];
  useFormatOf(shop);
  const hasCustomers = totals.visits === 0 || totals.customers > 0;
  const hasFeedback = totals.visits === 0 || totals.has_feedback;
  const totalPaid = totals.is_unknown ? unknown : totals.spent;
  return {
    stats: {
      totalCustomers: hasCustomers ? totals.customers : unknown,
      returningCustomers: hasCustomers ? totals.returning : unknown,
      avgVisitsPerCustomer:
        totals.visits === 0
          ? undefined
          : hasCustomers
            ? (totals.visits - totals.anonymous) / totals.customers
            : unknown,
      avgSpentPerVisit: averageOf(totalPaid, totals.visits),
      positiveFeedback: hasFeedback ? totals.positive : unknown,
      negativeFeedback: hasFeedback ? totals.negative : unknown,
    },
    details: {
      visits: totals.visits,
      totalPaid,
      returningCustomers: listed.map((row) => ({
        id: row.customer_id,
        name: row.customer_name,
        visitCount: row.visits,
        visits: visits.filter(({ customer_id }) => customer_id === row.customer_id).map(visitOf),
        spent: row.is_unknown ? unknown : row.own,
        lastVisit: visitOf(row),
      })),
      positiveFeedback: positive.map(visitOf),
      negativeFeedback: negative.map(visitOf),
    },
  };
}

/** Refunds are not visits. */
function salesIn(shop: ShopRecord, { where, ...scope }: Scope): Sql {
  const source = sourceOf('transactions', shop, scope.range);
  const condition = scopeSql(source, { ...scope, where: { all: where ? [not(isRefund), where] : [not(isRefund)] } });
  const { tables, where: within } = source.from();
  return sql`select ${visitColumns} from ${tables} where ${within}${condition}`;
}

function visitOf({ id, day, minute, time_zone: timeZone, spent, ...row }: VisitRow): Visit {
  const [customerId, customerName] = [row.customer_id, row.customer_name];
  return { id, day, time: clockTime({ minute, timeZone }), customerId, customerName, spent: spent ?? unknown };
}
