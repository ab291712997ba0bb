import * as v from 'valibot';
import {
  createEditStore,
  createStoredList,
  listFormat,
  openStore,
  restoreEntries,
  type StoreOptions,
} from '@back-office/shared/state';
import { pluralize } from '@back-office/shared/format';
import type { CategoriesOperation, StoredCategory } from '../domain/categoriesOperation';
import { storedKeys } from '../domain/storedKeys';
import type { CategoriesStore } from './categoriesStore';
import { itemEdits, loadedEdits } from './lateItemEdits';

/** Created categories and the order of all, as JSON under the key `back-office:categories`. */
export function createSampleCategoriesStore(options: StoreOptions): CategoriesStore {
  const opened = openStore(options, storedKeys.categories);
  const stored = createStoredList<StoredCategory>({
    ...opened.place,
    key: storedKeys.categories,
    freshStart: [],
    readEntries: readStoredCategories,
  });
  const { edit, history } = createEditStore<readonly StoredCategory[], CategoriesOperation>(opened, {
    list: 'categories',
    stored,
    code: itemEdits,
    apply(before, operation) {
      const { applyToCategories, describeCategoryChange } = loadedEdits();
      const { categories: after, changed, kept = 0, inverse } = applyToCategories(before, operation);
      return { after, changed, kept, inverse, text: describeCategoryChange(operation, before) };
    },
    format: listFormat(readStoredCategories, restoring),
  });

  return {
    list: stored.read,
    subscribe: stored.subscribe,
    create: (name) => edit({ kind: 'create', category: { id: opened.newId(), name } }),
    rename: (id, name, group) => edit({ kind: 'rename', id, name }, { group }),
    remove: (ids, group) => edit({ kind: 'remove', ids }, { group }),
    arrange: (from, to, group) =>
      edit(
        { kind: 'arrange', from: storedFields(from), to: storedFields(to) },
        { group, join: (before, now) => loadedEdits().joinArranging(before, now) },
      ),
    history,
    restoreDamaged: (_, { value, isWhole }) =>
      restoreEntries(
        readStoredCategories(Array.isArray(value) ? value : []),
        isWhole,
        (entries) => edit(restoring(entries)),
        (count) => pluralize(count, 'category', 'categories'),
      ),
  };
}

function restoring(categories: readonly StoredCategory[]): CategoriesOperation {
  return { kind: 'restore', removed: categories.map((category, index) => ({ category, index })) };
}

/** Drops everything else that the screen knows about a category, such as its item count. */
function storedFields(categories: readonly StoredCategory[]): readonly StoredCategory[] {
  return categories.map(({ id, name }) => ({ id, name }));
}

const storedCategory = v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: v.string() });

/** The categories of a stored list, and the entries that are not categories. Of several with the same id, the first. */
function readStoredCategories(list: readonly unknown[]) {
  const entries = new Map<string, StoredCategory>();
  const unreadable: unknown[] = [];
  for (const entry of list) {
    const read = v.safeParse(storedCategory, entry);
    if (!read.success || (entries.has(read.output.id) && entries.get(read.output.id)?.name !== read.output.name))
      unreadable.push(entry);
    else entries.set(read.output.id, read.output);
  }
  return { entries: [...entries.values()], unreadable };
}
