import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { memo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color, rowStyle } from '@back-office/shared/theme';
import { Button, IconButton, Row, Text } from '@back-office/shared/ui';
import type { Versions } from '../../../domain/branches';
import type { Message } from '../../../domain/conversation';
import { isComposing, messageFieldStyle, MessageFrame } from '../../../parts/messageField';
import { OwnMessage } from '../../../parts/OwnMessage';
import { useIsPending } from '../../../state/AssistantProvider';
import { FileChip } from './FileChip';
import { MessageTime } from './MessageTime';

interface UserMessageProps {
  readonly conversationId: string;
  readonly message: Message;
  readonly hasTime: boolean;
  /** `undefined` for a question that was never edited. */
  readonly versions: Versions | undefined;
  readonly onEdit: (messageId: string, content: string) => void;
  readonly onShowVersion: (messageId: string) => void;
}

/** A question of the merchant: plain text with its line breaks, its files, and its versions. */
export const UserMessage = memo(function UserMessage(props: UserMessageProps) {
  const { conversationId, message, hasTime, versions, onEdit, onShowVersion } = props;
  const { id, content, metadata, timestamp } = message;
  const [isEditing, setEditing] = useState(false);
  // The button has the focus again after Cancel.
  const [wasEditing, setWasEditing] = useState(false);
  const isPending = useIsPending(conversationId);
  const files = metadata?.files?.map(({ name, size }, index) => <FileChip key={index} name={name} size={size} />);
  const isBlankAllowed = (metadata?.files?.length ?? 0) > 0;
  if (isEditing)
    return (
      <EditField
        content={content}
        isBlocked={isPending}
        isBlankAllowed={isBlankAllowed}
        onCancel={() => {
          setEditing(false);
          setWasEditing(true);
        }}
        onSend={(next) => {
          setEditing(false);
          if (next !== content) onEdit(id, next);
        }}
      />
    );
  return (
    <OwnMessage
      text={content}
      files={files}
      time={hasTime && <MessageTime timestamp={timestamp} />}
      actions={
        <Actions>
          {versions && <VersionButtons versions={versions} isBlocked={isPending} onShow={onShowVersion} />}
          <IconButton
            label="Edit question"
            icon={<Pencil />}
            size="small"
            autoFocus={wasEditing}
            disabled={isPending}
            onClick={() => setEditing(true)}
          />
        </Actions>
      }
    />
  );
});

interface VersionButtonsProps {
  readonly versions: Versions;
  readonly isBlocked: boolean;
  readonly onShow: (messageId: string) => void;
}

function VersionButtons({ versions: { shown, ids }, isBlocked, onShow }: VersionButtonsProps) {
  const [before, after] = [ids[shown - 1], ids[shown + 1]];
  return (
    <>
      <IconButton
        label="Previous version"
        icon={<ChevronLeft />}
        size="small"
        disabled={isBlocked || before === undefined}
        onClick={() => before !== undefined && onShow(before)}
      />
      <Text size="xs" tabular>{`${shown + 1} of ${ids.length}`}</Text>
      <IconButton
        label="Next version"
        icon={<ChevronRight />}
        size="small"
        disabled={isBlocked || after === undefined}
        onClick={() => after !== undefined && onShow(after)}
      />
    </>
  );
}

interface EditFieldProps {
  readonly content: string;
  /** A reply is pending. */
  readonly isBlocked: boolean;
  readonly isBlankAllowed: boolean;
  readonly onCancel: () => void;
  readonly onSend: (content: string) => void;
}

/** Enter sends, Shift+Enter adds a line, Escape cancels. */
function EditField({ content, isBlocked, isBlankAllowed, onCancel, onSend }: EditFieldProps) {
  const [value, setValue] = useState(content);
  const canSend = !isBlocked && (value.trim() !== '' || isBlankAllowed);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (isComposing(event)) return;
    if (key === 'Escape') {
      // The widget stays open.
      event.preventDefault();
      onCancel();
    }
    if (key !== 'Enter' || shiftKey) return;
    event.preventDefault();
    if (canSend) onSend(value.trim());
  };
  return (
    <MessageFrame>
      <Field
        autoFocus
        aria-label="Edit question"
        rows={Math.min(8, value.split('\n').length)}
        value={value}
        onFocus={({ currentTarget }) => {
          const end = currentTarget.value.length;
          currentTarget.setSelectionRange(end, end);
        }}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Row gap={2} justify="end">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" variant="primary" disabled={!canSend} onClick={() => onSend(value.trim())}>
          Send
        </Button>
      </Row>
    </MessageFrame>
  );
}

const Actions = styled.div`
  ${rowStyle({ gap: '2px', phone: { gap: 2 } })}

  button,
  span {
    color: ${color.textSecondary};
  }
`;

const Field = styled.textarea`
  ${messageFieldStyle}
  max-height: 200px;
  field-sizing: content;
`;
