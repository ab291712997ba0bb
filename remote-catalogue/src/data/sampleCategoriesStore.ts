import {
  browserLocks,
  browserStorage,
  createChangeHistory,
  createEditLock,
  createListEdits,
  createStoredList,
  nothingReadable,
  refused,
  type EditLocks,
  type StorageArea,
} from '@back-office/shared/state';
import { pluralize } from '@back-office/shared/format';
import { applyToCategories, type CategoriesOperation, type StoredCategory } from '../domain/categoriesOperation';
import { describeCategoryChange, joinArranging } from '../domain/describeCategoryChange';
import { readStoredCategories } from '../domain/storedCategories';
import { storedKeys } from '../domain/storedKeys';
import type { CategoriesStore } from './categoriesStore';

export interface SampleCategoriesStoreOptions {
  /** Prefix of the stored key; empty for none. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly newId?: () => string;
  readonly now?: () => number;
}

/** Created categories and the order of all, as JSON under the key `back-office:categories`. */
export function createSampleCategoriesStore(options: SampleCategoriesStoreOptions = {}): CategoriesStore {
  const { namespace = '', storage = browserStorage(), newId = () => crypto.randomUUID(), now = Date.now } = options;
  const key = storedKeys.categories;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const inLock = createEditLock(namespace === '' ? key : `${namespace}:${key}`, locks);
  const stored = createStoredList<StoredCategory>({
    key,
    namespace,
    storage,
    now,
    freshStart: [],
    readEntries: readStoredCategories,
  });
  // Quarantined entries leave the list under the lock only, so that opening a tab never overwrites an edit of another.
  void inLock(stored.settle);

  const { edit, history } = createListEdits<CategoriesOperation>({
    inLock,
    history: createChangeHistory({ list: 'categories', namespace, storage, now }),
    refusal: (reason) => refused(reason).message,
    apply(operation) {
      const before = stored.read();
      const { categories, changed, kept = 0, inverse } = applyToCategories(before, operation);
      const text = describeCategoryChange(operation, before);
      return { changed, kept, inverse, text, ...(changed > 0 && { write: () => stored.write(categories) }) };
    },
  });

  return {
    list: stored.read,
    subscribe: stored.subscribe,
    create: (name) => edit({ kind: 'create', category: { id: newId(), name } }),
    rename: (id, name, group) => edit({ kind: 'rename', id, name }, { group }),
    remove: (ids, group) => edit({ kind: 'remove', ids }, { group }),
    arrange: (from, to, group) =>
      edit({ kind: 'arrange', from: storedFields(from), to: storedFields(to) }, { group, join: joinArranging }),
    history,
    async restoreDamaged(_, { value, isWhole }) {
      const { entries, unreadable } = readStoredCategories(Array.isArray(value) ? value : []);
      if (entries.length === 0) return nothingReadable;
      const removed = entries.map((category, index) => ({ category, index }));
      const outcome = await edit({ kind: 'restore', removed });
      if (!outcome.ok) return outcome;
      const { changed, undo } = outcome;
      const message = `${pluralize(changed, 'category', 'categories')} restored`;
      return { ok: true, message, isComplete: isWhole && unreadable.length === 0, undo };
    },
  };
}

/** Drops everything else that the screen knows about a category, such as its item count. */
function storedFields(categories: readonly StoredCategory[]): readonly StoredCategory[] {
  return categories.map(({ id, name }) => ({ id, name }));
}
