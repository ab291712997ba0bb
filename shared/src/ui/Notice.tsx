import { CircleAlert, Info, X, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, gridStyle, media, notOnPaper, rowStyle, space } from '@back-office/shared/theme';
import { controlAfter, isNothingFocused } from './focus/focus';
import { IconButton } from './IconButton';
import { Text } from './primitives';

export type NoticeTone = 'info' | 'notice' | 'negative';

/**
 * A message above the content: blue for an offer, amber for a deadline, red for a failure, which screen readers
 * announce at once.
 */
export interface NoticeProps {
  /** `info` for an offer, `notice` for a deadline, `negative` for a failure. */
  readonly tone: NoticeTone;
  /** One or two sentences. */
  readonly children: ReactNode;
  /** One quiet button, usually `<Button variant="link">`. */
  readonly action?: ReactNode;
  /** Shows a close button. */
  readonly onDismiss?: (() => void) | undefined;
}

const icons: Readonly<Record<NoticeTone, LucideIcon>> = { info: Info, notice: Info, negative: CircleAlert };

export function Notice({ tone, children, action, onDismiss }: NoticeProps) {
  const Icon = icons[tone];
  const frame = useRef<HTMLDivElement>(null);

  /** The pressed button is about to disappear, so the focus goes on to what follows. */
  function dismiss() {
    const element = frame.current;
    const next = element?.matches(':focus-within') && controlAfter(element);
    onDismiss?.();
    requestAnimationFrame(() => {
      if (element?.isConnected === false && next && isNothingFocused(next)) next.focus({ preventScroll: true });
    });
  }

  return (
    <Frame
      ref={frame}
      role={tone === 'negative' ? 'alert' : 'note'}
      $tone={tone}
      $isOffer={tone === 'info' && action !== undefined}
    >
      <Icon size={18} aria-hidden />
      <Text as="div" size="sm" anywhere grow>
        {children}
      </Text>
      {action && <Action>{action}</Action>}
      {onDismiss && <Dismiss label="Dismiss" icon={<X />} size="small" onClick={dismiss} />}
    </Frame>
  );
}

const tones: Readonly<Record<NoticeTone, ReturnType<typeof css>>> = {
  info: css`
    --edge: ${color.accentBorder};
    --ground: ${color.accentSubtle};
    --mark: ${color.accentText};
  `,
  notice: css`
    --edge: ${color.noticeBorder};
    --ground: ${color.noticeSubtle};
    --mark: ${color.noticeSolid};
  `,
  negative: css`
    --edge: transparent;
    --ground: ${color.negativeSubtle};
    --mark: ${color.negative};
  `,
};

/** An offer is not printed: paper has no buttons. */
const Frame = styled.div<{ readonly $tone: NoticeTone; readonly $isOffer: boolean }>`
  ${(props) => tones[props.$tone]}
  ${rowStyle({ gap: 3, align: 'start', shrink: true, pad: ['11px', 3, '11px', 4], round: 'lg' })}
  border: 1px solid var(--edge);
  background-color: var(--ground);

  > svg {
    margin-top: 1px;
    color: var(--mark);
  }

  ${media.phone} {
    ${gridStyle({ columns: 'auto minmax(0, 1fr) auto' })}
  }

  ${(props) => props.$isOffer && notOnPaper}
`;

/** The buttons extend over the padding, so that one line of text makes a bar of 44 px. On phones they are below. */
const Action = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch' })}
  margin-block: -8px;

  /* As tall as a button. */
  > a {
    ${rowStyle({ size: 'sm', minHeight: '36px' })}
    padding-inline: ${space[1]};
  }

  ${media.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
    margin: 0 0 -6px calc(-1 * ${space[1]});
  }
`;

const Dismiss = styled(IconButton)`
  margin-block: -6px;
`;
