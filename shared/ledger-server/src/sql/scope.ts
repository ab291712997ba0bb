import { empty, join, raw, type Sql, sql } from './sql';
import { isOfPayments } from '../../../src/ledger/catalog/conditions';
import { isOfLine, isOfPayment } from '../../../src/ledger/catalog/dimensions';
import type { Condition } from '../../../src/ledger/catalog/measure';
import { filterOfPayments, type Filter, type Scope } from '../../../src/ledger/columns/select';
import { placeAfter } from '../place';
import { conditionSql, hasValue } from './condition';
import { rankSql } from './search';
import { sourceOf, type Source } from './source';

interface Kept {
  /** Also those of which it is unknown whether they meet `where`. */
  readonly kept?: 'known' | 'possible';
  /** Of what filters keep single ones, by item the lines, by tender the payments, in place of whole transactions. */
  readonly single?: readonly Single[];
}

export type Single = 'lines' | 'payments';

/** What a scope asks of a source, beyond shop and days: the same as `selectRows`. */
export function scopeSql(source: Source, scope: Scope, { kept = 'known', single = [] }: Kept = {}): Sql {
  const { range, until, filters, where, text = '' } = scope;
  const keepsLines = single.includes('lines');
  const keepsPayments = single.includes('payments');
  const isWhole = source.kind === 'rollup';
  // A transaction with one payment is what its payment is.
  const tellsPayments = isWhole || !source.shop.hasSplit;
  const parts: Sql[] = [];
  if (until && until.day <= range.to && !isWhole) parts.push(sql`${source.place} < ${placeAfter(until)}::bigint`);
  const paid = filterOfPayments(filters);
  for (const filter of filters) {
    if (filter.values.length === 0 || isOfPayment(filter.field)) continue;
    if (!isOfLine(filter.field) || keepsLines) parts.push(hasValue(source.dimension(filter.field), filter.values));
    else parts.push(someLine(source, scope, filter));
  }
  if (paid) parts.push(keepsPayments || tellsPayments ? conditionSql(paid, source) : somePayment(source, scope, paid));
  if (where && isOfPayments(where))
    parts.push(tellsPayments ? conditionSql(where, source) : somePayment(source, scope, where));
  else if (where)
    parts.push(sql`(${conditionSql(where, source)}) is ${raw(kept === 'possible' ? 'not false' : 'true')}`);
  if (text.trim() !== '') parts.push(sql`${rankSql(source, scope, text)} is not null`);
  return parts.length === 0 ? empty : sql` and ${join(parts, ' and ')}`;
}

/** Whether one of the lines of a transaction has a value. */
function someLine(source: Source, { range }: Scope, { field, values }: Filter): Sql {
  const lines = sourceOf('lines', source.shop, range);
  const test = hasValue(lines.dimension(field), values);
  return exists(lines, source, test);
}

/** Whether a payment of a transaction is known to meet a condition. */
function somePayment(source: Source, { range }: Scope, condition: Condition): Sql {
  const payments = sourceOf('payments', source.shop, range);
  return exists(payments, source, conditionSql(condition, payments));
}

function exists(inner: Source, outer: Source, test: Sql): Sql {
  const { tables, where } = inner.from();
  return sql`(${outer.key}) in (select ${inner.key} from ${tables} where ${where} and ${test})`;
}
