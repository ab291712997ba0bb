import { formatDay, type Day } from '@back-office/shared/format';
import type { PaymentScenario } from './course';

/** A local time of the store in words: `Fri, Jun 27, 11:48 PM`. */
export function formatLocalTime(time: string): string {
  return `${formatDay(dayOfTime(time))}, ${clockOf(time)}`;
}

/** `11:48 PM` */
function clockOf(time: string): string {
  const [hour = 0, minute = 0] = time.slice(11).split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function dayOfTime(time: string): Day {
  return time.slice(0, 10);
}

export type EventKind = 'sale' | 'payment' | 'other';

export interface TimelineDay {
  readonly day: Day;
  /** `Fri, Jun 27` */
  readonly label: string;
  readonly events: readonly TimelineEvent[];
}

interface TimelineEvent {
  readonly label: string;
  readonly kind: EventKind;
  readonly clock: string;
}

/** What happens when, by day and in order. Events of the same minute stand side by side. Days without events are left out. */
export function timelineOf({
  saleReportTime,
  paymentReportTime,
  events = [],
}: PaymentScenario): readonly TimelineDay[] {
  const all = [
    { label: 'Sale', kind: 'sale' as const, time: saleReportTime },
    { label: 'Payment', kind: 'payment' as const, time: paymentReportTime },
    ...events.map((event) => ({ ...event, kind: 'other' as const })),
  ].sort((a, b) => a.time.localeCompare(b.time));
  const days = [...new Set(all.map(({ time }) => dayOfTime(time)))];
  return days.map((day) => ({
    day,
    label: formatDay(day),
    events: all
      .filter(({ time }) => dayOfTime(time) === day)
      .map(({ label, kind, time }) => ({ label, kind, clock: clockOf(time) })),
  }));
}
