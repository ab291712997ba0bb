import type { AreaMenu } from '@back-office/shared/contract';
import { itemsMenuItems, paths } from '@back-office/shared/routes';

/** The left menu of the items screens: the items of the shell's submenu, and Inventory management. */
const itemsMenu: AreaMenu = {
  label: 'Items & services',
  under: [paths.items()],
  entries: [...itemsMenuItems, { label: 'Inventory management' }],
  isInShellSubmenu: true,
};

export const menus: readonly AreaMenu[] = [itemsMenu];
