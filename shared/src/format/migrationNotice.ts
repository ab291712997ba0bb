import type { Day } from './day';

/** The day after the month in which reports move. */
const movedOn: Day = '2026-06-01';

/** What the bell and the reports say about the new reporting system, as of a day. */
export function migrationNotice(today: Day): { readonly title: string; readonly message: string } {
  return today < movedOn
    ? { title: 'Reports are moving', message: 'Reports move to a new reporting system in May 2026.' }
    : { title: 'Reports have moved', message: 'Reports moved to a new reporting system in May 2026.' };
}
