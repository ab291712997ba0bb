import type { AreaMenu } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';

/** The items area's own left menu (spec A §2): the submenu entries and Inventory management. */
export const areaMenu: AreaMenu = {
  label: 'Items & services',
  entries: [
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
    { label: 'Inventory management' },
  ],
};
