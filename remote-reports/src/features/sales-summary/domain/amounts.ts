import type { Cents } from '@back-office/shared/format';
import { numberOf, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';

export type Figures = FigureGroup['figures'];

/** A figure of the report in cents; `NaN` if it is unknown, so that sums with it are unknown too. */
export function amountOf(figures: Figures, id: MeasureId): Cents {
  return numberOf(figures[id]) ?? NaN;
}
