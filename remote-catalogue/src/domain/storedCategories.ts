import * as v from 'valibot';
import type { StoredCategory } from './categoriesOperation';

const storedCategory = v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: v.string() });

/** The categories of a stored list, and the entries that are not categories. Of several with the same id, the first. */
export function readStoredCategories(list: readonly unknown[]) {
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
