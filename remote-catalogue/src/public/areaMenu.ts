import type { AreaMenu } from '@back-office/shared/contract';
import { itemsMenuEntries, paths } from '@back-office/shared/routes';

/** The items area's own left menu (spec A §2): the submenu entries and Inventory management. */
export const areaMenu: AreaMenu = {
  label: 'Items & services',
  under: [paths.items()],
  entries: [...itemsMenuEntries, { label: 'Inventory management' }],
  isInShellSubmenu: true,
};
