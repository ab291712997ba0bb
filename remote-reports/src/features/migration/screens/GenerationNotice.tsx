import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLedgerLink } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { useNavigate } from '@back-office/shared/router';
import { useDismissed } from '@back-office/shared/state';
import { Button, focusHeading, isNothingFocused } from '@back-office/shared/ui';
import { CustomReportsProvider } from '../../../state/customReports';
import { useGeneration } from '../state/useGeneration';
import { GenerationFrame } from './GenerationFrame';
import { LegacyReportChoice } from './LegacyReportChoice';
import { MigrationComplete } from './MigrationComplete';

interface GenerationNoticeProps {
  /** The choice of reports is shown from the start. */
  readonly isExpanded?: boolean;
  /** A link beside the buttons, such as the one from the sales summary to the migration status. */
  readonly link?: ReactNode;
}

/**
 * The notice that reports move, with the choice of legacy reports and the generation of their replacements. Dismissing
 * it stops the generation; it stays dismissed until the merchant asks for it on the migration screen.
 */
export function GenerationNotice(props: GenerationNoticeProps) {
  return (
    <CustomReportsProvider>
      <Notice {...props} />
    </CustomReportsProvider>
  );
}

function Notice({ isExpanded = false, link }: GenerationNoticeProps) {
  const { isDismissed, dismiss } = useDismissed('migration');
  const navigate = useNavigate();
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
    <GenerationFrame
      ref={frame}
      link={link}
      isOpen={isOpen}
      choiceId={choiceId}
      onToggle={() => setOpen(!isOpen)}
      onDismiss={close}
    >
      {isOpen && <LegacyReportChoice id={choiceId} generation={generation} onGenerate={generate} />}
    </GenerationFrame>
  );
}

interface ShowGenerationProps {
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
