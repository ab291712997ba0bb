import { useEffect, useMemo, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { centered, color, layer, scrolls, space, stackStyle, textStyle } from '@back-office/shared/theme';
import { Button, EmptyState, FailurePanel, SkeletonRows, VisuallyHidden, focusOnArrival } from '@back-office/shared/ui';
import type { Rating } from '../../../domain/conversation';
import { plainText } from '../../../domain/plainText';
import { useAssistant, useAssistantState, useIsPending, useReplyContext } from '../../../state/AssistantProvider';
import { newConversationId } from '../../../state/assistantState';
import { useFileDrop } from '../state/useFileDrop';
import { ChatNotices } from './ChatNotices';
import { EmptyChat } from './EmptyChat';
import { MessageField } from './MessageField';
import { useConversationParts } from './useConversationParts';

interface ChatSurfaceProps {
  /** Of a conversation, or `newConversationId`. */
  readonly id: string;
  /** Shows another conversation: the one that the first message created, or a new one. */
  readonly onShow: (id: string) => void;
  readonly isInWidget?: boolean;
  readonly hasInitialFocus?: boolean;
}

/** One conversation with its message field, in the widget and on the full screen. */
export function ChatSurface({ id, onShow, isInWidget = false, hasInitialFocus = false }: ChatSurfaceProps) {
  const session = useAssistant();
  const found = useAssistantState(({ conversations }) => conversations[id]);
  const pending = useAssistantState(({ replies }) => replies[id]);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const attach = (files: readonly File[]) => session.attach(id, files, isInWidget);
  const { isOver, dropProps } = useFileDrop(attach);
  const { onScreen } = useServices();
  useEffect(() => session.open(id), [session, id]);
  useEffect(() => onScreen?.(), [onScreen]);
  useFieldFocus(field, hasInitialFocus, isInWidget);
  const { onSend, onAsk, ...onMessage } = useQuestions(id, onShow, field);
  const fill = (filled: string) => {
    session.setText(id, filled);
    field.current?.focus();
  };

  const absence = typeof found === 'string' ? found : undefined;
  const conversation = typeof found === 'object' ? found : undefined;
  const isLoading = found === undefined && id !== newConversationId;
  const isEmpty = !absence && !isLoading && (conversation?.messages.length ?? 0) === 0;
  const written = isEmpty ? undefined : conversation;
  const { parts, hasFailed, retry } = useConversationParts(written !== undefined);
  return (
    <Surface $isInWidget={isInWidget} {...dropProps}>
      <ChatNotices />
      {(isLoading || (written && !parts && !hasFailed)) && (
        <Scroll>
          <SkeletonRows rows={3} columns={1} />
        </Scroll>
      )}
      {absence && (
        <Scroll>
          <AbsentConversation
            isMissing={absence === 'missing'}
            onNew={() => onShow(newConversationId)}
            onRetry={() => session.open(id)}
          />
        </Scroll>
      )}
      {isEmpty && (
        <Scroll>
          <EmptyChat isNarrow={isInWidget} onFill={fill} onAsk={onAsk} onChooseFile={() => chooser.current?.click()} />
        </Scroll>
      )}
      {written && parts && (
        <parts.MessageList key={id} conversation={written} pending={pending} onAsk={onAsk} {...onMessage} />
      )}
      {written && hasFailed && (
        <Scroll>
          <FailurePanel
            title="The messages could not be loaded"
            cause="Check your connection and try again."
            onRetry={retry}
          />
        </Scroll>
      )}
      <ReplyAnnouncer conversationId={id} />
      {!absence && (
        <MessageField
          id={id}
          isInWidget={isInWidget}
          isPending={pending !== undefined}
          fieldRef={field}
          chooserRef={chooser}
          onAttach={attach}
          onSend={onSend}
        />
      )}
      {isOver && <DropHint aria-hidden>Drop files to attach them</DropHint>}
    </Surface>
  );
}

interface AbsentConversationProps {
  /** It is not stored. Otherwise it cannot be read. */
  readonly isMissing: boolean;
  readonly onNew: () => void;
  readonly onRetry: () => void;
}

function AbsentConversation({ isMissing, onNew, onRetry }: AbsentConversationProps) {
  if (isMissing)
    return (
      <EmptyState
        title="This conversation does not exist"
        hint="It was deleted, or it is stored in another browser."
        actions={<Button onClick={onNew}>New conversation</Button>}
      />
    );
  return (
    <EmptyState
      tone="negative"
      title="This conversation could not be read"
      hint="The stored conversations cannot be reached at the moment."
      actions={<Button onClick={onRetry}>Retry</Button>}
    />
  );
}

/** What is asked in the conversation. What was pressed may go away, so the focus goes to the field, as after a question. */
function useQuestions(id: string, onShow: (id: string) => void, field: RefObject<HTMLElement | null>) {
  const session = useAssistant();
  const context = useReplyContext();
  return useMemo(() => {
    const focus = () => field.current?.focus();
    const show = (sentIn: string | undefined) => {
      if (sentIn !== undefined && sentIn !== id) onShow(sentIn);
    };
    return {
      onSend() {
        focus();
        void session.send(id, context).then(show);
      },
      onAsk(question: string) {
        focus();
        void session.ask(id, question, context).then(show);
      },
      onRegenerate(messageId: string) {
        focus();
        session.regenerate(id, messageId, context);
      },
      onAnswer() {
        focus();
        session.answer(id, context);
      },
      onEdit(messageId: string, content: string) {
        focus();
        session.editMessage(id, messageId, content, context);
      },
      onShowVersion(messageId: string) {
        focus();
        session.showVersion(id, messageId);
      },
      onRate: (messageId: string, rating: Rating) => session.rate(id, messageId, rating),
    };
  }, [session, id, context, onShow, field]);
}

/** Focuses the field when it appears, if wanted, and whenever the session asks for it. Merchants wait for the widget. */
function useFieldFocus(field: RefObject<HTMLElement | null>, hasInitialFocus: boolean, isInWidget: boolean) {
  const requests = useAssistantState(({ focusRequests }) => focusRequests);
  const handled = useRef(hasInitialFocus ? -1 : requests);
  useEffect(() => {
    if (handled.current === requests) return;
    const isScreenArriving = handled.current === -1 && !isInWidget;
    handled.current = requests;
    if (isScreenArriving) focusOnArrival(field.current);
    else field.current?.focus();
  }, [field, requests, isInWidget]);
}

/** Tells screen readers politely that a reply is being written, and reads it once, when it is complete. */
function ReplyAnnouncer({ conversationId }: { readonly conversationId: string }) {
  const isPending = useIsPending(conversationId);
  const reply = useAssistantState(({ lastReply }) => lastReply);
  const spoken = reply?.conversationId === conversationId ? plainText(reply.text) : '';
  return <VisuallyHidden role="status">{isPending ? 'Assistant is typing' : spoken}</VisuallyHidden>;
}

const Surface = styled.div<{ readonly $isInWidget: boolean }>`
  --chat-gutter: ${({ $isInWidget }) => ($isInWidget ? space[4] : 'var(--gutter)')};
  --chat-bubble: ${({ $isInWidget }) => ($isInWidget ? color.bgActive : color.bgSunken)};
  --chat-foot: ${({ $isInWidget }) => ($isInWidget ? space[4] : space[6])};

  ${stackStyle({ grow: true, relative: true, minHeight: '0px' })}
`;

const Scroll = styled.div`
  ${scrolls}
  width: 100%;
  max-width: calc(760px + 2 * var(--chat-gutter));
  margin-inline: auto;
  padding: ${space[4]} var(--chat-gutter) 0;
`;

const DropHint = styled.div`
  position: absolute;
  inset: ${space[2]};
  z-index: ${layer.sticky};
  ${centered}
  border: 2px dashed ${color.accent};
  ${textStyle({ size: 'md', tone: 'accent', weight: 'medium', round: 'lg', ground: 'overlay' })}
  opacity: 0.94;
  pointer-events: none;
`;
