import type { Cents } from '@back-office/shared/format';
import { rowsMeeting, salesDataOf, type Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { drillDowns } from '../../../domain/reportLineRows';
import { lineFigures, type FigureColumn } from './drillDownFigures';

/** Compares a report line with the transactions behind it. */
export interface TieOut {
  /** Rows that pass the filter of the drill-down, by day and time. */
  readonly listed: readonly Transaction[];
  /** Rows outside that filter that the line of the report also counts. */
  readonly others: readonly Transaction[];
  readonly columns: readonly TiedColumn[];
}

export interface TiedColumn extends TiedSums {
  readonly column: FigureColumn;
}

interface TiedSums {
  /** Sum of the rows one by one. */
  readonly listed: Cents;
  readonly others: Cents;
  /** The figure in the report, calculated from all its rows at once. */
  readonly report: Cents;
}

/** `rows` are all transactions of the report. */
export function tieOutOf(line: DrillDownLine, rows: readonly Transaction[]): TieOut {
  const listedRows = rowsMeeting(rows, drillDowns[line].lists);
  const isListed = new Set(listedRows);
  const { columns } = lineFigures[line];
  const counted = isKind(line) ? listedRows : rows;
  const report = salesDataOf(counted);
  const listed: Transaction[] = [];
  const others: Transaction[] = [];
  const listedSums = columns.map(() => 0);
  const otherSums = columns.map(() => 0);

  for (const row of counted) {
    const data = salesDataOf([row]);
    const figures = columns.map((column) => column.figure(data));
    if (isListed.has(row)) {
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

/** By how much the report exceeds its rows, in the first column that differs; zero if all columns tie out. */
export function differenceOf(columns: readonly TiedSums[]): Cents {
  return columns.map(({ listed, others, report }) => report - listed - others).find((cents) => cents !== 0) ?? 0;
}

/** The report itself selects the rows of these lines by their id, so there are no others. */
function isKind(line: DrillDownLine) {
  return line === 'sales' || line === 'exchanges';
}

function addTo(sums: Cents[], figures: readonly Cents[]) {
  figures.forEach((cents, index) => {
    sums[index] = (sums[index] ?? 0) + cents;
  });
}
