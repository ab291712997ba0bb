import type { StoredData } from '@back-office/shared/contract';
import { damagedNames, describeProgress, progressKey } from '../features/education/domain/progress';

/** What the merchant has completed. */
export const stored: StoredData = {
  values: [{ key: progressKey, label: 'Courses', describe: describeProgress }],
  reported: Object.keys(damagedNames),
};
