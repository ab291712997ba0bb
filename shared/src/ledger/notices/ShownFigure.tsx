import { joinReasons, unknown } from '@back-office/shared/format';
import {
  figureText,
  measureOf,
  unknownReason,
  useLedgerFacts,
  type Figure,
  type FigureGroup,
  type MeasureId,
} from '@back-office/shared/ledger';
import { Amount } from '@back-office/shared/ui';

interface ShownFigureProps {
  /** Which figure it is; several for an amount of money that is calculated from them. */
  readonly id: MeasureId | readonly MeasureId[];
  /** `undefined` for a figure that has no meaning, such as an average of nothing. */
  readonly value: Figure;
  /** Those of the same answer, by which the reason of an unknown one is more exact. */
  readonly figures?: FigureGroup['figures'] | undefined;
}

/** A figure of a ledger in its unit, or a dash. One that is unknown says why. */
export function ShownFigure({ id, value, figures }: ShownFigureProps) {
  if (value === undefined) return '–';
  if (value === unknown) return <UnknownFigure id={id} figures={figures} />;
  if (typeof id === 'string' && measureOf(id).unit !== 'money') return figureText(id, value);
  return <Amount cents={value} />;
}

function UnknownFigure({ id, figures }: Omit<ShownFigureProps, 'value'>) {
  const told = useLedgerFacts()?.unknown;
  const reasonOf = (each: MeasureId) => unknownReason(each, { ...figures, [each]: unknown }, told);
  return <Amount cents={unknown} reason={joinReasons([id].flat().map(reasonOf))} />;
}
