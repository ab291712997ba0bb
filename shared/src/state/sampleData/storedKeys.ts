import { pluralize } from '@back-office/shared/format';
import { isObject } from '../isObject';

/** What a reset would remove, in the merchant's words: `Items`, `3 of your own, 1 changed`. */
export interface SampleDataLine {
  readonly label: string;
  readonly detail: string;
}

interface StoredKey {
  readonly key: string;
  readonly label: string;
  /** The lock under which other edits of the key run. */
  readonly lock: string;
  /** What the value holds; empty if it is as it came. */
  readonly describe: (value: unknown) => string;
  /** The part of the value that is not as it came. */
  readonly edits?: (value: unknown) => unknown;
}

/** Ids of sample items: the first item of a fresh start, and those that the library offers. */
const firstItemId = 'consulting-service';
const offeredIdPrefix = 'library-';

/** The keys that a reset removes, in the order in which they are listed. See docs/product/storage.md. */
export const storedKeys: readonly StoredKey[] = [
  { key: 'items', label: 'Items', lock: 'back-office:items', describe: describeItems, edits: editedItems },
  {
    key: 'back-office:categories',
    label: 'Categories',
    lock: 'back-office:categories',
    describe: (value) => counted(value, (count) => `${count} created or arranged`),
  },
  {
    key: 'customReports',
    label: 'Custom reports',
    lock: 'back-office:customReports',
    describe: (value) => counted(value, (count) => `${count} saved`),
  },
  {
    key: 'back-office:sample-reports',
    label: 'Sample reports',
    lock: 'back-office:customReports',
    describe: (value) => counted(value, (count) => `${count} viewed, changed or deleted`),
  },
  {
    key: 'back-office:suite-widgets',
    label: 'Financial Suite',
    lock: 'back-office:suite-widgets',
    describe: (value) => counted(value, (count) => `${pluralize(count, 'widget')} added`),
  },
  {
    key: 'back-office:education-progress',
    label: 'Courses',
    lock: 'back-office:education-progress',
    describe: (value) =>
      counted(
        isObject(value) ? Object.values(value).flat() : [],
        (count) => `${pluralize(count, 'section')} completed`,
      ),
  },
  {
    key: 'back-office:dismissals',
    label: 'Notices',
    lock: 'back-office:dismissals',
    describe: (value) => counted(value, (count) => `${count} dismissed, shown again`),
  },
];

/** Documented keys that a reset keeps on purpose. */
export const keptKeys = [
  // The state of the list on screen. Ids that no longer exist leave the selection.
  'items-search',
  'items-selected',
  'items-loading',
  'items-error',
  'back-office:preferences',
  'back-office:transaction-columns',
  'back-office:registry',
  // A change from before the reset can still be undone.
  'back-office:history:',
  // Damaged values stay until the merchant restores or discards them.
  'back-office:quarantine:',
] as const;

function counted(value: unknown, text: (count: number) => string): string {
  const count = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0;
  return count === 0 ? '' : text(count);
}

function describeItems(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const ids = new Set(value.map(idOf));
  const own = value.filter((item) => !isSampleItem(item)).length;
  const changed = value.filter((item) => isSampleItem(item) && isChanged(item)).length;
  const added = value.filter((item) => idOf(item).startsWith(offeredIdPrefix) && !isChanged(item)).length;
  return [
    own > 0 && `${own} of your own`,
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} from the sample catalog`,
    !ids.has(firstItemId) && 'the sample item deleted',
  ]
    .filter(Boolean)
    .join(', ');
}

/** All but the first item of a fresh start, if it is as it came: opening a screen stores that one. */
function editedItems(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((item) => idOf(item) !== firstItemId || isChanged(item));
}

function isSampleItem(item: unknown): boolean {
  return idOf(item) === firstItemId || idOf(item).startsWith(offeredIdPrefix);
}

function isChanged(item: unknown): boolean {
  return isObject(item) && item['createdAt'] !== item['updatedAt'];
}

function idOf(item: unknown): string {
  return isObject(item) && typeof item['id'] === 'string' ? item['id'] : '';
}
