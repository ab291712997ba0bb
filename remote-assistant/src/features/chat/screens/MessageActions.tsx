import { Check, Copy, FileCode, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, rowStyle, textStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { copyFailedText, useCopy } from '@back-office/shared/ui/dialogs';
import type { Rating } from '../../../domain/conversation';
import { readableText } from '../domain/readableText';
import { useIsPending } from '../../../state/AssistantProvider';

interface MessageActionsProps {
  /** Markdown. */
  readonly text: string;
  readonly rating: Rating | undefined;
  readonly onRate: (rating: Rating) => void;
  /** `undefined` where the message before is not a question. */
  readonly onRegenerate: (() => void) | undefined;
  readonly conversationId: string;
}

export function MessageActions({ text, rating, onRate, onRegenerate, conversationId }: MessageActionsProps) {
  return (
    <Row>
      <CopyButton label="Copy" icon={<Copy />} text={readableText(text)} />
      <CopyButton label="Markdown to clipboard" icon={<FileCode />} text={text} />
      <IconButton
        label="Rate good"
        icon={<ThumbsUp />}
        size="small"
        aria-pressed={rating === 1}
        onClick={() => onRate(1)}
      />
      <IconButton
        label="Rate poor"
        icon={<ThumbsDown />}
        size="small"
        aria-pressed={rating === -1}
        onClick={() => onRate(-1)}
      />
      {onRegenerate && <RegenerateButton conversationId={conversationId} onClick={onRegenerate} />}
    </Row>
  );
}

interface RegenerateButtonProps {
  readonly conversationId: string;
  readonly onClick: () => void;
}

function RegenerateButton({ conversationId, onClick }: RegenerateButtonProps) {
  const isPending = useIsPending(conversationId);
  return <IconButton label="Regenerate" icon={<RefreshCw />} size="small" disabled={isPending} onClick={onClick} />;
}

interface CopyButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly text: string;
}

function CopyButton({ label, icon, text }: CopyButtonProps) {
  const { state, copy } = useCopy(text);
  const look = state === 'copied' ? { label: 'Copied', icon: <Check /> } : { label, icon };
  return (
    <>
      <IconButton {...look} size="small" onClick={() => void copy()} />
      {state === 'failed' && <Failure role="alert">{copyFailedText}</Failure>}
    </>
  );
}

/** On a line of its own below the buttons. */
const Failure = styled.p`
  order: 1;
  flex-basis: 100%;
  ${textStyle({ size: 'xs', tone: 'negative' })}
`;

const Row = styled.div`
  ${rowStyle({ gap: '2px', wrap: true, phone: { gap: 2 } })}

  button {
    color: ${color.textSecondary};
  }

  button[aria-pressed='true'] {
    ${textStyle({ ground: 'active', tone: 'text' })}
  }
`;
