import { unknown, type Cents, type Unknown } from '@back-office/shared/format';
import type { FigureGroup, MeasureId } from '@back-office/shared/ledger';

export type Figures = FigureGroup['figures'];

/** A figure of the report in cents. */
export function amountOf(figures: Figures, id: MeasureId): Cents | Unknown {
  return figures[id] ?? unknown;
}
