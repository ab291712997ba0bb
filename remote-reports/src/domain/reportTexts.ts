import { dayOf, formatRange, timeLabel } from '@back-office/shared/format';
import { instantOf, type ReportStatus, type ReportType } from './customReport';

export const typeNames = { dashboard: 'Dashboard', table: 'Table', chart: 'Chart' } as const satisfies Record<
  ReportType,
  string
>;

export const statusNames = { active: 'Active', draft: 'Draft', archived: 'Archived' } as const satisfies Record<
  ReportStatus,
  string
>;

const twoDays = 48 * 60 * 60 * 1000;

/** When something happened: `5h ago`, and from two days on the day with its year. `Never` if it did not. */
export function whenText(time: string | undefined, now: number): string {
  const instant = instantOf(time);
  if (instant === undefined) return 'Never';
  if (now - instant < twoDays) return timeLabel(instant, now);
  const day = dayOf(instant);
  return formatRange({ from: day, to: day });
}
