import { unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { unknownReason, useLedgerFacts, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import { Amount } from '@back-office/shared/ui';

interface FigureAmountProps {
  readonly id: MeasureId;
  readonly cents: Cents | Unknown;
  /** Those of the same answer, by which the reason of an unknown one is more exact. */
  readonly figures?: FigureGroup['figures'] | undefined;
}

/** An amount of a ledger. One that is unknown says why, and so does any other figure that is unknown. */
export function FigureAmount({ id, cents, figures }: FigureAmountProps) {
  return cents === unknown ? <UnknownFigure id={id} figures={figures} /> : <Amount cents={cents} />;
}

function UnknownFigure({ id, figures }: Omit<FigureAmountProps, 'cents'>) {
  const told = useLedgerFacts()?.unknown;
  const answer = figures?.[id] === unknown ? figures : { [id]: unknown };
  return <Amount cents={unknown} reason={unknownReason(id, answer, told)} />;
}
