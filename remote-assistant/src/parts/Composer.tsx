import { ArrowUp, Square } from 'lucide-react';
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { color, media, motion, space, stackStyle, text, textStyle, withoutRing } from '@back-office/shared/theme';
import { IconButton, Row } from '@back-office/shared/ui';

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
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
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
    <Frame ref={frame}>
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
    </Frame>
  );
}

/** Enter confirms the text of an input method; Safari says so only through the key code. */
function isComposing({ nativeEvent }: KeyboardEvent) {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
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

const Frame = styled.div`
  ${stackStyle({ gap: 2, pad: 2, shrink: true, round: 'lg', ground: 'raised' })}
  border: 1px solid ${color.borderControl};
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  &:has(textarea:focus) {
    border-color: ${color.focus};
    box-shadow: inset 0 0 0 1px ${color.focus};
  }
`;

const Field = styled.textarea`
  width: 100%;

  /* 8 rem at the browser's usual size; the product's own root size is smaller. */
  max-height: 128px;
  padding: ${space[1]} ${space[2]} 0;
  border: 0;
  outline: none;
  overflow-y: auto;
  resize: none;
  background: none;
  ${text.sm}
  ${withoutRing}

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  /* Safari on phones zooms into fields with smaller text. */
  ${media.phone} {
    font-size: 16px;
    line-height: 24px;
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
