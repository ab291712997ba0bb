import {
  browserLocks,
  browserStorage,
  createEditLock,
  createStoredValue,
  type EditLocks,
  type Outcome,
  type StorageArea,
  type UnreadableValue,
} from '@back-office/shared/state';
import { array, object, string } from 'valibot';
import { applyToCategories, type CategoriesOperation, type StoredCategory } from '../domain/categoriesOperation';
import type { CategoriesStore } from './categoriesStore';

export interface SampleCategoriesStoreOptions {
  /** Prefix of the stored key; empty for none. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly newId?: () => string;
}

const schema = array(object({ id: string(), name: string() }));

/** Created categories and the order of all, as JSON under the key `back-office:categories`. */
export function createSampleCategoriesStore(options: SampleCategoriesStoreOptions = {}): CategoriesStore {
  const { namespace = '', storage = browserStorage(), newId = () => crypto.randomUUID() } = options;
  const key = 'back-office:categories';
  const locks = 'locks' in options ? options.locks : browserLocks();
  const inLock = createEditLock(namespace === '' ? key : `${namespace}:${key}`, locks);
  let unreadable: readonly UnreadableValue[] = [];
  const stored = createStoredValue<readonly StoredCategory[]>({
    key,
    schema,
    fallback: [],
    namespace,
    storage,
    onUnreadable: (report) => void (unreadable = [...unreadable, report]),
  });

  function edit(operation: CategoriesOperation): Promise<Outcome> {
    return inLock((): Outcome => {
      const { categories, changed, inverse } = applyToCategories(stored.read(), operation);
      const written = changed === 0 ? undefined : stored.write(categories);
      if (written?.ok !== false) return { ok: true, changed, undo: () => edit(inverse) };
      return { ok: false, reason: written.reason === 'full' ? 'full' : 'failed', message: written.message };
    });
  }

  return {
    list: stored.read,
    subscribe: stored.subscribe,
    create: (name) => edit({ kind: 'create', category: { id: newId(), name } }),
    rename: (id, name) => edit({ kind: 'rename', id, name }),
    remove: (ids) => edit({ kind: 'remove', ids }),
    arrange: (from, to) => edit({ kind: 'arrange', from: storedFields(from), to: storedFields(to) }),
    quarantined() {
      // Unreadable text is only noticed by reading.
      stored.read();
      return unreadable;
    },
  };
}

/** Drops everything else that the screen knows about a category, such as its item count. */
function storedFields(categories: readonly StoredCategory[]): readonly StoredCategory[] {
  return categories.map(({ id, name }) => ({ id, name }));
}
