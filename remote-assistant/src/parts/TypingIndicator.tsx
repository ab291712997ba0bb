import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '@back-office/shared/theme';
import { AssistantMark } from './AssistantMark';

/** Shown while a reply is awaited. Screen readers are told by the announcer of the chat. */
export function TypingIndicator() {
  return (
    <Row role="img" aria-label="Assistant is typing">
      <AssistantMark />
      <Dots aria-hidden>
        <Dot />
        <Dot />
        <Dot />
      </Dots>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Dots = styled.span`
  display: flex;
  gap: 6px;
`;

const pulse = keyframes`
  0%, 60%, 100% { opacity: 0.35; }
  30% { opacity: 1; }
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.textSecondary};
  animation: ${pulse} 1200ms infinite;

  &:nth-child(1) {
    opacity: 0.35;
  }

  &:nth-child(2) {
    opacity: 0.65;
    animation-delay: 160ms;
  }

  &:nth-child(3) {
    animation-delay: 320ms;
  }
`;
