import { negated, sumOf, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import {
  measureOf,
  measureParts,
  unknownReason,
  type FigureGroup,
  type LedgerFacts,
  type MeasureId,
} from '@back-office/shared/ledger';
import type { MoneyBars } from '../../../domain/reports/chartPoints';
import type { SalesReport } from './salesReport';
import type { SubRow, SubRows } from './subRows';

/** There are this many series colors. Further groups share the last one. */
const maxSeries = 6;
const otherGroups = 'All others';

/** Total sales as bars: the figures of the gauge and the table. `told`: what the shop says of the figures that it cannot tell. */
export function salesBars({ time, groups, figures, baseline }: SalesReport, told?: LedgerFacts['unknown']): MoneyBars {
  if (time && groups) return stackedBars(time, groups, told);
  const division = time ?? groups;
  if (division)
    return {
      title: `Total sales by ${division.by}`,
      series: ['Total sales'],
      bars: division.rows.map((row) => barOf(row, [totalOf(row.figures)], told)),
    };
  return {
    title: 'What makes up total sales',
    series: ['Amount'],
    bars: measureParts('total-sales').map((id) =>
      barOf({ label: measureOf(id).label, figures, baseline }, [figures[id] ?? unknown], told, id),
    ),
  };
}

function stackedBars(time: SubRows, groups: SubRows, told: LedgerFacts['unknown'] | undefined): MoneyBars {
  const names = groups.rows.map(({ label }) => label);
  const isCut = names.length > maxSeries;
  const named = isCut ? names.slice(0, maxSeries - 1) : names;
  const series = isCut ? [...named, otherGroups] : named;
  return {
    title: `Total sales by ${time.by} and ${groups.by}`,
    series,
    bars: time.rows.map((row) => {
      const amounts = new Map(row.groups.map(({ label, figures }) => [label, totalOf(figures)]));
      const values = named.map((name) => amounts.get(name) ?? 0);
      const rest = sumOf([totalOf(row.figures), ...values.map(negated)]);
      return barOf(row, isCut ? [...values, rest] : values, told);
    }),
  };
}

function barOf(
  { label, figures, baseline, isPart }: Pick<SubRow, 'label' | 'figures' | 'baseline' | 'isPart'>,
  values: readonly (Cents | Unknown)[],
  told: LedgerFacts['unknown'] | undefined,
  id: MeasureId = 'total-sales',
): MoneyBars['bars'][number] {
  return {
    name: label,
    values,
    ...(isPart && { isPart }),
    compared: baseline?.[id],
    reason: unknownReason(id, figures, told) ?? (baseline && unknownReason(id, baseline, told)),
  };
}

function totalOf(figures: FigureGroup['figures']): Cents | Unknown {
  return figures['total-sales'] ?? unknown;
}
