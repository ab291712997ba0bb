import { negated, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { measureParts, type MeasureId } from '@back-office/shared/ledger';
import type { SalesReport } from './salesReport';

export type ShownTotal = 'total-sales' | 'net-sales';

/** The figure of gauge and chart: net sales in a shop that knows these, but not all that total sales are made of. */
export function shownTotal({ figures }: Pick<SalesReport, 'figures'>): ShownTotal {
  const isUnknown = (id: ShownTotal) => (figures[id] ?? unknown) === unknown;
  return isUnknown('total-sales') && !isUnknown('net-sales') ? 'net-sales' : 'total-sales';
}

interface GaugeParts {
  /** What the ring as a whole stands for. */
  readonly whole: MeasureId;
  readonly parts: readonly MeasureId[];
  /** Name of the legend. */
  readonly legend: string;
}

/** The parts of the gauge: those of total sales; or what is left of gross sales, and what was taken off. */
export const gaugeParts: Readonly<Record<ShownTotal, GaugeParts>> = {
  'total-sales': {
    whole: 'total-sales',
    parts: measureParts('total-sales'),
    legend: 'What makes up total sales',
  },
  'net-sales': {
    whole: 'gross-sales',
    parts: ['net-sales', ...measureParts('net-sales').filter((id) => id !== 'gross-sales')],
    legend: 'From gross sales to net sales',
  },
};

/** The size of a part in the ring. What was taken off gross sales is negative in the report, but a part of them. */
export function gaugeValue(shown: ShownTotal, id: MeasureId, figures: SalesReport['figures']): Cents | Unknown {
  const value = figures[id] ?? unknown;
  const { whole } = gaugeParts[shown];
  return whole === 'gross-sales' && id !== shown && id !== whole ? negated(value) : value;
}
