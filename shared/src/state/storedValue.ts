import { safeParse, type GenericSchema } from 'valibot';
import { createQuarantine, type SetAside } from './quarantine';
import { announceChange, onChange } from './storageChanges';
import { browserStorage, type StorageArea } from './storageArea';

/** What is stored and how it is checked. Hoist it: it names the value. */
export interface StoredValueDefinition<Value> {
  readonly key: string;
  readonly schema: GenericSchema<unknown, Value>;
  /** The value where nothing is stored, or nothing readable. */
  readonly fallback: Value;
}

/** A text under `key` that could not be read, and where it is now; `movedTo` is missing where there was no room. */
export interface Unreadable {
  readonly key: string;
  readonly text: string;
  readonly movedTo?: string;
}

export interface StoredValueOptions<Value> extends StoredValueDefinition<Value> {
  /** Prefix of the stored key, `${namespace}:${key}`; empty means the key itself. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly now?: () => number;
  /** Told of every text that was set aside; logged where nobody listens. */
  readonly onUnreadable?: (report: Unreadable) => void;
}

export type WriteResult =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'full' | 'blocked'; readonly message: string };

export interface StoredValue<Value> {
  /** The value as stored now; the same object until the stored text changes. */
  read(): Value;
  /** All or nothing: a refused value leaves the old one standing. */
  write(value: Value): WriteResult;
  /** Called after every change, from this page or another tab. */
  subscribe(listener: () => void): () => void;
  /** Keeps a text the caller cannot use under `back-office:quarantine:{key}:{time}`; false where there is no room. */
  setAside(text: string): boolean;
}

/**
 * JSON of a plain value under one key of a storage, checked on read (decisions D9, D25). Text that cannot be read is
 * moved aside and reported, never overwritten: while it cannot be moved, writing is refused.
 */
export function createStoredValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, schema, fallback, namespace = '', storage = browserStorage(), now = Date.now } = options;
  const { onUnreadable = logUnreadable } = options;
  const fullKey = withNamespace(namespace, key);
  const quarantine = createQuarantine(storage, withNamespace(namespace, `back-office:quarantine:${key}`), now);

  let text: string | null | undefined;
  let value = fallback;
  let isStuck = false;

  function report(unreadable: string, { movedTo }: SetAside) {
    onUnreadable({ key, text: unreadable, ...(movedTo !== undefined && { movedTo }) });
  }

  function read(): Value {
    const found = storage.getItem(fullKey);
    if (found === text) return value;
    const decoded = found === null ? { value: fallback } : decode(found, schema);
    text = found;
    value = decoded ? decoded.value : fallback;
    isStuck = false;
    if (found !== null && !decoded) {
      const moved = quarantine.move(fullKey, found);
      isStuck = moved.movedTo === undefined;
      if (!isStuck) text = null;
      report(found, moved);
    }
    return value;
  }

  return {
    read,
    write(next) {
      // What another tab may have left there is looked at first, so that nothing unreadable is overwritten.
      read();
      if (isStuck && typeof text === 'string') {
        if (quarantine.move(fullKey, text).movedTo === undefined) return refused('full');
        isStuck = false;
      }
      const nextText = JSON.stringify(next);
      try {
        storage.setItem(fullKey, nextText);
      } catch (error) {
        return refused(isQuotaError(error) ? 'full' : 'blocked');
      }
      text = nextText;
      value = next;
      announceChange(storage, fullKey);
      return { ok: true };
    },
    subscribe: (listener) => onChange(storage, fullKey, listener),
    setAside(unusable) {
      const kept = quarantine.keep(unusable);
      report(unusable, kept);
      return kept.movedTo !== undefined;
    },
  };
}

function withNamespace(namespace: string, key: string) {
  return namespace === '' ? key : `${namespace}:${key}`;
}

function decode<Value>(text: string, schema: GenericSchema<unknown, Value>): { readonly value: Value } | undefined {
  try {
    const result = safeParse(schema, JSON.parse(text));
    return result.success ? { value: result.output } : undefined;
  } catch {
    // Not JSON: the caller sets the text aside and reports it.
    return undefined;
  }
}

function isQuotaError(error: unknown) {
  return error instanceof DOMException && /quota/i.test(error.name);
}

function refused(reason: 'full' | 'blocked'): WriteResult {
  const messages = {
    full: "This browser's storage is full. Nothing was changed.",
    blocked: 'This browser refused to store the change. Nothing was changed.',
  };
  return { ok: false, reason, message: messages[reason] };
}

function logUnreadable({ key, movedTo }: Unreadable) {
  console.warn(
    `The stored value "${key}" was unreadable and ${movedTo ? `is now under "${movedTo}"` : 'stays where it is'}.`,
  );
}
