import { dayCount, daysOf, isInRange, type DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  mapAnswer,
  noFilters,
  periodBaseline,
  type Answer,
  type LedgerPort,
  type RowsAnswer,
} from '@back-office/shared/ledger';
import { chartPoints, chartReport, chartTitle, isTimeChart, type ChartPoint } from '../reports/chartPoints';
import { widgets, type ChartType, type ReportChart, type ReportDefinition, type WidgetId } from '../reports/definition';
import { evaluateReport, type ReportResult, type ReportRow } from '../reports/evaluateReport';
import { fieldOf, isFigure, type FieldId, type FieldUnit } from '../reports/fields';
import { ledgerLines } from '../reports/ledgerLines';
import { ledgerSource } from '../reports/ledgerSource';
import { hasField, missingFields, type ReportSource } from '../reports/reportSource';
import type { SampleRow } from './sampleRows';
import { sampleSource } from './sampleSource';

/** Everything that a custom report shows, from one source of rows. */
export interface BuiltReport {
  readonly rowSource: RowSource;
  readonly range: DayRange;
  /** `undefined` without metrics. */
  readonly table: ReportResult | undefined;
  readonly charts: readonly BuiltChart[];
  readonly widgets: readonly BuiltWidget[];
  /** The number of transactions that the ledger sent, and that there are. */
  readonly sent: { readonly shown: number; readonly total: number };
}

/** The ledger if it holds every chosen metric, otherwise the sample rows, and which fields are the reason. */
export type RowSource =
  | { readonly kind: 'ledger' }
  | {
      readonly kind: 'sample';
      /** Fields that the ledger does not hold. */
      readonly notInLedger: readonly FieldId[];
      /** Those of them that the sample rows do not hold either. Their cells are empty. */
      readonly nowhere: readonly FieldId[];
    };

export interface BuiltChart {
  readonly type: ChartType;
  readonly title: string;
  /** Name of the figure. */
  readonly figure: string;
  readonly unit: FieldUnit;
  readonly points: readonly ChartPoint[];
  readonly isTime: boolean;
}

export interface BuiltWidget {
  readonly id: WidgetId;
  readonly name: string;
  readonly figure: FieldId;
  readonly isKpi: boolean;
  readonly unit: FieldUnit;
  /** `undefined` if the rows do not have the figure. */
  readonly value: number | undefined;
  /** The same figure of the period before. */
  readonly baseline: number | undefined;
}

/** Bars and slices beyond these are shown together. */
const maxBars = 12;
const maxTimes = 62;
const maxSlices = 6;

export function rowSourceOf(definition: ReportDefinition): RowSource {
  const { columns, charts } = definition;
  const drawn = charts.flatMap(({ figure, by }) => [figure, ...(by ? [by] : [])]);
  const whole = { ...definition, columns: [...columns, ...drawn] };
  const notInLedger = missingFields(ledgerSource, whole);
  if (notInLedger.length === 0) return { kind: 'ledger' };
  const nowhere = notInLedger.filter((id) => !hasField(sampleSource, id));
  return { kind: 'sample', notInLedger, nowhere };
}

/** The transactions of the range and of as many days before it. */
function askRows(port: Pick<LedgerPort, 'rows'>, range: DayRange, signal: AbortSignal | undefined) {
  const before = periodBaseline(range, 'Previous period') ?? range;
  const ask = (dateRange: DayRange) => port.rows({ ...noFilters, dateRange }, signal && { signal });
  return allAnswers<[RowsAnswer, RowsAnswer]>(ask(range), ask(before));
}

/** Evaluates the report over the ledger or over the sample rows, never over both. */
export function askBuiltReport(
  port: Pick<LedgerPort, 'rows'>,
  definition: ReportDefinition,
  range: DayRange,
  sampleRows: readonly SampleRow[],
  signal?: AbortSignal,
): Answer<BuiltReport> {
  const rowSource = rowSourceOf(definition);
  if (rowSource.kind === 'sample') {
    const rows = sampleRows.filter(({ dateTransaction }) => isInRange(dateTransaction, range));
    const sent = { shown: rows.length, total: rows.length };
    return { rowSource, range, sent, ...evaluate(definition, sampleSource, rows, undefined, range, evaluateReport) };
  }
  return mapAnswer(askRows(port, range, signal), ([{ rows, total }, before]) => ({
    rowSource,
    range,
    sent: { shown: rows.length, total },
    ...evaluate(
      definition,
      ledgerSource,
      ledgerLines(rows, definition.source),
      ledgerLines(before.rows, definition.source),
      range,
      evaluateMerged,
    ),
  }));
}

function evaluate<Line>(
  definition: ReportDefinition,
  source: ReportSource<Line>,
  lines: readonly Line[],
  linesBefore: readonly Line[] | undefined,
  range: DayRange,
  evaluateTable: (definition: ReportDefinition, source: ReportSource<Line>, lines: readonly Line[]) => ReportResult,
): Pick<BuiltReport, 'table' | 'charts' | 'widgets'> {
  const held = withHeldFields(definition, source);
  return {
    table: definition.columns.length > 0 ? evaluateTable(held, source, lines) : undefined,
    charts: held.charts.map((chart) => builtChart(held, chart, source, lines, range)),
    widgets: builtWidgets(held, source, lines, linesBefore),
  };
}

/**
 * One row for each combination of texts in the columns, such as each item, instead of one for each line. Without texts,
 * the groups are the rows, or their total.
 */
function evaluateMerged<Line>(
  definition: ReportDefinition,
  source: ReportSource<Line>,
  lines: readonly Line[],
): ReportResult {
  const { groupBy, columns } = definition;
  const texts = columns.filter((id) => !isFigure(id) && !groupBy.includes(id));
  const nested = { ...definition, groupBy: [...groupBy, ...texts], detail: 'groups' } as const;
  const result = evaluateReport(nested, source, lines);
  if (nested.groupBy.length === 0) return { ...result, rows: lines.length > 0 ? [result.total] : [] };
  return { ...result, rows: withFlatRows(result.rows, groupBy.length) };
}

/** The rows below the first levels of groups, without the levels between. */
function withFlatRows(rows: readonly ReportRow[], levels: number): readonly ReportRow[] {
  if (levels === 0) return leavesOf(rows);
  return rows.map((row) => ({ ...row, children: withFlatRows(row.children, levels - 1) }));
}

export function leavesOf(rows: readonly ReportRow[]): readonly ReportRow[] {
  return rows.flatMap((row) => (row.children.length > 0 ? leavesOf(row.children) : [row]));
}

/** The definition without the fields that the source does not hold. */
function withHeldFields<Line>(definition: ReportDefinition, source: ReportSource<Line>): ReportDefinition {
  const isHeld = (id: FieldId | undefined) => id === undefined || hasField(source, id);
  return {
    ...definition,
    columns: definition.columns.filter(isHeld),
    groupBy: definition.groupBy.filter(isHeld),
    filters: definition.filters.filter(({ field }) => isHeld(field)),
    charts: definition.charts.filter(({ figure, by }) => isHeld(figure) && isHeld(by)),
  };
}

function builtChart<Line>(
  definition: ReportDefinition,
  chart: ReportChart,
  source: ReportSource<Line>,
  lines: readonly Line[],
  range: DayRange,
): BuiltChart {
  const expectedValues = (field: FieldId) => (field === 'date' && dayCount(range) <= maxTimes ? daysOf(range) : []);
  const result = evaluateReport(chartReport(definition, chart), source, lines, { expectedValues });
  const isTime = isTimeChart(result);
  const limit = chart.type === 'pie' ? maxSlices : isTime ? maxTimes : maxBars;
  return {
    type: chart.type,
    title: chartTitle(chart, definition.groupBy[0]),
    figure: fieldOf(chart.figure).name,
    unit: fieldOf(chart.figure).unit,
    points: chartPoints(result, chart.figure, chart.type === 'table' ? undefined : limit),
    isTime,
  };
}

function builtWidgets<Line>(
  definition: ReportDefinition,
  source: ReportSource<Line>,
  lines: readonly Line[],
  linesBefore: readonly Line[] | undefined,
): readonly BuiltWidget[] {
  const chosen = definition.widgets.flatMap((id) => widgets.filter((widget) => widget.id === id));
  const figures: readonly FieldId[] = [...new Set<FieldId>(chosen.map(({ figure }) => figure))].filter((id) =>
    hasField(source, id),
  );
  const totals = (of: readonly Line[] | undefined) => {
    if (!of || figures.length === 0) return () => undefined;
    const columns = { ...definition, columns: figures, groupBy: [], detail: 'groups' } as const;
    const { cells } = evaluateReport(columns, source, of).total;
    return (id: FieldId) => {
      const value = cells[figures.indexOf(id)];
      return typeof value === 'number' ? value : undefined;
    };
  };
  const valueOf = totals(lines);
  const baselineOf = totals(linesBefore);
  return chosen.map(({ id, name, type, figure }) => ({
    id,
    name,
    figure,
    isKpi: type === 'kpi',
    unit: fieldOf(figure).unit,
    value: valueOf(figure),
    baseline: baselineOf(figure),
  }));
}
