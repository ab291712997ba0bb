/** The keys of this remote in the browser's storage, and the locks of its lists. See docs/product/storage.md. */
export const storedKeys = {
  items: 'items',
  search: 'items-search',
  selected: 'items-selected',
  isLoading: 'items-loading',
  error: 'items-error',
  categories: 'back-office:categories',
} as const;

export const itemsLock = 'back-office:items';
