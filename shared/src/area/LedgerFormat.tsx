import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { AreaSkeleton } from '@back-office/shared/area';
import type { LedgerPort } from '@back-office/shared/contract';
import { samplePageFormat, type PageFormat } from '@back-office/shared/format';
import { FailurePanel } from '@back-office/shared/ui';
import { causeOf } from '../ledger/port/ledgerSourceError';
import { passLedgerErrors } from './areaEvents';
import type { FormatClaim } from './formatClaim';
import type { Lent } from './lent';
import type { OwnParts } from './createMount';

interface LedgerFormatProps {
  /** What the page lends; without one, the shop of the page, or the sample. */
  readonly ledger: LedgerPort | undefined;
  /** The id of a shop that this browser may have. */
  readonly shopId: string | undefined;
  readonly findSource: OwnParts['findSource'];
  readonly title: string;
  readonly claim: FormatClaim;
  /** The page's, at which failures of the ledger are told. */
  readonly element: HTMLElement;
  /** The area with the ledger whose amounts and days the page can write. */
  readonly children: (lent: Lent) => ReactNode;
}

type Outcome =
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly cause: string }
  | { readonly step: 'ready'; readonly source: Source; readonly lent: Lent; readonly format: PageFormat };

/** What was asked for: another one is asked again. */
type Source = LedgerPort | string | undefined;

/**
 * Asks a ledger for its currency, time zone and locale before the area is shown, and sets the page's format. Until a
 * ledger that replaces another one has answered, the area goes on with that one.
 */
export function LedgerFormat(props: LedgerFormatProps) {
  const { ledger, shopId, findSource, title, claim, element, children } = props;
  const source = ledger ?? shopId;
  const [outcome, setOutcome] = useState((): Outcome => (source === undefined ? sampleOf(claim) : { step: 'asking' }));
  const [attempt, setAttempt] = useState(0);
  const isAnswered = useEffectEvent(() => outcome.step === 'ready' && outcome.source === source);
  useEffect(() => {
    if (isAnswered()) return undefined;
    let isCurrent = true;
    async function ask(): Promise<Outcome> {
      const { format, open } = await findSource(ledger, shopId);
      const refusal = isCurrent ? claim.take(format) : 'Nobody waits any more.';
      if (refusal !== undefined) return { step: 'failed', cause: refusal };
      return { step: 'ready', source: ledger ?? shopId, lent: await open(), format };
    }
    ask()
      .catch((error: unknown): Outcome => ({ step: 'failed', cause: causeOf(toError(error)) }))
      .then((next) => {
        if (isCurrent) setOutcome(next);
        else if (next.step === 'ready') next.lent.close?.();
      });
    return () => {
      isCurrent = false;
    };
  }, [ledger, shopId, findSource, claim, attempt]);
  const lent = outcome.step === 'ready' ? outcome.lent : undefined;
  useEffect(() => lent?.close, [lent]);
  const asked = useEffectEvent(() => ledger ?? lent?.ledger);
  useEffect(() => passLedgerErrors(element, () => asked()), [element]);
  if (outcome.step === 'asking') return <AreaSkeleton />;
  // What is on the screen does not follow the format, nor lists that are stored elsewhere, by itself.
  if (outcome.step === 'ready') return <Fragment key={keyOf(outcome)}>{children(outcome.lent)}</Fragment>;
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

/** There at once. */
function sampleOf(claim: FormatClaim): Outcome {
  const cause = claim.take(samplePageFormat);
  if (cause !== undefined) return { step: 'failed', cause };
  return { step: 'ready', source: undefined, lent: { ledger: undefined }, format: samplePageFormat };
}

function keyOf({ format, lent }: Extract<Outcome, { readonly step: 'ready' }>): string {
  const { currency, timeZone, dayStart, locale } = format;
  return [currency, timeZone, dayStart, locale, lent.shop?.id].join();
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
