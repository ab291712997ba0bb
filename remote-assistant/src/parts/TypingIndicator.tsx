import styled from 'styled-components';
import { boxStyle, color, keyframes } from '@back-office/shared/theme';
import { Row, Text } from '@back-office/shared/ui';
import { AssistantMark } from './AssistantMark';

/** Shown while a reply is awaited, with what is being done for it. Screen readers are told by the announcer of the chat. */
export function TypingIndicator({ doing }: { readonly doing?: string | undefined }) {
  return (
    <Row gap={3}>
      <Row gap={3} role="img" aria-label="Assistant is typing">
        <AssistantMark />
        <Row as="span" gap="6px" align="stretch" aria-hidden>
          <Dot />
          <Dot />
          <Dot />
        </Row>
      </Row>
      {doing !== undefined && (
        <Text size="sm" tone="muted">
          {doing}
        </Text>
      )}
    </Row>
  );
}

const Dot = styled.span`
  ${boxStyle({ square: '8px', round: 'full' })}
  background: ${color.textSecondary};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${keyframes.blink} 1200ms infinite;
  }

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
