import { Download, List, Pencil, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { downloadText } from '@back-office/shared/csv';
import { dayOf } from '@back-office/shared/format';
import { rowStyle, textStyle } from '@back-office/shared/theme';
import { Button, IconButton, Row, useIsPhone, useToast } from '@back-office/shared/ui';
import { ConfirmDialog } from '@back-office/shared/ui/dialogs';
import { TextField } from '@back-office/shared/ui/forms';
import type { Conversation } from '../../../domain/conversation';
import { exportFileName, exportText } from '../../../domain/exportConversation';
import { useAssistant } from '../../../state/AssistantProvider';

interface ChatHeaderProps {
  readonly conversation: Conversation | undefined;
  readonly onDeleted: (next: string | undefined) => void;
  /** Its deletion was undone. */
  readonly onRestored: (id: string) => void;
  readonly isListOpen: boolean;
  readonly onToggleList: () => void;
}

/** Title and actions of the conversation on the full screen. */
export function ChatHeader({ conversation, onDeleted, onRestored, isListOpen, onToggleList }: ChatHeaderProps) {
  const isPhone = useIsPhone();
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const session = useAssistant();
  const { show } = useToast();

  const remove = (removed: Conversation) => {
    const { next, undo } = session.remove(removed);
    onDeleted(next);
    session.requestFocus();
    const putBack = () => void undo().then(() => onRestored(removed.id));
    show({ message: 'Conversation deleted', tone: 'done', action: { label: 'Undo', onPress: putBack } });
  };
  const download = ({ title, ...rest }: Conversation) =>
    downloadText(exportFileName({ title }, dayOf(session.now())), exportText({ title, ...rest }), 'application/json');

  return (
    <Row as="header" gap={1} pad={[2, 6]} fixed minHeight="64px" line="bottom" phone={{ padX: 2 }}>
      {isPhone && (
        <IconButton label="Conversations" icon={<List />} aria-expanded={isListOpen} onClick={onToggleList} />
      )}
      {conversation && isRenaming ? (
        <TitleField conversation={conversation} onDone={() => setRenaming(false)} />
      ) : (
        <Title title={conversation?.title}>{conversation?.title ?? 'New conversation'}</Title>
      )}
      {conversation && !isRenaming && (
        <IconButton label="Rename conversation" icon={<Pencil />} onClick={() => setRenaming(true)} />
      )}
      {conversation && (
        <>
          {isPhone ? (
            <IconButton label="Export" icon={<Download />} onClick={() => download(conversation)} />
          ) : (
            <Button icon={<Download />} onClick={() => download(conversation)}>
              Export
            </Button>
          )}
          <IconButton label="Delete conversation" icon={<Trash2 />} onClick={() => setDeleting(true)} />
        </>
      )}
      {conversation && isDeleting && (
        <ConfirmDialog
          title={`Delete “${conversation.title}”?`}
          message="Are you sure you want to delete this conversation?"
          confirmLabel="Delete"
          tone="danger"
          onCancel={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            remove(conversation);
          }}
        />
      )}
    </Row>
  );
}

/** Enter and leaving the field rename, Escape does not. */
function TitleField({ conversation, onDone }: { readonly conversation: Conversation; readonly onDone: () => void }) {
  const session = useAssistant();
  const [title, setTitle] = useState(conversation.title);
  const save = () => {
    session.rename(conversation.id, title);
    onDone();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') save();
    if (key === 'Escape') onDone();
  };
  return (
    <Field>
      <TextField label="Title" hideLabel autoFocus value={title} onChange={setTitle} onKeyDown={onKeyDown} />
      <Button variant="primary" onClick={save}>
        Rename
      </Button>
    </Field>
  );
}

const Title = styled(H2)`
  flex: 0 1 auto;
  ${textStyle({ size: 'md', oneLine: true, shrink: true })}
  margin-inline-end: auto;
`;

const Field = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch', maxWidth: '480px', fill: true })}
  margin-inline-end: auto;

  > :first-child {
    flex: 1;
  }
`;
