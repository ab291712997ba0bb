import { Text } from '@back-office/shared/ui';
import { messageTime } from '../../../domain/messageTime';
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
