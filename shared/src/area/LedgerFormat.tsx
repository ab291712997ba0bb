import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { LedgerPort } from '@back-office/shared/contract';
import { samplePageFormat, type PageFormat } from '@back-office/shared/format';
import { FailurePanel } from '@back-office/shared/ui';
import { causeOf } from '../ledger/port/ledgerSourceError';
import { AreaSkeleton } from '../loading/AreaSkeleton';
import type { FormatClaim } from './formatClaim';

interface LedgerFormatProps {
  /** What the page lends; without one, the sample. */
  readonly ledger: LedgerPort | undefined;
  /** The name of the area. */
  readonly title: string;
  readonly claim: FormatClaim;
  /** The area with the ledger whose amounts and days the page can write. */
  readonly children: (ledger: LedgerPort | undefined) => ReactNode;
}

type Outcome =
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly cause: string }
  | { readonly step: 'ready'; readonly ledger: LedgerPort | undefined; readonly format: PageFormat };

/**
 * Asks a ledger for its currency, time zone and locale before the area is shown, and sets the page's format. Until a
 * ledger that replaces another one has answered, the area goes on with that one.
 */
export function LedgerFormat({ ledger, title, claim, children }: LedgerFormatProps) {
  const take = (format: PageFormat): Outcome => {
    const refusal = claim.take(format);
    return refusal === undefined ? { step: 'ready', ledger, format } : { step: 'failed', cause: refusal };
  };
  const [outcome, setOutcome] = useState((): Outcome => (ledger ? { step: 'asking' } : take(samplePageFormat)));
  const [attempt, setAttempt] = useState(0);
  const isAnswered = useEffectEvent(() => outcome.step === 'ready' && outcome.ledger === ledger);
  const settle = useEffectEvent((format: PageFormat) => setOutcome(take(format)));
  useEffect(() => {
    if (isAnswered()) return undefined;
    let isCurrent = true;
    import('../ledger/port/lentFormat')
      .then(({ formatOf }) => formatOf(ledger))
      .then(
        (format) => isCurrent && settle(format),
        (error: unknown) => isCurrent && setOutcome({ step: 'failed', cause: causeOf(toError(error)) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [ledger, attempt]);
  if (outcome.step === 'asking') return <AreaSkeleton />;
  // What is on the screen does not follow the format by itself.
  if (outcome.step === 'ready') return <Fragment key={keyOf(outcome.format)}>{children(outcome.ledger)}</Fragment>;
  const retry = () => {
    setOutcome({ step: 'asking' });
    setAttempt(attempt + 1);
  };
  return (
    <FailurePanel
      title={`${title} could not be loaded`}
      cause={outcome.cause}
      code="LEDGER-001"
      onRetry={retry}
      takesFocus={false}
    />
  );
}

function keyOf({ currency, timeZone, dayStart, locale }: PageFormat): string {
  return [currency, timeZone, dayStart, locale].join();
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
