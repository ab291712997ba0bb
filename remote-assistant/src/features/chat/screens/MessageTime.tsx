import styled from 'styled-components';
import { color, text } from '@back-office/shared/theme';
import { messageTime } from '../../../domain/messageTime';
import { useAssistant } from '../../../state/AssistantProvider';

/** When a message was sent. */
export function MessageTime({ timestamp }: { readonly timestamp: number }) {
  const { now } = useAssistant();
  return <Time dateTime={new Date(timestamp).toISOString()}>{messageTime(timestamp, now())}</Time>;
}

const Time = styled.time`
  color: ${color.textMuted};
  ${text.xs}
`;
