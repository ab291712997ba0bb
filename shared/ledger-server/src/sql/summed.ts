import type { Summand } from '../../../src/ledger/catalog/measure';
import { columnName } from '../columnNames';
import type { Source } from './source';
import { empty, join, raw, type Sql, sql } from './sql';

/**
 * The transactions or payments of `inner`, added up by all that is asked of a single one: fields, and how amounts compare. A
 * summary asks for the same amounts under dozens of conditions; of this table it asks a few rows instead of all transactions.
 * It is read like the rollup, and in contrast to it answers any condition. Payments can be added up by it, not counted.
 */
export function summedOf(inner: Source, condition: () => Sql): Source {
  const groups: Sql[] = [];
  const amounts = new Set<Summand>();

  function group(value: Sql): Sql {
    const known = groups.findIndex((each) => isSame(each, value));
    return raw(`r.g${known >= 0 ? known : groups.push(value) - 1}`);
  }

  function columnOf(amount: Summand, prefix: string): Sql {
    amounts.add(amount);
    return raw(`r.${prefix}${columnName(amount)}`);
  }

  return {
    ...inner,
    kind: 'rollup',
    dimension(id) {
      const { value, ...texts } = inner.dimension(id);
      return { value: group(value), ...texts };
    },
    compare: (fact, isPaid) => group(inner.compare(fact, isPaid)),
    amount: (amount) => columnOf(amount, ''),
    hasAmount: (amount) => columnOf(amount, 'has_'),
    order: raw('r.first'),
    from() {
      const columns = [
        ...groups.map((value, nth) => sql`${value} as ${raw(`g${nth}`)}`),
        ...[...amounts].flatMap((amount) => sumsOf(inner, amount)),
        sql`min(${inner.order}) as first, count(*) as transactions`,
      ];
      const kept = condition();
      const { tables, where } = inner.from();
      const places = groups.map((_, nth) => raw(String(nth + 1)));
      const grouped = places.length === 0 ? empty : sql`group by ${join(places)}`;
      return {
        tables: sql`(select ${join(columns)} from ${tables} where ${where}${kept} ${grouped}) r`,
        where: sql`true`,
      };
    },
  };
}

/** The sum of an amount, null if one part is unknown, and whether a single one of it has the amount, or may have it. */
function sumsOf(inner: Source, amount: Summand): readonly Sql[] {
  const value = inner.amount(amount);
  const name = columnName(amount);
  const sum = sql`sum(${value})`;
  const isSometimesUnknown = inner.shop.missing.has(amount);
  return [
    sql`${isSometimesUnknown ? sql`case when count(${value}) = count(*) then ${sum} end` : sum} as ${raw(name)}`,
    sql`bool_or(${inner.hasAmount(amount)}) as ${raw(`has_${name}`)}`,
  ];
}

function isSame(one: Sql, other: Sql): boolean {
  return one.text === other.text && JSON.stringify(one.values) === JSON.stringify(other.values);
}
