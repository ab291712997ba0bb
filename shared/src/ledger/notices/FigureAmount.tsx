import { unknown } from '@back-office/shared/format';
import {
  unknownReason,
  useLedgerFacts,
  type Figure,
  type FigureGroup,
  type MeasureId,
} from '@back-office/shared/ledger';
import { Amount } from '@back-office/shared/ui';

interface FigureAmountProps {
  /** Several for an amount that is calculated from them. */
  readonly id: MeasureId | readonly MeasureId[];
  /** `undefined` for a figure that has no meaning, such as an average of nothing. */
  readonly cents: Figure;
  /** Those of the same answer, by which the reason of an unknown one is more exact. */
  readonly figures?: FigureGroup['figures'] | undefined;
}

/** An amount of a ledger, or a dash. One that is unknown says why, and so does any other figure that is unknown. */
export function FigureAmount({ id, cents, figures }: FigureAmountProps) {
  if (cents === undefined) return '–';
  return cents === unknown ? <UnknownFigure id={id} figures={figures} /> : <Amount cents={cents} />;
}

function UnknownFigure({ id, figures }: Omit<FigureAmountProps, 'cents'>) {
  const told = useLedgerFacts()?.unknown;
  const reasonOf = (each: MeasureId) =>
    unknownReason(each, figures?.[each] === unknown ? figures : { [each]: unknown }, told);
  return <Amount cents={unknown} reason={[...new Set([id].flat().map(reasonOf))].join(' ')} />;
}
