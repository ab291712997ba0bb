import { finish, type Steps } from '@back-office/shared/ledger';
import type { ReportDefinition } from './definition';
import { fieldOf, isFigure, type Field, type FieldId } from './fields';
import { groupLabel, type CellValue, type ReportDays } from './fieldTexts';
import { figuresIn, LineGroup, planOf, type Plan } from './groups';
import { hasField, textOf, type ReportSource } from './reportSource';
import { withRoundedShares } from './roundedShares';
import { isTime, orderOf } from './rowOrder';

export interface ReportResult {
  readonly definition: ReportDefinition;
  /** The grouped texts first, unless they are columns, then the columns of the definition. */
  readonly columns: readonly ReportColumn[];
  /** The outermost groups or, in a report without groups, the lines. */
  readonly rows: readonly ReportRow[];
  /** The figures of all lines. Rows and their children add up to it; only counts of transactions may overlap. */
  readonly total: ReportRow;
  /** The days that the report is about, if its weeks and months are named by them. */
  readonly days: ReportDays | undefined;
}

export interface ReportColumn extends Field {
  readonly isFigure: boolean;
  /** Whether the source has the field. The cells of other columns have no value. */
  readonly isRecorded: boolean;
}

/** A group or a line. */
export interface ReportRow {
  /** Unique in the result. */
  readonly key: string;
  readonly label: string;
  /** What all its lines have in common: the groups from the outermost to this one. */
  readonly path: readonly PathStep[];
  /** One value per column. */
  readonly cells: readonly CellValue[];
  readonly lineCount: number;
  readonly transactionCount: number;
  /** Groups within, or its lines if the report shows lines. */
  readonly children: readonly ReportRow[];
  /** Of a line: the id of its transaction. */
  readonly transaction: string | undefined;
}

/** Whether the only row of a result is its total: a custom report without texts and groups. */
export function isTotalAlone({ rows, total }: Pick<ReportResult, 'rows' | 'total'>): boolean {
  return rows[0] === total;
}

interface PathStep {
  readonly field: FieldId;
  readonly value: string;
}

interface Options {
  /** Values of a grouped text that have a row even without lines, such as the days of a range. */
  readonly expectedValues?: ((field: FieldId) => readonly string[]) | undefined;
  readonly days?: ReportDays | undefined;
}

/**
 * Evaluates a report over lines: filters, groups, adds up and sorts them. Throws if the source lacks a field to group or
 * filter by; ask `hasField` first. The rules are in docs/product/reports.md.
 */
export function evaluateReport<Line>(
  definition: ReportDefinition,
  source: ReportSource<Line>,
  lines: readonly Line[],
  options: Options = {},
): ReportResult {
  return finish(evaluateInSteps(definition, source, lines, options));
}

/** Lines of a step: about a millisecond of work. */
const linesPerStep = 512;

/** The same evaluation, for `finishInSlices`. */
export function* evaluateInSteps<Line>(
  definition: ReportDefinition,
  source: ReportSource<Line>,
  lines: readonly Line[],
  { expectedValues, days }: Options = {},
): Steps<ReportResult> {
  const columns = columnsOf(definition, source);
  const recorded = columns.filter(({ isRecorded }) => isRecorded);
  const plan = planOf(definition, source, recorded);
  const root = new LineGroup(plan);
  const [outermost] = definition.groupBy;
  if (outermost !== undefined) for (const value of expectedValues?.(outermost) ?? []) root.childAt(value);
  let added = 0;
  for (const line of filterLines(definition, source, lines)) {
    root.add(line);
    added += 1;
    if (added % linesPerStep === 0) yield;
  }
  const total = figuresIn(plan, root);
  const context = { plan, definition, columns, total, days };
  const result = { definition, columns, rows: rowsOf(context, root, []), total: rowOf(context, root, []), days };
  return withRoundedShares(result, source, (id) => plan.valueOf(id, total, total) ?? 0);
}

/** The lines that pass the filters of the report. */
function filterLines<Line>(
  { filters }: Pick<ReportDefinition, 'filters'>,
  source: ReportSource<Line>,
  lines: readonly Line[],
): readonly Line[] {
  const tests = filters
    .filter(({ values }) => values.length > 0)
    .map(({ field, values }) => ({ valueOf: textOf(source, field), values: new Set(values) }));
  if (tests.length === 0) return lines;
  return lines.filter((line) => tests.every(({ valueOf, values }) => values.has(valueOf(line))));
}

/** The columns of a report: its grouped texts before the columns it names. */
function columnsOf<Line>({ groupBy, columns }: ReportDefinition, source: ReportSource<Line>): readonly ReportColumn[] {
  const ids = new Set([...groupBy.filter((id) => !columns.includes(id)), ...columns]);
  return [...ids].map((id) => ({ ...fieldOf(id), isFigure: isFigure(id), isRecorded: hasField(source, id) }));
}

interface Context<Line> {
  readonly plan: Plan<Line>;
  readonly definition: ReportDefinition;
  readonly columns: readonly ReportColumn[];
  /** Figures of the whole report, by field. */
  readonly total: ReadonlyMap<FieldId, number | undefined>;
  readonly days: ReportDays | undefined;
}

function rowsOf<Line>(context: Context<Line>, group: LineGroup<Line>, path: readonly PathStep[]): readonly ReportRow[] {
  const { definition } = context;
  const field = definition.groupBy[path.length];
  if (field === undefined) {
    if (definition.detail === 'groups') return [];
    const rows = group.lines.map((line, index) => lineRow(context, line, path, index));
    return definition.sort ? [...rows].sort(orderOf(context.columns, definition)) : rows;
  }
  const rows = [...group.children]
    .map(([value, child]) => rowOf(context, child, [...path, { field, value }]))
    .filter((row) => definition.detail === 'lines' || isTime(field) || hasFigures(context.columns, row));
  const { plan, columns, total } = context;
  return rows.sort(orderOf(columns, definition, field, (figure) => plan.valueOf(figure, total, total) ?? 0));
}

function rowOf<Line>(context: Context<Line>, group: LineGroup<Line>, path: readonly PathStep[]): ReportRow {
  const { plan, columns, total, days } = context;
  const figures = figuresIn(plan, group);
  const last = path.at(-1);
  return {
    key: keyOf(path),
    label: last ? groupLabel(last.field, last.value, days) : 'Total',
    path,
    cells: columns.map(({ id, isFigure: isNumber }) => {
      if (isNumber) return plan.valueOf(id, figures, total) ?? group.commonOf(id);
      return path.find(({ field }) => field === id)?.value ?? (path.length > 0 ? group.commonOf(id) : undefined);
    }),
    lineCount: group.lineCount,
    transactionCount: group.transactionCount,
    children: path.length === 0 ? [] : rowsOf(context, group, path),
    transaction: undefined,
  };
}

/** Groups without any figure, such as transactions without items in a report on items, are left out. */
function hasFigures(columns: readonly ReportColumn[], { cells }: ReportRow): boolean {
  const figures = columns.flatMap((column, index) => (column.isFigure && column.isRecorded ? [cells[index]] : []));
  return figures.length === 0 || figures.some(Boolean);
}

function lineRow<Line>(
  { plan, columns, total }: Context<Line>,
  line: Line,
  path: readonly PathStep[],
  index: number,
): ReportRow {
  const figures = plan.figuresOfLine(line);
  const id = plan.source.idOf(line);
  return {
    key: `${keyOf(path)}#${index}`,
    label: id ?? '',
    path,
    cells: columns.map((column) =>
      column.isFigure
        ? (plan.valueOf(column.id, figures, total) ?? plan.ownOf(column.id, line))
        : plan.ownOf(column.id, line),
    ),
    lineCount: 1,
    transactionCount: 1,
    children: [],
    transaction: id,
  };
}

function keyOf(path: readonly PathStep[]): string {
  return path.map(({ value }) => encodeURIComponent(value)).join('/');
}
