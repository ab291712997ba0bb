import { paths } from '@back-office/shared/routes';

interface DamagedName {
  /** As in “The stored item list is damaged”. */
  readonly name: string;
  readonly isPlural?: boolean;
  /** The screen that says that the value is damaged and can restore it. Without one, the shell does. */
  readonly screen?: { readonly label: string; readonly path: string };
}

const items = { label: 'Items', path: paths.items() };
const categories = { label: 'Categories', path: paths.categories() };
const reports = { label: 'Custom reports', path: paths.customReports() };
const transactions = { label: 'Transactions', path: paths.transactions() };
const suite = { label: 'Financial Suite', path: paths.financialSuite() };

/** What merchants call the stored values. A test compares it with docs/product/storage.md. */
export const damagedNames: Readonly<Record<string, DamagedName>> = {
  items: { name: 'item list', screen: items },
  'items-search': { name: 'search of the item list', screen: items },
  'items-selected': { name: 'selection in the item list', screen: items },
  'items-loading': { name: 'loading mark of the item list', screen: items },
  'items-error': { name: 'last message of the item list', screen: items },
  'back-office:history:items': { name: 'history of items', screen: items },
  'back-office:categories': { name: 'categories', isPlural: true, screen: categories },
  'back-office:history:categories': { name: 'history of categories', screen: categories },
  customReports: { name: 'custom reports', isPlural: true, screen: reports },
  'back-office:sample-reports': { name: 'changes of sample reports', isPlural: true, screen: reports },
  'back-office:history:customReports': { name: 'history of custom reports', screen: reports },
  'back-office:suite-widgets': { name: 'widgets', isPlural: true, screen: suite },
  'back-office:education-progress': {
    name: 'course progress',
    screen: { label: 'Education', path: paths.education() },
  },
  'back-office:history:reset': { name: 'copy of the last reset' },
  'back-office:dismissals': { name: 'dismissed notices', isPlural: true },
  'back-office:transaction-columns': { name: 'columns of the transactions', isPlural: true, screen: transactions },
  'back-office:preferences': { name: 'preferences', isPlural: true },
};

export function damagedName(key: string): DamagedName {
  if (key.startsWith('conversation-')) return { name: 'conversation' };
  return damagedNames[key] ?? { name: `value “${key}”` };
}

/** True for values that no screen of their own reports. */
export function hasNoScreen(key: string): boolean {
  return damagedName(key).screen === undefined;
}
