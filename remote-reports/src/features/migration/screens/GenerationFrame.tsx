import { Info, X } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { migrationNotice } from '@back-office/shared/format';
import { useToday } from '@back-office/shared/ledger';
import { useDismissed } from '@back-office/shared/state';
import { color, media, rowStyle, textStyle, weight } from '@back-office/shared/theme';
import { Button, focusHeading, IconButton, Row } from '@back-office/shared/ui';

interface GenerationFrameProps {
  readonly ref?: Ref<HTMLElement>;
  readonly link?: ReactNode;
  readonly isOpen?: boolean;
  readonly choiceId?: string;
  readonly onToggle?: () => void;
  readonly onDismiss?: (event: MouseEvent) => void;
  /** The choice of reports. */
  readonly children?: ReactNode;
}

/** What the notice that reports move shows before it is used: message, link and buttons. */
export function GenerationFrame({
  ref,
  link,
  isOpen = false,
  choiceId,
  onToggle,
  onDismiss,
  children,
}: GenerationFrameProps) {
  const { message } = migrationNotice(useToday());
  return (
    <Frame ref={ref} aria-label="Report migration" tabIndex={-1} data-generation="">
      <Row gap={[2, 3]} wrap pad={[2, 2, 2, 4]} ground="noticeSubtle">
        <Mark size={18} aria-hidden />
        <Message>
          <strong>{message}</strong> <span>Choose legacy reports and generate their replacements.</span>
        </Message>
        <HeadActions>
          {link}
          <Button size="small" aria-expanded={isOpen} aria-controls={isOpen ? choiceId : undefined} onClick={onToggle}>
            {isOpen ? 'Hide reports' : 'Choose reports'}
          </Button>
        </HeadActions>
        <IconButton label="Dismiss" icon={<X />} size="small" onClick={onDismiss} />
      </Row>
      {children}
    </Frame>
  );
}

/** Stands for the notice until its code is loaded. Dismissing waits for nothing, because the merchant may go on. */
export function GenerationPlaceholder({ link }: Pick<GenerationFrameProps, 'link'>) {
  const { isDismissed, dismiss } = useDismissed('migration');
  if (isDismissed) return null;
  function close({ currentTarget }: MouseEvent) {
    focusHeading(currentTarget);
    dismiss();
  }
  return <GenerationFrame link={link} onDismiss={close} />;
}

const Frame = styled.section`
  ${textStyle({ size: 'sm', shrink: true, on: 'screen', round: 'lg', ground: 'raised', clip: true })}
  border: 1px solid ${color.noticeBorder};

  &:focus {
    outline: none;
  }
`;

const Mark = styled(Info)`
  flex: none;
  color: ${color.noticeSolid};
`;

const Message = styled.p`
  flex: 1 1 280px;
  min-width: 0;

  strong {
    font-weight: ${weight.strong};
  }

  span {
    color: ${color.textSecondary};
  }

  ${media.phone} {
    flex-basis: 60%;
  }
`;

/** On a phone they stand below the message and the button that dismisses it. */
const HeadActions = styled.div`
  ${rowStyle({ gap: 2, wrap: true })}

  ${media.phone} {
    flex-basis: 100%;
    order: 1;
    padding-inline-start: 30px;
  }
`;
