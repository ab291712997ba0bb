interface DamagedName {
  /** As in “The stored item list is damaged”. */
  readonly name: string;
  readonly isPlural?: boolean;
}

/** What merchants call the stored values. A test compares it with docs/product/storage.md. */
export const damagedNames: Readonly<Record<string, DamagedName>> = {
  items: { name: 'item list' },
  'items-search': { name: 'search of the item list' },
  'items-selected': { name: 'selection in the item list' },
  'items-loading': { name: 'loading mark of the item list' },
  'items-error': { name: 'last message of the item list' },
  'back-office:history:items': { name: 'history of items' },
  'back-office:categories': { name: 'categories', isPlural: true },
  'back-office:history:categories': { name: 'history of categories' },
  customReports: { name: 'custom reports', isPlural: true },
  'back-office:sample-reports': { name: 'changes of sample reports', isPlural: true },
  'back-office:history:customReports': { name: 'history of custom reports' },
  'back-office:suite-widgets': { name: 'widgets', isPlural: true },
  'back-office:education-progress': {
    name: 'course progress',
  },
  'back-office:history:reset': { name: 'copy of the last reset' },
  'back-office:dismissals': { name: 'dismissed notices', isPlural: true },
  'back-office:transaction-columns': { name: 'columns of the transactions', isPlural: true },
  'back-office:preferences': { name: 'preferences', isPlural: true },
};

export function damagedName(key: string): DamagedName {
  if (key.startsWith('conversation-')) return { name: 'conversation' };
  return damagedNames[key] ?? { name: `value “${key}”` };
}
