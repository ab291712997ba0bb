import { itemListKey, savedViewsDefinition, stockJournalKey, type DamagedNames } from '@back-office/shared/state';

/** The keys of this remote in the browser's storage, and the locks of its lists. See docs/product/storage.md. */
export const storedKeys = {
  items: itemListKey,
  search: 'items-search',
  selected: 'items-selected',
  isLoading: 'items-loading',
  error: 'items-error',
  categories: 'back-office:categories',
  drafts: 'back-office:item-drafts',
  stock: stockJournalKey,
  stockDrafts: 'back-office:stock-drafts',
  settings: 'back-office:item-settings',
  importLayouts: 'back-office:item-import-layouts',
  views: 'back-office:item-views',
} as const;

/** Views of the item list, the inventory and the item library. */
export const itemViews = savedViewsDefinition(storedKeys.views, 'itemViews');

export const itemsLock = 'back-office:items';

/** What merchants call them when they are damaged. */
export const damagedNames: DamagedNames = {
  [storedKeys.items]: { name: 'item list' },
  [storedKeys.search]: { name: 'search of the item list' },
  [storedKeys.selected]: { name: 'selection in the item list' },
  [storedKeys.isLoading]: { name: 'loading mark of the item list' },
  [storedKeys.error]: { name: 'last message of the item list' },
  [storedKeys.categories]: { name: 'categories', isPlural: true },
  [storedKeys.drafts]: { name: 'unsaved item forms', isPlural: true },
  [storedKeys.stock]: { name: 'journal of stock' },
  [storedKeys.stockDrafts]: { name: 'unsaved entries of stock', isPlural: true },
  [storedKeys.settings]: { name: 'settings of items', isPlural: true },
  [storedKeys.views]: { name: 'saved views', isPlural: true },
  [storedKeys.importLayouts]: { name: 'columns of imported files', isPlural: true },
  'back-office:history:stock': { name: 'history of stock' },
  'back-office:history:items': { name: 'history of items' },
  'back-office:history:categories': { name: 'history of categories' },
};
