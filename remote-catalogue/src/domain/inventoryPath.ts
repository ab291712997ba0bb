import { paths } from '@back-office/shared/routes';

export const inventoryPath = `${paths.items()}/inventory`;
