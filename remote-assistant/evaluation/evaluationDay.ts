import type { Day } from '@back-office/shared/format';

/** Every question is asked on this day: Friday, July 18, 2025. Weeks run from Sunday to Saturday. */
export const evaluationDay: Day = '2025-07-18';
