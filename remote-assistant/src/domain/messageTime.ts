import { dayOf, shortInstant } from '@back-office/shared/format';

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});

/** `2:41 PM` in the store, with the day before it unless that is today: `Jul 16, 2:41 PM`. Epoch milliseconds. */
export function messageTime(instant: number, now: number): string {
  // Browsers put a narrow no-break space before PM.
  const time = timeOfDay.format(instant).replace('\u202f', ' ');
  return dayOf(instant) === dayOf(now) ? time : `${shortInstant(instant)}, ${time}`;
}
