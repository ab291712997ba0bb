import { ArrowUp, Square } from 'lucide-react';
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { color, media, space, textStyle } from '@back-office/shared/theme';
import { IconButton, Row } from '@back-office/shared/ui';
import { isComposing, messageFieldStyle, MessageFrame } from './messageField';

interface ComposerProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  /** There is something to send. A pending reply blocks it all the same. */
  readonly canSend: boolean;
  readonly onSend: () => void;
  /** A reply is pending: Stop takes the place of Send. */
  readonly isPending: boolean;
  readonly onStop: () => void;
  /** Above the text, such as attached files. */
  readonly attachments?: ReactNode;
  /** At the left of the bar, such as Attach files. */
  readonly tools?: ReactNode;
  readonly onPasteFiles?: ((files: readonly File[]) => void) | undefined;
  /** What Enter does, in words. */
  readonly hasHint?: boolean;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** The message field with Send or Stop. Enter sends, Shift+Enter adds a line; typing goes on while a reply is pending. */
export function Composer(props: ComposerProps) {
  const {
    value,
    onChange,
    placeholder,
    canSend,
    onSend,
    isPending,
    onStop,
    attachments,
    tools,
    onPasteFiles,
    fieldRef,
    hasHint = true,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  useGrowing(frame, value);

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (canSend && !isPending) onSend();
  };
  const takeFiles = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !onPasteFiles) return;
    event.preventDefault();
    onPasteFiles(files);
  };

  // The button that takes the place of Stop may be disabled, which would lose the focus.
  const stop = () => {
    onStop();
    frame.current?.querySelector('textarea')?.focus();
  };

  return (
    <MessageFrame ref={frame}>
      {attachments}
      <Field
        ref={fieldRef}
        rows={1}
        aria-label="Message"
        placeholder={placeholder}
        value={value}
        enterKeyHint="send"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        onPaste={takeFiles}
      />
      <Row gap={2}>
        {tools}
        <Hint>{hasHint && 'Enter sends, Shift+Enter adds a line'}</Hint>
        {isPending ? (
          <IconButton label="Stop" icon={<Square fill="currentColor" />} variant="secondary" onClick={stop} />
        ) : (
          <IconButton label="Send" icon={<ArrowUp />} variant="primary" disabled={!canSend} onClick={onSend} />
        )}
      </Row>
    </MessageFrame>
  );
}

/** The field is as high as its text, up to its maximum height. */
function useGrowing(frame: { readonly current: HTMLElement | null }, value: string) {
  useLayoutEffect(() => {
    const field = frame.current?.querySelector('textarea');
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [frame, value]);
}

const Field = styled.textarea`
  ${messageFieldStyle}

  /* 8 rem at the browser's usual size; the product's own root size is smaller. */
  max-height: 128px;
  padding-bottom: 0;
  overflow-y: auto;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;

const Hint = styled.span`
  ${textStyle({ size: 'xs', tone: 'muted', fill: true })}

  &:first-child {
    padding-inline-start: ${space[2]};
  }

  ${media.phone} {
    visibility: hidden;
  }
`;
