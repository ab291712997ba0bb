import type { AreaMenu } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import area from '../../area.json';

export const inventoryPath = `${paths.items()}/inventory`;

/** The items of the shell's submenu. */
const submenu = area.menu.flatMap(({ items = [] }) => items);

/** The left menu of the items screens: the items of the shell's submenu, and Inventory management. */
const itemsMenu: AreaMenu = {
  label: 'Items & services',
  under: [paths.items()],
  entries: [...submenu, { label: 'Inventory management', path: inventoryPath }],
  isInShellSubmenu: true,
};

export const menus: readonly AreaMenu[] = [itemsMenu];
