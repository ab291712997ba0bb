import { browserStorage, createStoredValue, type StorageArea } from '@back-office/shared/state';
import { array, object, string } from 'valibot';
import { applyToCategories, type CategoriesOperation, type KeptCategory } from '../domain/categoriesOperation';
import type { CategoriesStore } from './categoriesStore';
import { browserLocks, createEditLock, type EditLocks } from './editLock';
import type { Outcome, SetAsideText } from './itemsStore';

export interface SampleCategoriesStoreOptions {
  /** Prefix of the stored key; empty means the key itself. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly newId?: () => string;
}

const schema = array(object({ id: string(), name: string() }));

/** Created categories and the order of all, as JSON under `back-office:categories` (decisions D9, D25, D27). */
export function createSampleCategoriesStore(options: SampleCategoriesStoreOptions = {}): CategoriesStore {
  const { namespace = '', storage = browserStorage(), newId = () => crypto.randomUUID() } = options;
  const key = 'back-office:categories';
  const locks = 'locks' in options ? options.locks : browserLocks();
  const inLock = createEditLock(namespace === '' ? key : `${namespace}:${key}`, locks);
  let unreadable: readonly SetAsideText[] = [];
  const stored = createStoredValue<readonly KeptCategory[]>({
    key,
    schema,
    fallback: [],
    namespace,
    storage,
    onUnreadable: (report) => void (unreadable = [...unreadable, report]),
  });

  function edit(operation: CategoriesOperation): Promise<Outcome> {
    return inLock((): Outcome => {
      const { kept, changed, inverse } = applyToCategories(stored.read(), operation);
      const written = changed === 0 ? undefined : stored.write(kept);
      if (written?.ok !== false) return { ok: true, changed, undo: () => edit(inverse) };
      return { ok: false, reason: written.reason === 'full' ? 'full' : 'failed', message: written.message };
    });
  }

  return {
    kept: stored.read,
    subscribe: stored.subscribe,
    create: (name) => edit({ kind: 'create', category: { id: newId(), name } }),
    rename: (id, name) => edit({ kind: 'rename', id, name }),
    remove: (ids) => edit({ kind: 'remove', ids }),
    arrange: (from, to) => edit({ kind: 'arrange', from: kept(from), to: kept(to) }),
    quarantined() {
      // Only reading finds out.
      stored.read();
      return unreadable;
    },
  };
}

/** Counts and whatever else the screen knows of a category are never stored. */
function kept(categories: readonly KeptCategory[]): readonly KeptCategory[] {
  return categories.map(({ id, name }) => ({ id, name }));
}
