import type { Cents } from '@back-office/shared/format';
import {
  allAnswers,
  figuresById,
  isPromise,
  mapAnswer,
  maxPage,
  rowsBehind,
  scopeFilters,
  type Answer,
  type AskOptions,
  type Condition,
  type FiguresAnswer,
  type LedgerPort,
  type MeasureId,
  type ReportFilters,
  type Scope,
  type Transaction,
  type RowsAnswer,
} from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { drillDowns } from '../../../domain/reportLineRows';
import { amountOf, type Figures } from './amounts';
import { drillDownColumns } from './drillDownFigures';

/** Compares a report line with the transactions behind it. */
export interface TieOut {
  /** Those that pass the filter of the drill-down, by day and time. */
  readonly listed: readonly Transaction[];
  readonly others: OtherTransactions;
  readonly columns: readonly TiedColumn[];
  /** What the listed transactions add up to in a file. */
  readonly file: Figures;
  readonly amountOfRow: AmountOfRow;
}

/** Transactions outside that filter that the line of the report also counts. */
export interface OtherTransactions {
  readonly count: number;
  /** `undefined` if they differ in it. */
  readonly status: string | undefined;
  /** All if there are few, otherwise none. */
  readonly named: readonly Transaction[];
}

/** What a transaction contributes to a column, with the sign that the report shows. */
export type AmountOfRow = (row: Transaction, column: MeasureId) => Cents;

export interface TiedColumn extends TiedSums {
  readonly column: MeasureId;
}

interface TiedSums {
  readonly listed: Cents;
  readonly others: Cents;
  /** The figure in the report, which knows nothing of lists. */
  readonly report: Cents;
}

/** What a file with the listed transactions is compared with in a spreadsheet. */
export const fileMeasures = [
  'gross-sales',
  'net-sales',
  'deposits-collected',
  'deposits-redeemed',
  'net-total',
] as const satisfies readonly MeasureId[];

/** Longer lists of ids would not be read. */
const maxNamed = 3;

const inOrder = { by: 'time', isDescending: false } as const;

/** Asks for the transactions of a line, for what they add up to, and for the figures of the report. */
export function askTieOut(
  port: Pick<LedgerPort, 'rows' | 'figures'>,
  line: DrillDownLine,
  filters: ReportFilters,
  options?: AskOptions,
): Answer<TieOut> {
  const scope = { range: filters.dateRange, filters: scopeFilters(filters) };
  const measures = drillDownColumns[line];
  const { lists } = drillDowns[line];
  const isReported: Condition = { all: isKind(line) ? [lists] : [] };
  const isOther: Condition = { all: [isReported, { not: lists }, { any: measures.map(rowsBehind) }] };
  const others = { ...scope, where: isOther };
  return mapAnswer(
    allAnswers<[readonly Transaction[], RowsAnswer, FiguresAnswer, FiguresAnswer, FiguresAnswer]>(
      askAll(port, { ...scope, where: lists }, options),
      port.rows({ scope: others, sort: inOrder, offset: 0, limit: maxNamed }, options),
      port.figures({ ...scope, where: lists, measures: [...measures, ...fileMeasures] }, options),
      port.figures({ ...others, measures, facts: ['transaction-status'] }, options),
      port.figures({ ...scope, where: isReported, measures }, options),
    ),
    ([listed, { rows, total }, ofListed, ofOthers, report]) => {
      const figures = figuresById(listed, measures);
      return {
        listed,
        others: {
          count: total,
          status: ofOthers.total.facts['transaction-status'],
          named: total <= maxNamed ? rows : [],
        },
        columns: measures.map((column) => ({
          column,
          listed: amountOf(ofListed.total.figures, column),
          others: amountOf(ofOthers.total.figures, column),
          report: amountOf(report.total.figures, column),
        })),
        file: ofListed.total.figures,
        amountOfRow: ({ id }, column) => amountOf(figures.get(id) ?? {}, column),
      };
    },
  );
}

/** All pages, one after the other. */
function askAll(
  port: Pick<LedgerPort, 'rows'>,
  scope: Scope,
  options: AskOptions | undefined,
  before: readonly Transaction[] = [],
): Answer<readonly Transaction[]> {
  const page = port.rows({ scope, sort: inOrder, offset: before.length, limit: maxPage }, options);
  const withOthers = ({ rows, total }: RowsAnswer) => {
    const found = [...before, ...rows];
    // An empty page ends a list that became shorter meanwhile.
    const isComplete = rows.length === 0 || found.length >= total;
    return isComplete ? found : askAll(port, scope, options, found);
  };
  return isPromise(page) ? page.then(withOthers) : withOthers(page);
}

/** By how much the report exceeds its transactions, in the first column that differs; zero if all columns tie out. */
export function differenceOf(columns: readonly TiedSums[]): Cents {
  return columns.map(({ listed, others, report }) => report - listed - others).find((cents) => cents !== 0) ?? 0;
}

/** The report itself selects the transactions of these lines by their kind, so there are no others. */
function isKind(line: DrillDownLine) {
  return line === 'sales' || line === 'exchanges';
}
