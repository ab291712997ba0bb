import { join as joined, sqltag, type RawValue, type Sql } from 'sql-template-tag';

export { empty, raw, type Sql } from 'sql-template-tag';

type Value = string | number | boolean | null | readonly string[] | Sql;

/** A statement, or a part of one. Values become parameters. */
export function sql(strings: TemplateStringsArray, ...values: readonly Value[]): Sql {
  return sqltag(strings, ...(values as readonly RawValue[]));
}

/** Throws if there is nothing to join. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  return joined([...parts], separator);
}
