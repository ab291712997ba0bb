import { emptyGroup, type DimensionId, type FigureGroup, type FiguresAnswer } from '@back-office/shared/ledger';
import type { ReportDefinition } from './definition';
import type { Field } from './field';
import { fieldOf, isFigure, isRecorded } from './fields';
import { type CellValue } from './fieldTexts';
import { groupLabel, type ReportDays } from './groupTexts';
import { withRoundedShares } from './roundedShares';
import { isTime, orderOf } from './rowOrder';

export interface ReportResult {
  readonly definition: ReportDefinition;
  /** The grouped texts first, unless they are columns, then the columns of the definition. */
  readonly columns: readonly ReportColumn[];
  /** The outermost groups. */
  readonly rows: readonly ReportRow[];
  /** The figures of all transactions. Rows and their children add up to it; only counts of transactions may overlap. */
  readonly total: ReportRow;
  /** The days that the report is about, if its weeks and months are named by them. */
  readonly days: ReportDays | undefined;
}

export interface ReportColumn extends Field {
  readonly isFigure: boolean;
  /** The cells of other columns have no value. */
  readonly isRecorded: boolean;
}

/** A group. */
export interface ReportRow {
  /** Unique in the result. */
  readonly key: string;
  readonly label: string;
  /** What all its transactions have in common: the groups from the outermost to this one. */
  readonly path: readonly PathStep[];
  /** One value per column. */
  readonly cells: readonly CellValue[];
  readonly figures: FigureGroup['figures'];
  readonly transactionCount: number;
  /** Groups within. */
  readonly children: readonly ReportRow[];
}

/** Whether the only row of a result is its total: a custom report without texts and groups. */
export function isTotalAlone({ rows, total }: Pick<ReportResult, 'rows' | 'total'>): boolean {
  return rows[0] === total;
}

/** The innermost rows. */
export function leavesOf(rows: readonly ReportRow[]): readonly ReportRow[] {
  return rows.flatMap((row) => (row.children.length > 0 ? leavesOf(row.children) : [row]));
}

interface PathStep {
  readonly field: DimensionId;
  readonly value: string;
}

interface Options {
  /** Outermost groups that have a row even without transactions, such as the days of a range. */
  readonly expected?: readonly string[] | undefined;
  readonly days?: ReportDays | undefined;
}

/** The rows of a report from what the ledger answered to its question. The rules are in docs/product/reports.md. */
export function reportResult(
  definition: ReportDefinition,
  { total }: Pick<FiguresAnswer, 'total'>,
  { expected = [], days }: Options,
): ReportResult {
  const columns = columnsOf(definition);
  const found = new Set(total.groups.map(({ key }) => key));
  const missing = expected.filter((key) => !found.has(key)).map((key) => emptyGroup(key, total));
  const context = { definition, columns, totals: total.figures, days };
  const rows = rowsOf(context, [...total.groups, ...missing], []);
  const result = { definition, columns, rows, total: rowOf(context, total, []), days };
  return withRoundedShares(result, total.figures);
}

/** The columns of a report: its grouped texts before the columns it names. */
function columnsOf({ groupBy, columns }: ReportDefinition): readonly ReportColumn[] {
  const ids = new Set([...groupBy.filter((id) => !columns.includes(id)), ...columns]);
  return [...ids].map((id) => ({ ...fieldOf(id), isFigure: isFigure(id), isRecorded: isRecorded(id) }));
}

interface Context {
  readonly definition: ReportDefinition;
  readonly columns: readonly ReportColumn[];
  readonly totals: FigureGroup['figures'];
  readonly days: ReportDays | undefined;
}

function rowsOf(context: Context, groups: readonly FigureGroup[], path: readonly PathStep[]): readonly ReportRow[] {
  const { definition, columns, totals } = context;
  const field = definition.groupBy[path.length];
  if (field === undefined) return [];
  return groups
    .map((group) => rowOf(context, group, [...path, { field, value: group.key }]))
    .filter((row) => isTime(field) || hasFigures(columns, row))
    .sort(orderOf(columns, definition, field, totals));
}

function rowOf(context: Context, group: FigureGroup, path: readonly PathStep[]): ReportRow {
  const last = path.at(-1);
  return {
    key: path.map(({ value }) => encodeURIComponent(value)).join('/'),
    label: last ? groupLabel(last.field, last.value, context.days) : 'Total',
    path,
    cells: context.columns.map(({ measure, dimension }) => {
      if (measure) return group.figures[measure];
      if (!dimension || path.length === 0) return undefined;
      return path.find(({ field }) => field === dimension)?.value ?? group.facts[dimension];
    }),
    figures: group.figures,
    transactionCount: group.transactions,
    children: last ? rowsOf(context, group.groups, path) : [],
  };
}

/** Groups without any figure, such as transactions without items in a report on items, are left out. */
function hasFigures(columns: readonly ReportColumn[], { cells }: ReportRow): boolean {
  const figures = columns.flatMap(({ measure }, index) => (measure ? [cells[index]] : []));
  return figures.length === 0 || figures.some(Boolean);
}
