import type { MenuEntry } from './activeEntry';
import { paths } from './paths';

/** The items and services entries (spec A §2): the shell's submenu, and all but the last of the area's own menu. */
export const itemsMenuEntries: readonly MenuEntry[] = [
  { label: 'Items', path: paths.items() },
  { label: 'Item library', path: paths.itemLibrary() },
  { label: 'Channel listings' },
  { label: 'Service library' },
  { label: 'Image library' },
  { label: 'Modifiers' },
  { label: 'Categories', path: paths.categories() },
  { label: 'Discounts' },
  { label: 'Options' },
  { label: 'Units' },
  { label: 'Custom attributes' },
  { label: 'Settings' },
  { label: 'Gift Cards' },
  { label: 'Subscription plans' },
];
