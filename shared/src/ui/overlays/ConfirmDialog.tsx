import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import {
  color,
  floatEdge,
  layer,
  media,
  motion,
  radius,
  rowStyle,
  shadow,
  space,
  textStyle,
} from '@back-office/shared/theme';
import { Button } from '../Button';
import { useReturnFocus } from '../focus/useReturnFocus';
import { Text } from '../primitives';

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

  /** Keys and presses must not reach the sheet or row that contains this dialog. */
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
  ${textStyle({ tone: 'text', pad: '0px' })}
  overflow: auto;
  border: 0;
  border-radius: ${radius.lg};
  background-color: ${color.bgOverlay};
  box-shadow: ${shadow.float};
  ${floatEdge}
  animation: ${rise} ${motion.fast};

  &::backdrop {
    background-color: ${color.backdrop};
    animation: ${fade} ${motion.fast};
  }
`;

const Content = styled.div`
  padding: ${space[6]};
`;

const Actions = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch', justify: 'end', above: 6 })}

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;
