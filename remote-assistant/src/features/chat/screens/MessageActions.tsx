import { Check, Copy, RefreshCw, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, media, space } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import type { Rating } from '../../../domain/conversation';
import { useIsPending } from '../../../state/AssistantProvider';

interface MessageActionsProps {
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
      <CopyButton text={text} />
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

type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds that the mark of a copy is shown. */
const markTime = 2_000;

const copyLooks = {
  idle: { label: 'Copy', icon: <Copy /> },
  copied: { label: 'Copied', icon: <Check /> },
  failed: { label: 'Copying failed', icon: <TriangleAlert /> },
} as const satisfies Record<CopyState, object>;

function CopyButton({ text }: { readonly text: string }) {
  const [copy, setCopy] = useState<{ readonly state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (copy.state === 'idle') return;
    const timer = setTimeout(() => setCopy({ state: 'idle' }), markTime);
    return () => clearTimeout(timer);
  }, [copy]);

  async function run() {
    try {
      await navigator.clipboard.writeText(text);
      setCopy({ state: 'copied' });
    } catch (error) {
      console.error('The reply could not be copied.', error);
      setCopy({ state: 'failed' });
    }
  }
  return <IconButton {...copyLooks[copy.state]} size="small" onClick={() => void run()} />;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  button {
    color: ${color.textSecondary};
  }

  button[aria-pressed='true'] {
    background: ${color.bgActive};
    color: ${color.text};
  }

  ${media.phone} {
    gap: ${space[2]};
  }
`;
