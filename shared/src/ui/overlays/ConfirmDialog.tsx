import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, keyframes, media, motion, rowStyle } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';
import { Modal } from './Modal';

/**
 * Asks before something is deleted. Render it to open it. Escape and the backdrop cancel; a dangerous action never has
 * the initial focus, so Enter alone cannot run it. The focus returns to where it was.
 */
export interface ConfirmDialogProps {
  /** Names the action: "Delete “Wildflower Honey, 350 g”?" */
  readonly title: string;
  /** What will be lost or changed, in one or two sentences. */
  readonly message: ReactNode;
  /** The verb of the title. */
  readonly confirmLabel: string;
  /** Label of the other button, if Cancel could be misunderstood. */
  readonly cancelLabel?: string | undefined;
  /** `danger` makes the confirming button red and focuses the other one. */
  readonly tone?: 'danger' | undefined;
  /** The confirming button was pressed; stop rendering the dialog when done. */
  readonly onConfirm: () => void;
  /** Called on Escape, a press on the backdrop, or the other button. */
  readonly onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, cancelLabel = 'Cancel', tone, onConfirm, onCancel } = props;
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isDanger = tone === 'danger';
  useLayoutEffect(() => (isDanger ? cancel : confirm).current?.focus(), [isDanger]);

  return (
    // Keys must not reach the sheet or row that contains this dialog.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <Panel role="alertdialog" aria-labelledby={id} aria-describedby={`${id}message`} onClose={onCancel}>
        <Text as="h2" size="md" anywhere id={id}>
          {title}
        </Text>
        <Text as="div" tone="secondary" above={1} id={`${id}message`}>
          {message}
        </Text>
        <Actions>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Actions>
      </Panel>
    </div>
  );
}

const Panel = styled(Modal)`
  ${boxStyle({ maxWidth: '400px', pad: 6, round: 'lg', width: 'calc(100% - 32px)', height: 'fit-content' })}
  max-height: calc(100% - 32px);
  margin: auto;
  overflow: auto;
  animation: ${keyframes.rise} ${motion.fast};
`;

const Actions = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch', justify: 'end', above: 6 })}

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;
