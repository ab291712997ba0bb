import type { StoredData } from '@back-office/shared/contract';
import { sharedStored } from '@back-office/shared/state';
import { registryKey } from './lastGoodRegistry';

/** What the host stores, and `shared` for all apps. */
export const hostStored: StoredData = { ...sharedStored, kept: [...(sharedStored.kept ?? []), registryKey] };
