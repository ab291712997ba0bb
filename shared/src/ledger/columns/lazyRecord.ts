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
