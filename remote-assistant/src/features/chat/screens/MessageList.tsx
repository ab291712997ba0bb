import { memo, useMemo, useState } from 'react';
import styled from 'styled-components';
import { usePreferences } from '@back-office/shared/state';
import { innerRing, scrolls, space, stackStyle } from '@back-office/shared/theme';
import { Button, Row } from '@back-office/shared/ui';
import { versionsOf } from '../../../domain/branches';
import type { Conversation, Rating } from '../../../domain/conversation';
import { TypingIndicator } from '../../../parts/TypingIndicator';
import type { PendingReply } from '../../../state/assistantState';
import { useChatScroll } from '../state/useChatScroll';
import { AssistantRow } from '../../../parts/AssistantRow';
import { AssistantMessage, ReplyLinks } from './AssistantMessage';
import { Markdown } from './Markdown';
import { UserMessage } from './UserMessage';

interface MessageListProps {
  readonly conversation: Conversation;
  readonly pending: PendingReply | undefined;
  readonly onRate: (messageId: string, rating: Rating) => void;
  readonly onRegenerate: (messageId: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onAnswer: () => void;
  /** Asks a question in other words. */
  readonly onEdit: (messageId: string, content: string) => void;
  readonly onShowVersion: (messageId: string) => void;
}

/** Messages drawn at first, and with each press of Show earlier messages. */
const pageLength = 30;

/** The newest messages, scrolled to the end; earlier ones on request, so that a long conversation opens quickly. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { conversation, pending, onRate, onRegenerate, onAsk, onAnswer, onEdit, onShowVersion } = props;
  const { id: conversationId, messages } = conversation;
  const versions = useMemo(() => versionsOf(conversation), [conversation]);
  const [shown, setShown] = useState(pageLength);
  const first = Math.max(0, messages.length - shown);
  const last = messages.at(-1);
  const { frame, keepPosition } = useChatScroll({ lastId: last?.id, pending, first });
  const [{ showTimestamps: hasTime }] = usePreferences();
  const showEarlier = () => {
    keepPosition();
    setShown(shown + pageLength);
  };

  return (
    <Frame ref={frame} tabIndex={0} role="log" aria-label="Messages" aria-live="off">
      <Column>
        {first > 0 && (
          <Row align="stretch" justify="center">
            <Button variant="link" onClick={showEarlier}>
              Show earlier messages
            </Button>
          </Row>
        )}
        {messages.slice(first).map((message, offset) => {
          const before = messages[first + offset - 1];
          if (message.role === 'user')
            return (
              <UserMessage
                key={message.id}
                conversationId={conversationId}
                message={message}
                hasTime={hasTime}
                versions={versions.get(message.id)}
                onEdit={onEdit}
                onShowVersion={onShowVersion}
              />
            );
          if (pending?.regenerates === message.id) return <PendingMessage key={message.id} pending={pending} />;
          return (
            <AssistantMessage
              key={message.id}
              message={message}
              canRegenerate={before?.role === 'user'}
              conversationId={conversationId}
              hasTime={hasTime}
              isLast={message === last}
              onRate={onRate}
              onRegenerate={onRegenerate}
              onAsk={onAsk}
            />
          );
        })}
        {pending && pending.regenerates === undefined && <PendingMessage pending={pending} />}
        {!pending && last?.role === 'user' && (
          <Row align="stretch" justify="center">
            <Button size="small" onClick={onAnswer}>
              Get a reply
            </Button>
          </Row>
        )}
      </Column>
    </Frame>
  );
});

/** The reply so far, or the dots until its first words. */
function PendingMessage({ pending: { text, links, progress } }: { readonly pending: PendingReply }) {
  if (text === '') return <TypingIndicator doing={progress} />;
  return (
    <AssistantRow>
      <Markdown>{text}</Markdown>
      <ReplyLinks links={links} />
    </AssistantRow>
  );
}

const Frame = styled.div`
  ${scrolls}
  overflow-anchor: none;
  overscroll-behavior: contain;
  outline-offset: -2px;
  ${innerRing}
`;

const Column = styled.div`
  ${stackStyle({ gap: 6, width: '100%' })}
  max-width: calc(760px + 2 * var(--chat-gutter));
  margin-inline: auto;
  padding: ${space[6]} var(--chat-gutter);
`;
