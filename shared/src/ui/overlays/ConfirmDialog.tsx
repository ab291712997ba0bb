import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, layer, media, motion, radius, shadow, space, text } from '../../theme/theme';
import { Button } from '../Button';
import { useReturnFocus } from '../focus/useReturnFocus';

/**
 * Asks before something goes away. Render it to open it. Escape and the backdrop cancel; a dangerous step never has
 * the focus, so Enter alone cannot do it. Focus returns to where it was.
 */
export interface ConfirmDialogProps {
  /** Names what happens: "Delete “Wildflower Honey, 350 g”?" */
  readonly title: string;
  /** What will be lost or changed, in one or two sentences. */
  readonly message: ReactNode;
  /** The verb of the title. */
  readonly confirmLabel: string;
  /** The way out, where plain Cancel could be misread. */
  readonly cancelLabel?: string | undefined;
  /** `danger` makes the confirming button red and gives the focus to the other one. */
  readonly tone?: 'danger' | undefined;
  /** The confirming button was pressed; the dialog goes when its owner stops rendering it. */
  readonly onConfirm: () => void;
  /** Escape, backdrop or the other button. */
  readonly onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, cancelLabel = 'Cancel', tone, onConfirm, onCancel } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isDanger = tone === 'danger';
  useReturnFocus();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    show(element);
    (isDanger ? cancel : confirm).current?.focus();
    return () => {
      if (element.open) element.close?.();
    };
  }, [isDanger]);

  /** Neither the sheet nor the row this dialog stands in may act on its keys and presses. */
  const closeOnEscape = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.target === dialog.current) onCancel();
  };

  return (
    <Root
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}message`}
      data-floating=""
      data-react-aria-top-layer="true"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onKeyDown={closeOnEscape}
      onClick={closeOnBackdrop}
    >
      <Content>
        <Title id={id}>{title}</Title>
        <Message id={`${id}message`}>{message}</Message>
        <Actions>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Actions>
      </Content>
    </Root>
  );
}

function show(element: HTMLDialogElement) {
  if (typeof element.showModal !== 'function') element.setAttribute('open', '');
  else if (!element.open) element.showModal();
}

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const Root = styled.dialog`
  z-index: ${layer.modal};
  width: calc(100vw - 32px);
  max-width: 400px;
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${radius.lg};
  background-color: ${color.bgOverlay};
  box-shadow: ${shadow.float};
  color: ${color.text};
  animation: ${rise} ${motion.fast};

  &::backdrop {
    background-color: ${color.backdrop};
    animation: ${fade} ${motion.fast};
  }
`;

const Content = styled.div`
  padding: ${space[6]};
`;

const Title = styled.h2`
  ${text.md}
  overflow-wrap: anywhere;
`;

const Message = styled.div`
  margin-top: ${space[1]};
  color: ${color.textSecondary};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[6]};

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;
