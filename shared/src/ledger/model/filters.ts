import type { Day, DayRange } from '@back-office/shared/format';
import { locations } from './transaction';

/** The day on which the dashboard opens: Friday, July 18, 2025. */
export const defaultDay: Day = '2025-07-18';

/** The days on which reports and lists open: June 22 to 28, 2025. */
export const defaultRange: DayRange = { from: '2025-06-22', to: '2025-06-28' };

/** `Awaiting Capture` is offered although no row has it. */
export const statusChoices = ['Completed', 'Partially Paid', 'Awaiting Capture'] as const;
export const locationChoices = ['All', ...locations] as const;
export const groupByChoices = ['All', 'Category', 'Item', 'Staff'] as const;
export type GroupBy = (typeof groupByChoices)[number];
