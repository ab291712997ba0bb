import { date, empty, join, raw, type Sql, sql } from './sql';
import { addDays, firstDay, lastDay, type Day, type DayRange } from '@back-office/shared/format';
import {
  type DimensionId,
  dimensionOf,
  addedItemTexts,
  isOfLine,
  type LineDimension,
  type StoredText,
} from '../../../src/ledger/catalog/dimensions';
import type { Amount, KnownAmount, Summand } from '../../../src/ledger/catalog/measure';
import { amountColumns, columnName } from '../columnNames';
import { placesPerMinute } from '../place';
import type { ShopRecord } from '../shopRecord';
import { rowDimension, type DimensionSql } from './dimension';
import { patternTest } from './pattern';

/**
 * What is added up: transactions, lines, payments, the lines of each payment, or the rollup, which stands for transactions
 * and payments.
 */
export type SourceKind = 'transactions' | 'lines' | 'payments' | 'line-payments' | 'rollup';

/** One of these tables with the expressions that a question needs of it. Other tables are joined when one needs them. */
export interface Source {
  readonly kind: SourceKind;
  readonly shop: ShopRecord;
  dimension(id: DimensionId): DimensionSql;
  /** What is added up of each. */
  amount(amount: Summand): Sql;
  /** Whether each has the amount, or may have it. */
  hasAmount(amount: Summand): Sql;
  /** How an amount of the transaction, or of the payment itself if `isPaid`, compares with a limit; null if unknown. */
  compare(fact: AmountFact, isPaid: boolean): Sql;
  rowAmount(amount: Amount): Sql;
  /** In the order in which groups appear. */
  readonly order: Sql;
  readonly place: Sql;
  readonly key: Sql;
  /** The table, with what the expressions so far need, and its condition of shop and days. Read it last. */
  from(): { readonly tables: Sql; readonly where: Sql };
}

interface AmountFact {
  readonly amount: Amount;
  readonly is: 'positive' | 'negative' | 'zero' | 'above' | 'below';
  readonly limit?: number;
}

const tableOf = {
  transactions: 'ledger.transactions t',
  lines: 'ledger.lines l',
  payments: 'ledger.payments p',
  rollup: 'ledger.rollup r',
} as const;
const aliasOf = { transactions: 't', lines: 'l', payments: 'p', 'line-payments': 'u', rollup: 'r' } as const;

/** Texts that lines and payments repeat. */
const repeated: readonly StoredText[] = ['kind', 'type', 'status', 'channel'];
const ofPayments: readonly StoredText[] = [...repeated, 'tender', 'paymentMethod'];
/** The texts that each table has itself. */
const ownTexts: Readonly<Record<SourceKind, readonly StoredText[]>> = {
  transactions: [],
  lines: repeated,
  payments: ofPayments,
  'line-payments': ofPayments,
  rollup: [...ofPayments, 'location'],
};

/** In the order in which groups appear, where it is not that of the transactions. */
const orders: Readonly<Partial<Record<SourceKind, Sql>>> = {
  lines: raw('l.place * 1024 + least(l.line + 1, 1023)'),
  'line-payments': raw('u.place * 1024 + least(u.line + 1, 127) * 8 + least(u.payment, 7)'),
  payments: raw('p.place * 1024 + least(p.payment, 1023)'),
};

export function sourceOf(kind: SourceKind, shop: ShopRecord, range: DayRange): Source {
  const alias = raw(aliasOf[kind]);
  const joined = { t: false, i: false };
  let asksDays = false;
  const within = (table: Sql) =>
    sql`${table}.shop = ${shop.shop}::int and ${table}.day between ${date(range.from)} and ${date(range.to)}`;
  const isPaid = kind === 'payments' || kind === 'line-payments' || kind === 'rollup';
  const hasLines = kind === 'lines' || kind === 'line-payments';
  const place = kind === 'rollup' ? raw('r.first_place') : sql`${alias}.place`;

  function transaction(): Sql {
    if (kind === 'transactions') return alias;
    if (kind === 'rollup') throw new Error('The rollup has no transactions.');
    joined.t = true;
    return raw('t');
  }

  function text(column: StoredText): Sql {
    const table = ownTexts[kind].includes(column) ? alias : transaction();
    return sql`${table}.${raw(columnName(column))}`;
  }

  function rowAmount(amount: Amount): Sql {
    const table = transaction();
    const column = (name: KnownAmount | 'netSales') => sql`${table}.${raw(columnName(name))}`;
    return amount === 'grossSales' ? join(gross.map(column), ' + ') : column(amount);
  }

  const paidAmount = (name: KnownAmount) =>
    kind === 'line-payments' ? raw(`u.paid_${columnName(name)}`) : sql`${alias}.${raw(columnName(name))}`;

  function compare({ amount, is, limit = 0 }: AmountFact, isOfPayment: boolean): Sql {
    if (kind === 'rollup') return patternTest(raw('r.pattern'), amount, is);
    const value =
      isOfPayment && isPaid && (amount === 'totalCollected' || amount === 'tips' || amount === 'fee')
        ? paidAmount(amount)
        : rowAmount(amount);
    const sign = is === 'zero' ? '=' : is === 'above' || is === 'positive' ? '>' : '<';
    return sql`(${value}) ${raw(sign)} ${limit}::bigint`;
  }

  function lineDimension(id: LineDimension): DimensionSql {
    if (hasLines) {
      joined.i = true;
      return itemDimension(id);
    }
    if (id !== 'itemization-type') return { value: raw(`''::text`) };
    const isOther = compare({ amount: 'giftCardSales', is: 'zero' }, false);
    return { value: sql`case when ${isOther} then 'Other' else 'Gift card' end` };
  }

  const source: Source = {
    kind,
    shop,
    rowAmount,
    place,
    key: sql`${alias}.shop, ${alias}.day, ${alias}.place`,
    order: orders[kind] ?? place,
    compare,
    amount: (amount) => sql`${alias}.${raw(columnName(amount))}`,
    hasAmount: (amount) => sql`${source.amount(amount)} is distinct from 0`,
    dimension(id) {
      asksDays ||= id === 'date' || id === 'week' || id === 'weekday';
      if (isOfLine(id)) return lineDimension(id);
      return rowDimension(id, {
        ...source,
        text,
        day: sql`${alias}.day`,
        days: daysWithData(range, shop.days),
        minute: sql`${place} / ${raw(String(placesPerMinute))}`,
        id: () => sql`${transaction()}.id`,
      });
    },
    from: () =>
      kind === 'rollup'
        ? { tables: asksDays ? raw(tableOf[kind]) : monthsAndDays(range, shop.days, within), where: within(alias) }
        : joinedTables(kind, joined, within),
  };
  return source;
}

function itemDimension(id: LineDimension): DimensionSql {
  const { item = 'itemization' } = dimensionOf(id);
  const isAdded = addedItemTexts.some((text) => text === item);
  return { value: isAdded ? raw(`coalesce(i.facts->>'${item}', '')`) : raw(`i.${item}`) };
}

type Within = (table: Sql) => Sql;

/** The table of the source with the transactions and items that were asked of it. */
function joinedTables(
  kind: Exclude<SourceKind, 'rollup'>,
  joined: { readonly t: boolean; readonly i: boolean },
  within: Within,
) {
  const alias = raw(aliasOf[kind]);
  const table = kind === 'line-payments' ? linePayments(within) : raw(tableOf[kind]);
  const tables = sql`${table}${joined.t ? joinedTransactions(alias, within) : empty}${joined.i ? joinedItems(alias) : empty}`;
  return { tables, where: kind === 'line-payments' ? sql`true` : within(alias) };
}

function joinedTransactions(alias: Sql, within: Within): Sql {
  return sql` join ledger.transactions t on (t.shop, t.day, t.place) = (${alias}.shop, ${alias}.day, ${alias}.place) and ${within(raw('t'))}`;
}

function joinedItems(alias: Sql): Sql {
  return sql` join ledger.items i on (i.shop, i.item) = (${alias}.shop, ${alias}.item)`;
}

/** The rollup, of whole months by month and of the other days by day. */
function monthsAndDays({ from, to }: DayRange, data: DayRange | undefined, within: Within): Sql {
  if (!data) return raw(tableOf.rollup);
  const start = from > data.from ? from : firstOfMonth(data.from);
  const first = start.endsWith('-01') ? start : firstOfNextMonth(start);
  const end = firstOfMonth(to < data.to ? addDays(to, 1) : firstOfNextMonth(data.to));
  if (first >= end) return raw(tableOf.rollup);
  const [m, r] = [raw('m'), raw('r')];
  const isInMonths = (table: Sql) => sql`${table}.day >= ${date(first)} and ${table}.day < ${date(end)}`;
  return sql`(
    select ${m}.* from ledger.rollup_months m where ${within(m)} and ${isInMonths(m)}
    union all select ${r}.* from ledger.rollup r where ${within(r)} and not (${isInMonths(r)})
  ) r`;
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function firstOfNextMonth(day: Day): Day {
  return firstOfMonth(addDays(firstOfMonth(day), 31));
}

function daysWithData({ from, to }: DayRange, data: DayRange = { from: lastDay, to: firstDay }): DayRange {
  return { from: from > data.from ? from : data.from, to: to < data.to ? to : data.to };
}

const gross = [
  'itemSales',
  'covidServiceCharge',
  'setupCost',
  'autoGratuity',
] as const satisfies readonly KnownAmount[];

/** Each line once for each payment of its transaction, with its part of the payment's amounts. */
function linePayments(within: Within): Sql {
  const columns = raw(
    [
      ...['shop', 'day', 'place', 'line', 'item', ...repeated].map((name) => `l.${name}`),
      'p.payment, p.tender, p.payment_method, l.firsts as line_firsts, p.firsts as payment_firsts',
      ...['fee', 'tips', 'total_collected'].map((name) => `p.${name} as paid_${name}`),
    ].join(),
  );
  const amounts = (table: string) => raw(amountColumns.map((name) => `${table}.${name}`).join());
  const [l, p, s] = [within(raw('l')), within(raw('p')), within(raw('s'))];
  return sql`(
    select ${columns}, ${amounts('l')} from ledger.lines l
      join ledger.payments p on (p.shop, p.day, p.place) = (l.shop, l.day, l.place)
      where ${l} and ${p} and not p.is_split
    union all
    select ${columns}, ${amounts('s')} from ledger.split_lines s
      join ledger.lines l on (l.shop, l.day, l.place, l.line) = (s.shop, s.day, s.place, s.line)
      join ledger.payments p on (p.shop, p.day, p.place, p.payment) = (s.shop, s.day, s.place, s.payment)
      where ${l} and ${p} and ${s}
  ) u`;
}
