import { dayOf, shortInstant } from '@back-office/shared/format';
import { momentOf, timeText } from '@back-office/shared/ledger';
import { Text } from '@back-office/shared/ui';
import { useAssistant } from '../../../state/AssistantProvider';

/** When a message was sent. */
export function MessageTime({ timestamp }: { readonly timestamp: number }) {
  const { now } = useAssistant();
  return (
    <Text as="time" size="xs" tone="muted" nowrap dateTime={new Date(timestamp).toISOString()}>
      {messageTime(timestamp, now())}
    </Text>
  );
}

/** `2:41 PM` in the store, with the day before it unless that is today: `Jul 16, 2:41 PM`. Epoch milliseconds. */
export function messageTime(instant: number, now: number): string {
  const time = timeText(momentOf(instant).minute);
  return dayOf(instant) === dayOf(now) ? time : `${shortInstant(instant)}, ${time}`;
}
