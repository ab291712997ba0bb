import type { StoredData } from '@back-office/shared/contract';
import { backupMarks, restoringKey } from '@back-office/shared/shop';
import { sharedStored, shopsKey } from '@back-office/shared/state';
import { tokensKey } from '../connect/serverTokens';
import { registryKey } from './lastGoodRegistry';

/** Everything of own shops: their areas store it, each under the namespace of its shop. */
const shopsPart = 'back-office:shop:';

/** How files of sales are read, of the merchant's choice. */
export const importLayoutsKey = 'back-office:import-layouts';

/** What the host stores, and `shared` for all apps. */
export const hostStored: StoredData = {
  ...sharedStored,
  kept: [
    ...(sharedStored.kept ?? []),
    registryKey,
    shopsKey,
    shopsPart,
    backupMarks.key,
    restoringKey,
    importLayoutsKey,
    tokensKey,
  ],
};
