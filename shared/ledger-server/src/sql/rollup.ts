import { date, join, raw, type Sql, sql } from './sql';
import { factsIn, isOfPayments } from '../../../src/ledger/catalog/conditions';
import type { DimensionId } from '../../../src/ledger/catalog/dimensions';
import type { Condition } from '../../../src/ledger/catalog/measure';
import type { Scope } from '../../../src/ledger/columns/select';
import { isOfPayment } from '../../../src/ledger/catalog/dimensions';
import { amountColumns } from '../columnNames';
import type { ShopRecord } from '../shopRecord';
import { patternSql } from './pattern';
import { sourceOf } from './source';
import type { DayRange } from '@back-office/shared/format';

const fieldsOfRollup: ReadonlySet<DimensionId> = new Set([
  'date',
  'week',
  'month',
  'weekday',
  'location',
  'kind',
  'transaction-type',
  'transaction-status',
  'channel',
  'tender',
  'payment-method',
]);

/** Whether the rollup has all that is asked: whole days, its fields, and of amounts no more than their sign. */
export function isInRollup(
  shop: ShopRecord,
  { range, until, filters, where, text = '' }: Scope,
  { fields, conditions }: { readonly fields: readonly DimensionId[]; readonly conditions: readonly Condition[] },
): boolean {
  if (text.trim() !== '') return false;
  // What is divided among payments is unknown where these are, and the rollup adds up the parts.
  if (shop.hasSplit && shop.missing.has('totalCollected')) return false;
  // Nothing is left out of the last day with data.
  if (until && until.day <= range.to && !(shop.days && until.day > shop.days.to)) return false;
  const asked = filters.filter(({ values }) => values.length > 0);
  const all = where ? [where, ...conditions] : conditions;
  // A transaction with several payments is several rows: it meets a condition of payments once.
  if (shop.hasSplit && (asked.some(({ field }) => isOfPayment(field)) || (where && isOfPayments(where)))) return false;
  const isPaidAmount = (condition: Condition) => shop.hasSplit && isOfPayments(condition);
  return (
    fields.every((field) => fieldsOfRollup.has(field)) &&
    asked.every(({ field }) => fieldsOfRollup.has(field)) &&
    all.every((condition) => isAnswered(condition, isPaidAmount(condition)))
  );
}

function isAnswered(condition: Condition, isPaidAmount: boolean): boolean {
  return factsIn(condition).every((fact) =>
    'field' in fact ? fieldsOfRollup.has(fact.field) : !('limit' in fact && fact.limit !== 0) && !isPaidAmount,
  );
}

const groups = ['location', 'kind', 'type', 'status', 'channel', 'tender', 'payment_method'];
const columns = raw(['shop', 'day', ...groups, 'pattern', 'transactions', 'first_place', ...amountColumns].join());

/** The sums of amounts. One unknown part makes a sum unknown. */
function sumsOf(alias: string): Sql {
  return join(
    amountColumns
      .map((name) => `${alias}.${name}`)
      .map((name) => raw(`case when count(${name}) = count(*) then sum(${name}) end`)),
  );
}

/** The statements that fill the rollup of a month, by day from the payments and by month from its days. */
export function fillRollup(shop: ShopRecord, { from, to }: DayRange): readonly Sql[] {
  const source = sourceOf('transactions', shop, { from, to });
  const signs = patternSql((amount) => source.rowAmount(amount));
  const { where } = source.from();
  const own = join(groups.map((name) => raw(`${name === 'location' ? 't' : 'p'}.${name}`)));
  const ofDay = join(groups.map((name) => raw(`r.${name}`)));
  return [
    sql`
      insert into ledger.rollup (${columns})
      select t.shop, t.day, ${own}, ${signs} as pattern, count(*) filter (where p.firsts & 1 <> 0), min(t.place), ${sumsOf('p')}
      from ledger.transactions t
        join ledger.payments p on (p.shop, p.day, p.place) = (t.shop, t.day, t.place)
        where ${where} and p.day between ${date(from)} and ${date(to)} and p.shop = ${shop.shop}::int
      group by t.shop, t.day, ${own}, pattern`,
    sql`
      insert into ledger.rollup_months (${columns})
      select r.shop, min(r.day), ${ofDay}, r.pattern, sum(r.transactions), min(r.first_place), ${sumsOf('r')}
      from ledger.rollup r
      where r.shop = ${shop.shop}::int and r.day between ${date(from)} and ${date(to)}
      group by r.shop, ${ofDay}, r.pattern`,
  ];
}
