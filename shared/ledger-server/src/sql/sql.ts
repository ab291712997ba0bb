import type { Day } from '@back-office/shared/format';
import { dayNumber } from '../../../src/ledger/model/calendar';
import { join as joined, sqltag, type RawValue, type Sql } from 'sql-template-tag';

export { empty, raw, type Sql } from 'sql-template-tag';

type Value = string | number | boolean | null | readonly string[] | Sql;

/** A statement, or a part of one. Values become parameters. */
export function sql(strings: TemplateStringsArray, ...values: readonly Value[]): Sql {
  return sqltag(strings, ...(values as readonly RawValue[]));
}

/** A day as a constant: a text that is cast to a date is read again for each row. */
export function date(day: Day): Sql {
  return sql`(date '1970-01-01' + ${dayNumber(day)}::int)`;
}

/** Throws if there is nothing to join. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  return joined([...parts], separator);
}
