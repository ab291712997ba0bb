import { join, raw, type Sql, sql } from './sql';
import { knownAmounts, type Amount } from '../../../src/ledger/catalog/measure';

/** The amounts whose signs are in a pattern, two bits each from the lowest on: 0 unknown, 1 zero, 2 positive, 3 negative. */
const places: readonly Amount[] = [...knownAmounts, 'grossSales', 'netSales'];
const classOf = { zero: 1, positive: 2, negative: 3, above: 2, below: 3 } as const;

/** The pattern of a row, from the expressions of its amounts. */
export function patternSql(amountOf: (amount: Amount) => Sql): Sql {
  const parts = places.map((amount, place) => {
    const value = amountOf(amount);
    return sql`(case when ${value} = 0 then 1 when ${value} > 0 then 2 when ${value} < 0 then 3 else 0 end::bigint << ${raw(String(2 * place))})`;
  });
  return join(parts, ' | ');
}

/** Whether an amount compares so with zero; null if it is unknown. */
export function patternTest(pattern: Sql, amount: Amount, is: keyof typeof classOf): Sql {
  const shift = raw(String(2 * places.indexOf(amount)));
  return sql`nullif((${pattern} >> ${shift}) & 3, 0) = ${raw(String(classOf[is]))}`;
}
