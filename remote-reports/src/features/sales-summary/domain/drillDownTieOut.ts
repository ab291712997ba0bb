import type { Cents } from '@back-office/shared/format';
import { salesDataOf, type Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { drillDowns } from '../../../domain/drillDown';
import { lineFigures, type FigureColumn } from './drillDownFigures';

/** A line of the report beside the rows behind it. */
export interface TieOut {
  /** What the specified filter lets through, in order of day and time. */
  readonly listed: readonly Transaction[];
  /** Rows outside that filter which the report counts in the line all the same (decision D13). */
  readonly others: readonly Transaction[];
  readonly columns: readonly TiedColumn[];
}

export interface TiedColumn extends TiedSums {
  readonly column: FigureColumn;
}

interface TiedSums {
  /** Added up row by row, as the merchant would. */
  readonly listed: Cents;
  readonly others: Cents;
  /** As the report makes it, of all its rows at once. */
  readonly report: Cents;
}

/** `rows` are all rows the report is made of. */
export function tieOutOf(line: DrillDownLine, rows: readonly Transaction[]): TieOut {
  const { includes } = drillDowns[line];
  const { columns } = lineFigures[line];
  const counted = isKind(line) ? rows.filter(includes) : rows;
  const report = salesDataOf(counted);
  const listed: Transaction[] = [];
  const others: Transaction[] = [];
  const listedSums = columns.map(() => 0);
  const otherSums = columns.map(() => 0);

  for (const row of counted) {
    const data = salesDataOf([row]);
    const figures = columns.map((column) => column.figure(data));
    if (includes(row)) {
      listed.push(row);
      addTo(listedSums, figures);
    } else if (figures.some((cents) => cents !== 0)) {
      others.push(row);
      addTo(otherSums, figures);
    }
  }

  return {
    listed,
    others,
    columns: columns.map((column, index) => ({
      column,
      listed: listedSums[index] ?? 0,
      others: otherSums[index] ?? 0,
      report: column.figure(report),
    })),
  };
}

/** What the report says beyond the rows, in the first column that differs; zero where all tie out. */
export function gapOf(columns: readonly TiedSums[]): Cents {
  return columns.map(({ listed, others, report }) => report - listed - others).find((gap) => gap !== 0) ?? 0;
}

/** Sales and exchanges are told by the ids of their rows, so the report's own line holds no others. */
function isKind(line: DrillDownLine) {
  return line === 'sales' || line === 'exchanges';
}

function addTo(sums: Cents[], figures: readonly Cents[]) {
  figures.forEach((cents, index) => {
    sums[index] = (sums[index] ?? 0) + cents;
  });
}
