import { empty, join, raw, type Sql, sql } from './sql';
import { isOfLine, isOfPayment, type DimensionId } from '../../../src/ledger/catalog/dimensions';
import type { Condition } from '../../../src/ledger/catalog/measure';
import type { Leaf } from '../../../src/ledger/columns/plan';
import type { Scope } from '../../../src/ledger/columns/select';
import { lineBits, paymentBits } from '../load/firsts';
import type { Session } from '../database/database';
import { amountsIn, asksUntoldText, conditionSql, isEverything } from './condition';
import type { Single } from './scope';
import type { Source } from './source';

export interface GroupsQuestion {
  readonly scope: Scope;
  readonly groupBy: readonly DimensionId[];
  readonly facts: readonly DimensionId[];
  readonly leaves: readonly Leaf[];
  /** Whether it is unknown of some transactions if they meet it: they make what they are part of unknown. */
  readonly uncertain: Condition | undefined;
  /** Of what filters keep single ones, not whole transactions. */
  readonly single: readonly Single[];
  /** What the scope asks of the source. Read after everything else was asked of it. */
  readonly condition: () => Sql;
  /** Transactions and leaves that count them; sums alone need none of it. */
  readonly isCounting: boolean;
}

/** An innermost group, with the counts of each group that it is in. */
interface InnermostGroup {
  readonly keys: readonly string[];
  /** By leaf, `NaN` where it is unknown, `undefined` where prices differ. Counts are of `countsAt`. */
  readonly sums: readonly (number | undefined)[];
  readonly facts: readonly (string | undefined)[];
}

/** Transactions of a group, and those that each leaf counts. */
export interface GroupCounts {
  readonly transactions: number;
  readonly leaves: readonly number[];
}

export interface Groups {
  /** In order of their first transaction. */
  readonly innermost: readonly InnermostGroup[];
  /** By depth, then by the keys of the group: those of groups within may overlap. */
  countsAt(keys: readonly string[]): GroupCounts;
}

interface Row {
  readonly [column: string]: string | number | null;
}

/** Adds up a source by groups: one statement, and one more for each depth at which transactions cannot be counted by it. */
export async function groupsOf(session: Session, source: Source, question: GroupsQuestion): Promise<Groups> {
  const { scope, groupBy, facts, leaves, uncertain, single, isCounting } = question;
  const dimensions = groupBy.map((id) => source.dimension(id));
  const factDimensions = facts.map((id) => source.dimension(id));
  const depths = isCounting ? [...Array(groupBy.length + 1).keys()] : [];
  const weights = depths.map((depth) => countedOnce(source, scope, groupBy.slice(0, depth), single));
  const columns: Sql[] = [
    ...dimensions.map(({ value }, nth) => sql`${value} as ${raw(`k${nth}`)}`),
    sql`min(${source.order}) as first`,
    ...factDimensions.map(({ value }, nth) => factSql(value, raw(`f${nth}`))),
    ...leaves.flatMap((leaf, nth) => ('count' in leaf ? [] : sql`${leafSql(source, leaf)} as ${raw(`s${nth}`)}`)),
    ...weights.flatMap((weight, depth) => (weight ? countColumns(source, leaves, uncertain, weight, depth) : [])),
  ];
  const condition = question.condition();
  const { tables, where } = source.from();
  const keys = dimensions.map((_, nth) => raw(`k${nth}`));
  const grouped = (some: readonly Sql[]) => (some.length === 0 ? empty : sql`group by ${join(some)}`);
  const kept = [
    ...facts.map((_, nth) => `f${nth}`),
    ...leaves.flatMap((leaf, nth) => ('count' in leaf ? [] : `s${nth}`)),
    ...depths.flatMap((depth) => (weights[depth] ? countNames(leaves, depth) : [])),
  ];
  const rows = await session.query<Row>(sql`
    select ${selected(keys, kept)} from (
      select ${join(columns)} from ${tables} where ${where}${condition} ${grouped(positions(keys.length))}
    ) g where g.first is not null order by g.first`);
  const counts = new Map<string, { transactions: number; leaves: number[] }>();
  const read = (row: Row, nth: number) => {
    const key = String(row[`k${nth}`] ?? '');
    return dimensions[nth]?.read?.(key) ?? key;
  };
  const innermost = rows.map((row): InnermostGroup => {
    const own = dimensions.map((_, nth) => read(row, nth));
    weights.forEach((weight, depth) => weight && add(counts, own.slice(0, depth), row, depth, leaves));
    return {
      keys: own,
      sums: leaves.map((leaf, nth) => ('count' in leaf ? undefined : (numberOf(row[`s${nth}`]) ?? undefined))),
      facts: factDimensions.map(({ read: readFact }, nth) => {
        const fact = row[`f${nth}`];
        return fact === null || fact === undefined ? undefined : (readFact?.(String(fact)) ?? String(fact));
      }),
    };
  });
  for (const depth of depths.filter((each) => !weights[each])) {
    const counted = [...columns.slice(0, depth), ...distinctColumns(source, leaves, uncertain, depth)];
    const again = source.from();
    const found = await session.query<Row>(sql`
      select ${selected(keys.slice(0, depth), countNames(leaves, depth))} from (
        select ${join(counted)} from ${again.tables} where ${again.where}${condition} ${grouped(positions(depth))}
      ) g`);
    for (const row of found) {
      const own = dimensions.slice(0, depth).map((_, nth) => read(row, nth));
      add(counts, own, row, depth, leaves);
    }
  }
  return {
    innermost,
    countsAt: (path) => counts.get(JSON.stringify(path)) ?? { transactions: 0, leaves: leaves.map(() => 0) },
  };
}

/** Keys as texts, after the rows were grouped by what they are. */
function selected(keys: readonly Sql[], others: readonly string[]): Sql {
  return join([
    ...keys.map((key) => sql`g.${key}::text as ${key}`),
    ...others.map((name) => raw(`g.${name}`)),
    raw('1 as one'),
  ]);
}

function countNames(leaves: readonly Leaf[], depth: number): readonly string[] {
  return [`n${depth}`, ...leaves.flatMap((leaf, nth) => ('count' in leaf ? `c${depth}_${nth}` : []))];
}

function positions(count: number): readonly Sql[] {
  return Array.from({ length: count }, (_, nth) => raw(String(nth + 1)));
}

function add(
  counts: Map<string, { transactions: number; leaves: number[] }>,
  path: readonly string[],
  row: Row,
  depth: number,
  leaves: readonly Leaf[],
): void {
  const key = JSON.stringify(path);
  const known = counts.get(key) ?? { transactions: 0, leaves: leaves.map(() => 0) };
  known.transactions += numberOf(row[`n${depth}`]) ?? 0;
  leaves.forEach((leaf, nth) => {
    if ('count' in leaf) known.leaves[nth] = (known.leaves[nth] ?? 0) + (numberOf(row[`c${depth}_${nth}`]) ?? 0);
  });
  counts.set(key, known);
}

function numberOf(value: string | number | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}

/** The text that all of a group have; null if they differ. */
function factSql(value: Sql, name: Sql): Sql {
  return sql`case when min((${value})::text) = max((${value})::text) then min((${value})::text) end as ${name}`;
}

/** Either is not a number if something unknown is part of it. */
function leafSql(source: Source, leaf: Exclude<Leaf, { readonly count: unknown }>): Sql {
  if ('price' in leaf) {
    const hasLines = source.kind === 'lines' || source.kind === 'line-payments';
    if (!hasLines) return raw('0::float8');
    // Asking for a dimension of the line joins the items.
    source.dimension('item-name');
    return raw('case when min(i.price) = max(i.price) then min(i.price)::float8 end');
  }
  const value = source.amount(leaf.sum);
  const isAll = isEverything(leaf.where);
  const condition = isAll ? raw('true') : conditionSql(leaf.where, source);
  const sum = sql`coalesce(sum(${value})${isAll ? empty : sql` filter (where ${condition})`}, 0)::float8`;
  const doubts = [
    ...(source.shop.missing.has(leaf.sum) ? [sql`${value} is null and (${condition}) is not false`] : []),
    ...(canBeUnknown(source, leaf.where) ? [sql`(${condition}) is null and ${source.hasAmount(leaf.sum)}`] : []),
  ];
  return doubts.length === 0 ? sum : sql`case when bool_or(${join(doubts, ' or ')}) then 'NaN'::float8 else ${sum} end`;
}

function canBeUnknown({ shop }: Source, condition: Condition): boolean {
  return asksUntoldText(condition) || amountsIn(condition).some((amount) => shop.missing.has(amount));
}

/**
 * What each unit adds to the number of transactions of its group: nothing but the first line or payment of a transaction in
 * the group. `undefined` if that cannot be told from one unit alone.
 */
function countedOnce(
  { kind, shop }: Source,
  { filters }: Scope,
  groupBy: readonly DimensionId[],
  single: readonly Single[],
): Sql | undefined {
  if (kind === 'transactions' || kind === 'rollup') return raw('true');
  const hasLines = kind === 'lines' || kind === 'line-payments';
  const hasPayments = kind === 'payments' || kind === 'line-payments';
  const isFiltered = (of: Single, isOf: (id: DimensionId) => boolean) =>
    single.includes(of) && filters.some(({ field, values }) => values.length > 0 && isOf(field));
  if (hasLines && isFiltered('lines', isOfLine)) return undefined;
  if (hasPayments && shop.hasSplit && isFiltered('payments', isOfPayment)) return undefined;
  const firstLine = hasLines
    ? firstSql(
        kind === 'lines' ? 'l.firsts' : 'u.line_firsts',
        groupBy.filter(isOfLine).map((id) => lineBits[id]),
      )
    : raw('true');
  const firstPayment =
    hasPayments && shop.hasSplit
      ? firstSql(
          kind === 'payments' ? 'p.firsts' : 'u.payment_firsts',
          groupBy.filter(isOfPayment).map((id) => paymentBits[id]),
        )
      : raw('true');
  return firstLine && firstPayment && sql`${firstLine} and ${firstPayment}`;
}

/** Whether a line or payment is the first of its transaction with its values of fields; `undefined` if no bit tells. */
function firstSql(column: string, bits: readonly (number | undefined)[]): Sql | undefined {
  const [bit, ...others] = bits.length === 0 ? [1] : new Set(bits);
  return bit === undefined || others.length > 0 ? undefined : raw(`${column} & ${bit} <> 0`);
}

/** The columns that count the transactions of a depth. */
function countColumns(
  source: Source,
  leaves: readonly Leaf[],
  uncertain: Condition | undefined,
  weight: Sql,
  depth: number,
): readonly Sql[] {
  const count = (condition: Sql) =>
    source.kind === 'rollup'
      ? sql`coalesce(sum(r.transactions) filter (where ${condition}), 0)::float8`
      : sql`count(*) filter (where ${weight} and ${condition})::float8`;
  return namedCounts(source, leaves, uncertain, depth, count);
}

/** The same, where a transaction may be several times in a group. */
function distinctColumns(
  source: Source,
  leaves: readonly Leaf[],
  uncertain: Condition | undefined,
  depth: number,
): readonly Sql[] {
  const count = (condition: Sql) => sql`count(distinct ${source.place}) filter (where ${condition})::float8`;
  return namedCounts(source, leaves, uncertain, depth, count);
}

function namedCounts(
  source: Source,
  leaves: readonly Leaf[],
  uncertain: Condition | undefined,
  depth: number,
  count: (condition: Sql) => Sql,
): readonly Sql[] {
  const all = uncertain ? conditionSql(uncertain, source) : raw('true');
  return [
    sql`${count(all)} as ${raw(`n${depth}`)}`,
    ...leaves.flatMap((leaf, nth) => {
      if (!('count' in leaf)) return [];
      const condition = isEverything(leaf.where) ? raw('true') : conditionSql(leaf.where, source);
      const counted = canBeUnknown(source, leaf.where)
        ? sql`case when bool_or((${condition}) is null) then 'NaN'::float8 else ${count(condition)} end`
        : count(condition);
      return sql`${counted} as ${raw(`c${depth}_${nth}`)}`;
    }),
  ];
}
