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
import { shownTotal, type ShownTotal } from './shownTotal';
import type { SubRow, SubRows } from './subRows';

/** There are this many series colors. Further groups share the last one. */
const maxSeries = 6;
const otherGroups = 'All others';

/**
 * Total sales as bars, or net sales if only these are known. `told`: what the shop says of the figures that it cannot
 * tell.
 */
export function salesBars(report: SalesReport, told?: LedgerFacts['unknown']): MoneyBars {
  const { time, groups, figures, baseline } = report;
  const shown = shownTotal(report);
  const { label } = measureOf(shown);
  if (time && groups) return stackedBars(shown, time, groups, told);
  const division = time ?? groups;
  if (division)
    return {
      title: `${label} by ${division.by}`,
      series: [label],
      bars: division.rows.map((row) => barOf(row, [row.figures[shown] ?? unknown], told, shown)),
    };
  return {
    title: `What makes up ${label.toLowerCase()}`,
    series: ['Amount'],
    bars: measureParts(shown).map((id) =>
      barOf({ label: measureOf(id).label, figures, baseline }, [figures[id] ?? unknown], told, id),
    ),
  };
}

function stackedBars(
  shown: ShownTotal,
  time: SubRows,
  groups: SubRows,
  told: LedgerFacts['unknown'] | undefined,
): MoneyBars {
  const totalOf = (of: FigureGroup['figures']) => of[shown] ?? unknown;
  const names = groups.rows.map(({ label }) => label);
  const isCut = names.length > maxSeries;
  const named = isCut ? names.slice(0, maxSeries - 1) : names;
  const series = isCut ? [...named, otherGroups] : named;
  return {
    title: `${measureOf(shown).label} by ${time.by} and ${groups.by}`,
    series,
    bars: time.rows.map((row) => {
      const amounts = new Map(row.groups.map(({ label, figures }) => [label, totalOf(figures)]));
      const values = named.map((name) => amounts.get(name) ?? 0);
      const rest = sumOf([totalOf(row.figures), ...values.map(negated)]);
      return barOf(row, isCut ? [...values, rest] : values, told, shown);
    }),
  };
}

function barOf(
  { label, figures, baseline, isPart }: Pick<SubRow, 'label' | 'figures' | 'baseline' | 'isPart'>,
  values: readonly (Cents | Unknown)[],
  told: LedgerFacts['unknown'] | undefined,
  id: MeasureId,
): MoneyBars['bars'][number] {
  return {
    name: label,
    values,
    ...(isPart && { isPart }),
    compared: baseline?.[id],
    reason: unknownReason(id, figures, told) ?? (baseline && unknownReason(id, baseline, told)),
  };
}
