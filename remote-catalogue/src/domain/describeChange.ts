import { pluralize } from '@back-office/shared/format';
import type { Item } from './item';
import type { ItemsOperation } from './itemsOperation';

/** What an edit did, for the history: “3 items updated: price, unit”. `items` is the list before it. */
export function describeChange(operation: ItemsOperation, items: readonly Item[], changed: number): string {
  const count = pluralize(changed, 'item');
  switch (operation.kind) {
    case 'add':
      return `${nameOf(() => operation.items, changed)} created`;
    case 'merge':
      return `${nameOf(() => operation.items, changed)} added`;
    case 'update':
      return `${nameOf(() => itemsWith(items, operation.ids), changed)} updated${fieldsOf([operation.patch])}`;
    case 'updateEach': {
      const ids = operation.updates.map(({ id }) => id);
      return `${nameOf(() => itemsWith(items, ids), changed)} updated${fieldsOf(operation.updates.map(({ patch }) => patch))}`;
    }
    case 'moveStock': {
      const ids = operation.moves.map(({ itemId }) => itemId);
      return `Stock of ${nameOf(() => itemsWith(items, ids), changed)} changed`;
    }
    case 'delete':
      return `${nameOf(() => itemsWith(items, operation.ids), changed)} deleted`;
    case 'clear':
      return `${count} cleared`;
    case 'replace':
      return `List replaced by ${pluralize(operation.items.length, 'item')}`;
    case 'exchange': {
      const removed = itemsWith(items, operation.remove);
      const added = changed - removed.length;
      return [
        ...(added > 0 ? [`${nameOf(() => operation.items, added)} added`] : []),
        ...(removed.length > 0 ? [`${nameOf(() => removed, removed.length)} deleted`] : []),
      ].join(', ');
    }
    case 'restore':
      return `${count} restored`;
  }
}

/** The name of a single item, else how many there are. Only a single one is looked for. */
function nameOf(findItems: () => readonly Item[], changed: number): string {
  const items = changed === 1 ? findItems() : [];
  const [first] = items;
  return items.length === 1 && first && first.name.trim() !== '' ? first.name : pluralize(changed, 'item');
}

function itemsWith(items: readonly Item[], ids: readonly string[]): readonly Item[] {
  const [only, ...others] = ids;
  // The rest of a long list is not read.
  const item = others.length === 0 && items.find(({ id }) => id === only);
  if (item) return [item];
  const wanted = new Set(ids);
  return items.filter(({ id }) => wanted.has(id));
}

const abbreviations: Readonly<Record<string, string>> = { sku: 'SKU', gtin: 'GTIN' };
const maxFields = 4;

/** The name of a field of an item inside a sentence. */
export function fieldName(field: string): string {
  return abbreviations[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function fieldsOf(patches: readonly object[]): string {
  const fields = new Set(patches.flatMap((patch) => Object.keys(patch)));
  // What the form began with is no change.
  fields.delete('photosBefore');
  const names = [...fields].map(fieldName);
  // A form saves every field.
  return names.length === 0 || names.length > maxFields ? '' : `: ${names.join(', ')}`;
}
