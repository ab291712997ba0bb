import { safeParse } from 'valibot';
import { openStore, type StoreOptions } from '../editLock';
import { keepEdits } from '../keepEdits';
import { createStoredValue, type StoredValueDefinition } from '../storedValue';
import type { ReadableJson } from './readableJson';
import { nothingReadable, type RestoreOutcome } from './restoreOutcome';

/** Puts back what can be read of a damaged value, as its definition says. What was stored since stays. `name` is the merchant's word. */
export function restoreValue<Value>(
  definition: StoredValueDefinition<Value>,
  { value: json, isWhole }: ReadableJson,
  options: StoreOptions,
  name: string,
): Promise<RestoreOutcome> {
  const read = safeParse(definition.schema, json);
  const { place, inLock } = openStore(options, definition.key);
  return inLock((): RestoreOutcome => {
    const stored = createStoredValue({ ...definition, ...place });
    const now = stored.read();
    const byDefault = read.success ? (keepEdits(read.output, now).value as Value) : undefined;
    const next = definition.salvage ? definition.salvage(json, now) : byDefault;
    if (next === undefined) return nothingReadable;
    const written = stored.write(next);
    if (!written.ok) return { ok: false, message: written.message };
    const message = `${name.charAt(0).toUpperCase()}${name.slice(1)} restored`;
    return { ok: true, message, isComplete: isWhole && read.success };
  });
}
