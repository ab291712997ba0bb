import { dayCount, daysOf, type DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  baselineText,
  baselineUntil,
  mapAnswer,
  noFilters,
  periodBaseline,
  type Answer,
  type LedgerPort,
  type Moment,
  type RowsAnswer,
} from '@back-office/shared/ledger';
import { chartPoints, chartReport, chartTitle, isTimeChart, type ChartPoint } from '../reports/chartPoints';
import { widgets, type ChartType, type ReportChart, type ReportDefinition, type WidgetId } from '../reports/definition';
import { evaluateReport, type ReportResult, type ReportRow } from '../reports/evaluateReport';
import { fieldOf, isFigure, type FieldId, type FieldUnit } from '../reports/fields';
import type { ReportDays } from '../reports/fieldTexts';
import { ledgerLines, type LedgerLine } from '../reports/ledgerLines';
import { ledgerSource } from '../reports/ledgerSource';
import { isRecorded } from '../reports/recorded';

/** Everything that a custom report shows. */
export interface BuiltReport {
  /** The report without the groups and filters that the sales data cannot answer; its columns are all there. */
  readonly definition: ReportDefinition;
  /** What of the report the sales data does not record. */
  readonly missing: MissingFields;
  readonly range: DayRange;
  /** `undefined` without metrics. */
  readonly table: ReportResult | undefined;
  readonly charts: readonly BuiltChart[];
  readonly widgets: readonly BuiltWidget[];
  /** The number of transactions that the ledger sent, and that there are. */
  readonly sent: { readonly shown: number; readonly total: number };
}

/** Fields that are not recorded, by what the report uses them for. */
export interface MissingFields {
  readonly columns: readonly FieldId[];
  readonly groups: readonly FieldId[];
  readonly filters: readonly FieldId[];
}

/** What the drawing of a chart needs. */
export interface DrawnChart {
  readonly type: ChartType;
  readonly title: string;
  /** Name of the figure. */
  readonly figure: string;
  readonly unit: FieldUnit;
  readonly points: readonly ChartPoint[];
  readonly isTime: boolean;
}

export interface BuiltChart extends DrawnChart {
  /** Its fields that are not recorded; with any, there is nothing to draw. */
  readonly missing: readonly FieldId[];
}

export interface BuiltWidget {
  readonly id: WidgetId;
  readonly name: string;
  readonly figure: FieldId;
  readonly isKpi: boolean;
  readonly unit: FieldUnit;
  readonly isRecorded: boolean;
  /** `undefined` if the figure is not recorded, or has no meaning, such as an average without sales. */
  readonly value: number | undefined;
  /** The same figure of the period before. */
  readonly baseline: number | undefined;
  /** The period before in words: `Jun 15 – 21, 2025`. */
  readonly baselineName: string;
}

/** Bars and slices beyond these are shown together. */
const maxBars = 12;
const maxTimes = 62;
const maxSlices = 6;

function missingIn({ columns, groupBy, filters }: ReportDefinition): MissingFields {
  const missing = (ids: readonly FieldId[]) => ids.filter((id) => !isRecorded(id));
  return { columns: missing(columns), groups: missing(groupBy), filters: missing(filters.map(({ field }) => field)) };
}

/** The days before the range that it is compared with; of the last of them as much as of today, if it ends today. */
function baselineOf(range: DayRange, now: Moment) {
  const before = periodBaseline(range, 'Previous period') ?? range;
  const until = baselineUntil(range, before, now);
  return { query: { ...noFilters, dateRange: before, until }, name: baselineText(range, before, until) };
}

/** Evaluates the report over the ledger. */
export function askBuiltReport(
  port: Pick<LedgerPort, 'rows'>,
  asked: ReportDefinition,
  range: DayRange,
  now: Moment,
  signal?: AbortSignal,
): Answer<BuiltReport> {
  const baseline = baselineOf(range, now);
  const options = signal && { signal };
  const answers = allAnswers<[RowsAnswer, RowsAnswer]>(
    port.rows({ ...noFilters, dateRange: range }, options),
    port.rows(baseline.query, options),
  );
  const days = { range, today: now.day };
  const definition = withRecordedFields(asked);
  const missing = missingIn(asked);
  return mapAnswer(answers, ([{ rows, total }, before]) => {
    const lines = ledgerLines(rows, definition.source);
    return {
      definition,
      missing,
      range,
      sent: { shown: rows.length, total },
      table: definition.columns.length > 0 ? evaluateMerged(definition, lines, days) : undefined,
      charts: definition.charts.map((chart) => builtChart(definition, chart, lines, days)),
      widgets: builtWidgets(definition, lines, ledgerLines(before.rows, definition.source)).map((widget) => ({
        ...widget,
        baselineName: baseline.name,
      })),
    };
  });
}

/**
 * One row for each combination of texts in the columns, such as each item, instead of one for each line. Without texts,
 * the groups are the rows, or the total alone is.
 */
function evaluateMerged(definition: ReportDefinition, lines: readonly LedgerLine[], days: ReportDays): ReportResult {
  const { groupBy, columns } = definition;
  const texts = columns.filter((id) => !isFigure(id) && isRecorded(id) && !groupBy.includes(id));
  const nested = { ...definition, groupBy: [...groupBy, ...texts], detail: 'groups' } as const;
  const result = evaluateReport(nested, ledgerSource, lines, { days });
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

/** Nothing can be grouped or filtered by a field that is not recorded. */
function withRecordedFields(definition: ReportDefinition): ReportDefinition {
  return {
    ...definition,
    groupBy: definition.groupBy.filter(isRecorded),
    filters: definition.filters.filter(({ field }) => isRecorded(field)),
  };
}

function builtChart(
  definition: ReportDefinition,
  chart: ReportChart,
  lines: readonly LedgerLine[],
  days: ReportDays,
): BuiltChart {
  const { range } = days;
  const { type, figure, by } = chart;
  const title = chartTitle(chart, definition.groupBy[0]);
  const named = { type, title, figure: fieldOf(figure).name, unit: fieldOf(figure).unit };
  const missing = [figure, ...(by === undefined ? [] : [by])].filter((id) => !isRecorded(id));
  if (missing.length > 0) return { ...named, missing, points: [], isTime: false };
  const expectedValues = (field: FieldId) => (field === 'date' && dayCount(range) <= maxTimes ? daysOf(range) : []);
  const result = evaluateReport(chartReport(definition, chart), ledgerSource, lines, { expectedValues, days });
  const isTime = isTimeChart(result);
  const limit = type === 'pie' ? maxSlices : isTime ? maxTimes : maxBars;
  return { ...named, missing, points: chartPoints(result, figure, type === 'table' ? undefined : limit), isTime };
}

function builtWidgets(
  definition: ReportDefinition,
  lines: readonly LedgerLine[],
  linesBefore: readonly LedgerLine[],
): readonly Omit<BuiltWidget, 'baselineName'>[] {
  const chosen = definition.widgets.flatMap((id) => widgets.filter((widget) => widget.id === id));
  const figures = [...new Set<FieldId>(chosen.map(({ figure }) => figure))];
  const totals = (of: readonly LedgerLine[]) => {
    const columns = { ...definition, columns: figures, groupBy: [], detail: 'groups' } as const;
    const { cells } = evaluateReport(columns, ledgerSource, of).total;
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
    isRecorded: isRecorded(figure),
    value: valueOf(figure),
    baseline: baselineOf(figure),
  }));
}
