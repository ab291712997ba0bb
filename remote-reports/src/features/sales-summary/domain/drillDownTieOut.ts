import { negated, sumOf, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import {
  allAnswers,
  mapAnswer,
  rowsBehind,
  type Answer,
  type AskOptions,
  type Condition,
  type FigureGroup,
  type LedgerPort,
  type MeasureId,
  type Scope,
  type Transaction,
} from '@back-office/shared/ledger';
import { drillDowns, type DrillDownLine } from '../../../domain/reportLineRows';
import { drillDownColumns } from './drillDownFigures';

/** Compares a report line with the transactions behind it. */
export interface TieOut {
  /** How many transactions pass the filter of the drill-down. */
  readonly listedCount: number;
  readonly others: OtherTransactions;
  readonly columns: readonly TiedColumn[];
  /** What the listed transactions add up to in a file. */
  readonly file: FigureGroup['figures'];
}

/** Transactions outside that filter that the line of the report also counts. */
export interface OtherTransactions {
  readonly count: number;
  /** `undefined` if they differ in it. */
  readonly status: string | undefined;
  /** All if there are few, otherwise none. */
  readonly named: readonly Transaction[];
}

export interface TiedColumn {
  readonly column: MeasureId;
  readonly listed: Cents | Unknown;
  readonly others: Cents | Unknown;
  /** The figure in the report, which knows nothing of lists. */
  readonly report: Cents | Unknown;
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

/** The transactions that pass the filter of a drill-down. */
export function listedScope(line: DrillDownLine, scope: Scope): Scope {
  return { ...scope, where: drillDowns[line].lists };
}

/** Asks for what the transactions of a line add up to, and for the figures of the report. */
export function askTieOut(
  port: Pick<LedgerPort, 'rows' | 'figures'>,
  line: DrillDownLine,
  scope: Scope,
  options?: AskOptions,
): Answer<TieOut> {
  const measures = drillDownColumns[line];
  const { lists } = drillDowns[line];
  const isReported: Condition = { all: isKind(line) ? [lists] : [] };
  const isOther: Condition = { all: [isReported, { not: lists }, { any: measures.map(rowsBehind) }] };
  const listed = listedScope(line, scope);
  const others = { ...scope, where: isOther };
  return mapAnswer(
    allAnswers(
      port.rows({ scope: others, sort: inOrder, offset: 0, limit: maxNamed }, options),
      port.figures({ ...listed, measures: [...measures, ...fileMeasures] }, options),
      port.figures({ ...others, measures, facts: ['transaction-status'] }, options),
      port.figures({ ...scope, where: isReported, measures }, options),
    ),
    ([{ rows, total }, ofListed, ofOthers, report]) => ({
      listedCount: ofListed.total.transactions,
      others: {
        count: total,
        status: ofOthers.total.facts['transaction-status'],
        named: total <= maxNamed ? rows : [],
      },
      columns: measures.map((column) => ({
        column,
        listed: ofListed.total.figures[column] ?? unknown,
        others: ofOthers.total.figures[column] ?? unknown,
        report: report.total.figures[column] ?? unknown,
      })),
      file: ofListed.total.figures,
    }),
  );
}

/**
 * By how much the report exceeds its transactions, in the first column that differs; zero if all columns tie out. Unknown
 * columns say nothing, unless all are.
 */
export function differenceOf(columns: readonly Omit<TiedColumn, 'column'>[]): Cents | Unknown {
  const all = columns.map(({ listed, others, report }) => sumOf([report, negated(listed), negated(others)]));
  const known = all.filter((cents) => cents !== unknown);
  return known.find((cents) => cents !== 0) ?? (known.length > 0 ? 0 : unknown);
}

/** The report itself selects the transactions of these lines by their kind, so there are no others. */
function isKind(line: DrillDownLine) {
  return line === 'sales' || line === 'exchanges';
}
