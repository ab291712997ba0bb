import type { Cents } from '@back-office/shared/format';
import {
  allAnswers,
  mapAnswer,
  rowFiltersOf,
  filterRows,
  scopeFilters,
  type Answer,
  type AskOptions,
  type FiguresAnswer,
  type LedgerPort,
  type MeasureId,
  type ReportFilters,
  type RowsAnswer,
  type Transaction,
} from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { countCondition, drillDowns } from '../../../domain/reportLineRows';
import { amountOf, type Figures } from './amounts';
import { drillDownColumns } from './drillDownFigures';

/** Compares a report line with the transactions behind it. */
export interface TieOut {
  /** Rows that pass the filter of the drill-down, by day and time. */
  readonly listed: readonly Transaction[];
  /** Rows outside that filter that the line of the report also counts. */
  readonly others: readonly Transaction[];
  readonly columns: readonly TiedColumn[];
  /** What the listed rows add up to in a file. */
  readonly file: Figures;
  readonly amountOfRow: AmountOfRow;
}

/** What a row contributes to a column, with the sign that the report shows. */
export type AmountOfRow = (row: Transaction, column: MeasureId) => Cents;

export interface TiedColumn extends TiedSums {
  readonly column: MeasureId;
}

interface TiedSums {
  /** Sum of the rows one by one. */
  readonly listed: Cents;
  readonly others: Cents;
  /** The figure in the report, calculated from all its rows at once. */
  readonly report: Cents;
}

/** What a file with the listed rows is compared with in a spreadsheet. */
export const fileMeasures = [
  'gross-sales',
  'net-sales',
  'deposits-collected',
  'deposits-redeemed',
  'net-total',
] as const satisfies readonly MeasureId[];

/** Asks for the rows of a line, for the figures of each, and for those of the report. */
export function askTieOut(
  port: Pick<LedgerPort, 'rows' | 'figures'>,
  line: DrillDownLine,
  filters: ReportFilters,
  options?: AskOptions,
): Answer<TieOut> {
  const scope = { range: filters.dateRange, filters: scopeFilters(filters) };
  const { lists } = drillDowns[line];
  const measures = drillDownColumns[line];
  return mapAnswer(
    allAnswers<[RowsAnswer, FiguresAnswer, FiguresAnswer, FiguresAnswer]>(
      port.rows(rowFiltersOf(filters), options),
      port.figures({ ...scope, where: countCondition(line), measures, groupBy: ['transaction-id'] }, options),
      port.figures({ ...scope, where: lists, measures: fileMeasures }, options),
      port.figures({ ...scope, where: isKind(line) ? lists : undefined, measures }, options),
    ),
    ([{ rows }, each, file, report]) => {
      const figuresById = new Map(each.total.groups.map(({ key, figures }) => [key, figures]));
      const amountOfRow: AmountOfRow = ({ id }, column) => amountOf(figuresById.get(id) ?? {}, column);
      const listed = filterRows(rows, { where: lists });
      const isListed = new Set(listed);
      const others = rows.filter(
        (row) =>
          figuresById.has(row.id) && !isListed.has(row) && measures.some((column) => amountOfRow(row, column) !== 0),
      );
      const sumOf = (own: readonly Transaction[], column: MeasureId) =>
        own.reduce((sum, row) => sum + amountOfRow(row, column), 0);
      return {
        listed,
        others,
        columns: measures.map((column) => ({
          column,
          listed: sumOf(listed, column),
          others: sumOf(others, column),
          report: amountOf(report.total.figures, column),
        })),
        file: file.total.figures,
        amountOfRow,
      };
    },
  );
}

/** By how much the report exceeds its rows, in the first column that differs; zero if all columns tie out. */
export function differenceOf(columns: readonly TiedSums[]): Cents {
  return columns.map(({ listed, others, report }) => report - listed - others).find((cents) => cents !== 0) ?? 0;
}

/** The report itself selects the rows of these lines by their kind, so there are no others. */
function isKind(line: DrillDownLine) {
  return line === 'sales' || line === 'exchanges';
}
