import type { LedgerColumns } from './columns';

/**
 * Keeps what was worked out from columns, by a key, for as long as the columns themselves are kept: several questions about
 * the same transactions need the same masks and dimensions.
 */
export function keptFor<Value>(): (columns: LedgerColumns, key: string, make: () => Value) => Value {
  const kept = new WeakMap<LedgerColumns, Map<string, Value>>();
  return (columns, key, make) => {
    const own = kept.get(columns) ?? new Map<string, Value>();
    kept.set(columns, own);
    const known = own.get(key) ?? make();
    own.set(key, known);
    return known;
  };
}

/** Values that are worked out when they are read for the first time. */
export function lazyRecord<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  const record = {};
  for (const name of names) Object.defineProperty(record, name, { enumerable: true, get: once(() => valueOf(name)) });
  return record as Readonly<Record<Name, Value>>;
}

/** What fails is tried again. */
export function once<Value>(make: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: make() }).value;
}
