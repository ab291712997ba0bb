import { Info, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { migrationNotice } from '@back-office/shared/format';
import { useLedgerLink, useToday } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { useNavigate } from '@back-office/shared/router';
import { useDismissed } from '@back-office/shared/state';
import { color, media, radius, space, text, weight } from '@back-office/shared/theme';
import { Button, focusHeading, IconButton, isNothingFocused } from '@back-office/shared/ui';
import { useGeneration } from '../state/useGeneration';
import { LegacyReportChoice } from './LegacyReportChoice';
import { MigrationComplete } from './MigrationComplete';

export interface GenerationNoticeProps {
  /** The choice of reports is shown from the start. */
  readonly isExpanded?: boolean;
  /** A link beside the buttons, such as the one from the sales summary to the migration status. */
  readonly link?: ReactNode;
}

/**
 * The notice that reports move, with the choice of legacy reports and the generation of their replacements. Dismissing
 * it stops the generation; it stays dismissed until the merchant asks for it on the migration screen.
 */
export function GenerationNotice({ isExpanded = false, link }: GenerationNoticeProps) {
  const { isDismissed, dismiss } = useDismissed('migration');
  const navigate = useNavigate();
  const { message } = migrationNotice(useToday());
  const newReports = useLedgerLink()(paths.customReports());
  const { generation, generate, reset } = useGeneration(() => void navigate(newReports));
  const [isOpen, setOpen] = useState(isExpanded);
  const choiceId = useId();
  const frame = useRef<HTMLElement>(null);
  const wasDismissed = useRef(isDismissed);

  // The button that brought the notice back is gone.
  useEffect(() => {
    if (wasDismissed.current && frame.current && isNothingFocused(frame.current)) frame.current.focus();
    wasDismissed.current = isDismissed;
  }, [isDismissed]);

  if (isDismissed) return null;

  /** The pressed button disappears, so the heading gets the focus first. */
  function close({ currentTarget }: { readonly currentTarget: Element }) {
    focusHeading(currentTarget);
    reset();
    dismiss();
  }

  if (generation.step === 'completed')
    return <MigrationComplete count={generation.count} newReports={newReports} onDismiss={close} />;

  return (
    <Frame ref={frame} aria-label="Report migration" tabIndex={-1} data-generation="">
      <Head>
        <Mark size={18} aria-hidden />
        <Message>
          <strong>{message}</strong> <span>Choose legacy reports and generate their replacements.</span>
        </Message>
        <HeadActions>
          {link}
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? choiceId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide reports' : 'Choose reports'}
          </Button>
        </HeadActions>
        <IconButton label="Dismiss" icon={<X />} size="small" onClick={close} />
      </Head>
      {isOpen && <LegacyReportChoice id={choiceId} generation={generation} onGenerate={generate} />}
    </Frame>
  );
}

interface ShowGenerationProps {
  /** The notice is at the end of the screen. */
  readonly isBelow: boolean;
}

/** On the migration screen: brings the dismissed notice back, or leads to it. */
export function ShowGeneration({ isBelow }: ShowGenerationProps) {
  const { isDismissed, restore } = useDismissed('migration');
  if (!isDismissed && !isBelow) return null;
  const show = ({ currentTarget }: MouseEvent) =>
    currentTarget.closest('[data-back-office]')?.querySelector<HTMLElement>('[data-generation]')?.focus();
  return <Button onClick={isDismissed ? restore : show}>Generate reports</Button>;
}

const Frame = styled.section`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.noticeBorder};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
  ${text.sm}

  &:focus {
    outline: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background-color: ${color.noticeSubtle};
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  ${media.phone} {
    flex-basis: 100%;
    order: 1;
    padding-inline-start: 30px;
  }
`;
