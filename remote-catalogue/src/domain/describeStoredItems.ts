import { pluralize } from '@back-office/shared/format';
import { isInDatabase } from '@back-office/shared/state';
import { firstItemId, isOwnItem, offeredIdPrefix } from './offeredItem';

interface Entry {
  readonly id: string;
  readonly isChanged: boolean;
}

/**
 * What the stored list has that a fresh start has not: `2 of your own, 1 changed`. Empty if that is nothing. Of a list in
 * the database, its length.
 */
export function describeStoredItems(list: unknown): string {
  if (isInDatabase(list)) return pluralize(list.count, 'item');
  if (!Array.isArray(list)) return '';
  const entries = list.map(entryOf);
  const own = entries.filter(isOwnItem).length;
  const changed = entries.filter((entry) => !isOwnItem(entry) && entry.isChanged).length;
  const added = entries.filter(({ id, isChanged }) => id.startsWith(offeredIdPrefix) && !isChanged).length;
  return [
    own > 0 && `${own} of your own`,
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} from the sample catalog`,
    entries.every(({ id }) => id !== firstItemId) && 'the sample item deleted',
  ]
    .filter(Boolean)
    .join(', ');
}

/** All but the first item of a fresh start, if it is as it came: opening a screen stores that one. */
export function editedItems(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.filter((item) => {
    const { id, isChanged } = entryOf(item);
    return id !== firstItemId || isChanged;
  });
}

function entryOf(item: unknown): Entry {
  const fields: Readonly<Record<string, unknown>> = typeof item === 'object' && item !== null ? { ...item } : {};
  const { id, createdAt, updatedAt } = fields;
  return { id: typeof id === 'string' ? id : '', isChanged: createdAt !== updatedAt };
}
