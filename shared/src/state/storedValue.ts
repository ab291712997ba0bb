import { safeParse, type GenericSchema } from 'valibot';
import { keepWithoutRoom } from './damaged/damagedValues';
import { createQuarantine, quarantinePrefix, type QuarantineResult, type UnreadableValue } from './damaged/quarantine';
import { makingRoom } from './history/historyRoom';
import { announceChange, onChange } from './storageChanges';
import {
  browserStorage,
  isQuotaError,
  personNamespace,
  refused,
  type StorageArea,
  withNamespace,
  type WriteResult,
} from './storageArea';

/** What is stored and how it is checked. Define it at module level: hooks compare it by identity. */
export interface StoredValueDefinition<Value> {
  readonly key: string;
  readonly schema: GenericSchema<unknown, Value>;
  /** The value if nothing readable is stored. */
  readonly fallback: Value;
  /** It is the same in all shops of the merchant, because it belongs to the person: the theme, dismissed notices. */
  readonly isPersonal?: boolean;
  /**
   * The stored value with what can be read of a damaged one; `undefined` if nothing can be. By default a value that
   * matches the schema is put back, and what was stored since wins.
   */
  salvage?(json: unknown, stored: Value): Value | undefined;
}

export interface StoredValueOptions<Value> extends StoredValueDefinition<Value> {
  /** Prefix of the stored key, `${namespace}:${key}`; empty means the key itself. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly now?: () => number;
  /** Called for every unreadable text. By default the text is logged. */
  readonly onUnreadable?: (report: UnreadableValue) => void;
}

export interface StoredValue<Value> {
  /** The value as stored now; the same object until the stored text changes. */
  read(): Value;
  /** All or nothing: a refused value leaves the old one in place. */
  write(value: Value): WriteResult;
  /** Called after every change, from this page or another tab. */
  subscribe(listener: () => void): () => void;
  /**
   * Keeps a text that the caller cannot use under `back-office:quarantine:{key}:{time}`. Returns false if there is no
   * room for it.
   */
  quarantine(text: string): boolean;
}

/**
 * A plain value as JSON under one key of a storage, checked when it is read. Text that cannot be read is quarantined
 * and reported, never overwritten: as long as it cannot be moved, writing is refused.
 */
export function createStoredValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, schema, fallback, storage = browserStorage(), now = Date.now } = options;
  const { onUnreadable = logUnreadable } = options;
  const namespace = namespaceOf(options, options.namespace ?? '');
  const fullKey = withNamespace(namespace, key);
  const quarantine = createQuarantine(storage, quarantinePrefix(namespace, key), now);

  let text: string | null | undefined;
  let value = fallback;
  /** An unreadable text is still under the key, because the quarantine had no room for it. */
  let isBlocked = false;

  function report(unreadable: string, { movedTo }: QuarantineResult, isPart = false) {
    const found: UnreadableValue = { key, text: unreadable, ...(movedTo !== undefined && { movedTo }) };
    if (movedTo === undefined) keepWithoutRoom(storage, namespace, found, isPart);
    onUnreadable(found);
  }

  function read(): Value {
    const found = storage.getItem(fullKey);
    if (found === text) return value;
    const decoded = found === null ? { value: fallback } : decode(found, schema, fallback);
    text = found;
    value = decoded ? decoded.value : fallback;
    isBlocked = false;
    if (found !== null && !decoded) {
      const moved = quarantine.move(fullKey, found);
      isBlocked = moved.movedTo === undefined;
      if (!isBlocked) text = null;
      report(found, moved);
    }
    return value;
  }

  return {
    read,
    write(next) {
      // Another tab may have written something unreadable, which must not be overwritten.
      read();
      if (isBlocked && typeof text === 'string') {
        if (quarantine.move(fullKey, text).movedTo === undefined) return refused('full');
        isBlocked = false;
      }
      const nextText = JSON.stringify(next);
      const written = makingRoom({ storage, namespace }, () => tryToStore(storage, fullKey, nextText));
      if (!written.ok) return written;
      text = nextText;
      value = next;
      announceChange(storage, fullKey);
      return { ok: true };
    },
    subscribe: (listener) => onChange(storage, fullKey, listener),
    quarantine(unusable) {
      const result = quarantine.add(unusable);
      report(unusable, result, true);
      return result.movedTo !== undefined;
    },
  };
}

/** The namespace in which a value is stored. */
export function namespaceOf(definition: { readonly isPersonal?: boolean }, namespace: string): string {
  return definition.isPersonal ? personNamespace(namespace) : namespace;
}

function tryToStore(storage: StorageArea, key: string, text: string): WriteResult {
  try {
    storage.setItem(key, text);
    return { ok: true };
  } catch (error) {
    return refused(isQuotaError(error) ? 'full' : 'blocked');
  }
}

function decode<Value>(
  text: string,
  schema: GenericSchema<unknown, Value>,
  fallback: Value,
): { readonly value: Value } | undefined {
  try {
    const json: unknown = JSON.parse(text);
    // A schema of an object accepts a list, whose entries the next edit would lose.
    if (Array.isArray(json) && isObject(fallback)) return undefined;
    const result = safeParse(schema, json);
    return result.success ? { value: result.output } : undefined;
  } catch {
    // Not JSON: the caller quarantines the text and reports it.
    return undefined;
  }
}

function logUnreadable({ key, movedTo }: UnreadableValue) {
  console.warn(
    `The stored value "${key}" was unreadable and ${movedTo ? `is now under "${movedTo}"` : 'stays where it is'}.`,
  );
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** For a list of texts without repetitions: those of a damaged list, then those that were added since. */
export function salvageTexts(json: unknown, stored: readonly string[]): readonly string[] | undefined {
  const texts = Array.isArray(json) ? json.filter((entry) => typeof entry === 'string') : [];
  return texts.length === 0 ? undefined : [...new Set([...texts, ...stored])];
}
