import { Paperclip } from 'lucide-react';
import type { ChangeEvent, RefObject } from 'react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { modelDefinition, useStoredValue } from '@back-office/shared/state';
import { boxStyle, gridStyle, media, rowStyle, space } from '@back-office/shared/theme';
import { IconButton, Notice, Text } from '@back-office/shared/ui';
import { fileSize } from '@back-office/shared/format';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { acceptedFiles, fileFailed } from '../../../domain/attachment';
import { Composer } from '../../../parts/Composer';
import { useAssistant, useAssistantState } from '../../../state/AssistantProvider';
import { draftIdOf, emptyDraft, type DraftFile } from '../../../state/assistantState';
import { FileChip } from './FileChip';

interface MessageFieldProps {
  /** Of the conversation. */
  readonly id: string;
  readonly isInWidget: boolean;
  readonly isPending: boolean;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly chooserRef: RefObject<HTMLInputElement | null>;
  readonly onAttach: (files: readonly File[]) => void;
  readonly onSend: () => void;
}

/** The draft of a conversation: its text, its files, and what is wrong with one. */
export function MessageField(props: MessageFieldProps) {
  const { id, isInWidget, isPending, fieldRef, chooserRef, onAttach, onSend } = props;
  const session = useAssistant();
  const draft = useAssistantState((state) => state.drafts[draftIdOf(state, id)]) ?? emptyDraft;
  const chooseFiles = (event: ChangeEvent<HTMLInputElement>) => {
    onAttach([...(event.target.files ?? [])]);
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    fieldRef.current?.focus();
  };
  return (
    <Foot>
      {draft.problem !== undefined && (
        <Notice tone="negative" onDismiss={() => session.dismissProblem(id)}>
          {draft.problem}
        </Notice>
      )}
      <Composer
        fieldRef={fieldRef}
        value={draft.text}
        placeholder={isInWidget ? 'Write a message' : 'Ask about sales, items, or payments'}
        hasHint={!isInWidget}
        canSend={draft.text.trim() !== '' || draft.files.length > 0}
        isPending={isPending || draft.isWaiting}
        onChange={(value) => session.setText(id, value)}
        onSend={onSend}
        onStop={() => session.stop(id)}
        onPasteFiles={onAttach}
        attachments={<DraftFiles files={draft.files} onRemove={(fileId) => session.detach(id, fileId)} />}
        tools={
          <>
            <IconButton
              label="Attach files"
              icon={<Paperclip />}
              size="small"
              onClick={() => chooserRef.current?.click()}
            />
            <input
              ref={chooserRef}
              type="file"
              hidden
              multiple
              accept={acceptedFiles}
              aria-label="Attach files"
              onChange={chooseFiles}
            />
          </>
        }
      />
      <ModelNotice />
    </Foot>
  );
}

/** Says before a question is sent that it leaves the device, and where it goes. */
export function ModelNotice() {
  const { reply } = useServices();
  const [{ isOn, url }] = useStoredValue(modelDefinition);
  if (!isOn || reply || !URL.canParse(url)) return null;
  return (
    <Text as="p" size="xs" tone="muted">
      {`Questions go to ${new URL(url).host}. Customer names are replaced first.`}
    </Text>
  );
}

interface DraftFilesProps {
  readonly files: readonly DraftFile[];
  readonly onRemove: (fileId: string) => void;
}

/** The files of an unsent message, each with the progress of its analysis. */
function DraftFiles({ files, onRemove }: DraftFilesProps) {
  if (files.length === 0) return null;
  return (
    <Row aria-label="Attached files">
      {files.map(({ file: { id, name, size }, reading }) => (
        <li key={id}>
          <FileChip
            name={name}
            size={size}
            hasFailed={reading.step === 'failed'}
            status={
              reading.step === 'reading' ? (
                <Progress label={`Reading ${name}`} hideLabel value={reading.share} />
              ) : reading.step === 'failed' ? (
                fileFailed
              ) : (
                fileSize(size)
              )
            }
            onRemove={() => onRemove(id)}
          />
        </li>
      ))}
    </Row>
  );
}

const Foot = styled.div`
  ${gridStyle({ gap: 2, on: 'screen', width: '100%' })}
  max-width: calc(760px + 2 * var(--chat-gutter));
  margin-inline: auto;
  padding: ${space[2]} var(--chat-gutter) var(--chat-foot);

  ${media.phone} {
    padding-inline: ${space[3]};
    padding-bottom: calc(${space[3]} + env(safe-area-inset-bottom));
  }
`;

const Row = styled.ul`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true })}
  max-height: 168px;
  overflow-y: auto;
`;

const Progress = styled(ProgressBar)`
  ${boxStyle({ width: '140px', maxWidth: '100%', height: '4px' })}
  margin-block: 7px;
`;
