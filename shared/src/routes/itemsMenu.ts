import type { MenuItem } from './activeItem';
import { paths } from './paths';

/** The Items & services menu, in the shell's submenu and in the area's menu beside its screens. */
export const itemsMenuItems: readonly MenuItem[] = [
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
