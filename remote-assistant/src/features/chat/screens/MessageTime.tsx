import styled from 'styled-components';
import { usePreferences } from '@back-office/shared/state';
import { color, text } from '@back-office/shared/theme';
import { messageTime } from '../../../domain/messageTime';
import { useAssistant } from '../../../state/AssistantProvider';

/** When a message was sent, unless the merchant hides timestamps. */
export function MessageTime({ timestamp }: { readonly timestamp: number }) {
  const [{ showTimestamps }] = usePreferences();
  const { now } = useAssistant();
  if (!showTimestamps) return null;
  return <Time dateTime={new Date(timestamp).toISOString()}>{messageTime(timestamp, now())}</Time>;
}

const Time = styled.time`
  color: ${color.textMuted};
  ${text.xs}
`;
