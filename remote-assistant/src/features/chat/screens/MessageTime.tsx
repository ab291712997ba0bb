import { dayOf, shortInstant } from '@back-office/shared/format';
import { Text } from '@back-office/shared/ui';
import { useAssistant } from '../../../state/AssistantProvider';

/** When a message was sent. */
export function MessageTime({ timestamp }: { readonly timestamp: number }) {
  const { now } = useAssistant();
  return (
    <Text as="time" size="xs" tone="muted" dateTime={new Date(timestamp).toISOString()}>
      {messageTime(timestamp, now())}
    </Text>
  );
}

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
