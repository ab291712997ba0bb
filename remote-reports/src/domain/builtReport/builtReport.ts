import { dayCount, type DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  mapAnswer,
  type Answer,
  type FiguresAnswer,
  type LedgerPort,
  type MeasureId,
  type Moment,
} from '@back-office/shared/ledger';
import { expectedPeriods } from '../reports/askReport';
import { chartReport, drawnChart, isTimeChart, type DrawnChart } from '../reports/chartPoints';
import { askComparedFigures, type ComparedFigure, type ComparedFigures } from '../reports/comparedFigures';
import { widgets, type ReportChart, type ReportDefinition, type WidgetId } from '../reports/definition';
import type { FieldUnit } from '../reports/field';
import { fieldOf, isRecorded, type FieldId } from '../reports/fields';
import type { ReportDays } from '../reports/groupTexts';
import { questionOf } from '../reports/reportQuestion';
import { leavesOf, reportResult, type ReportResult, type ReportRow } from '../reports/reportResult';
import type { BuiltDefinition } from './builtDefinition';

/** Everything that a custom report shows. */
export interface BuiltReport {
  /** Its columns are all there, also those that the shop does not record. */
  readonly definition: BuiltDefinition;
  readonly range: DayRange;
  /** `undefined` without metrics. */
  readonly table: ReportResult | undefined;
  readonly charts: readonly BuiltChart[];
  readonly widgets: readonly BuiltWidget[];
  /** If the source could not count all transactions: how many it did count, and how many there are. */
  readonly part: FiguresAnswer['part'];
}

export interface BuiltChart extends DrawnChart {
  /** Its fields that are not recorded; with any, there is nothing to draw. */
  readonly missing: readonly FieldId[];
}

/** Its value is `undefined`, too, if the figure is not recorded. */
export interface BuiltWidget extends ComparedFigure {
  readonly id: WidgetId;
  readonly name: string;
  readonly figure: FieldId;
  readonly isKpi: boolean;
  readonly unit: FieldUnit;
  /** `undefined` if the figure is not recorded. */
  readonly measure: MeasureId | undefined;
  /** The period before in words: `Jun 15 – 21, 2025`. */
  readonly baselineName: string;
}

/** Bars and slices beyond these are shown together. */
const maxBars = 12;
const maxTimes = 62;
const maxSlices = 6;

/** Asks the ledger for the table, each chart, and the widgets with their baseline. */
export function askBuiltReport(
  port: Pick<LedgerPort, 'figures'>,
  definition: BuiltDefinition,
  range: DayRange,
  now: Moment,
  signal?: AbortSignal,
): Answer<BuiltReport> {
  const options = signal && { signal };
  const days = { range, today: now.day };
  const question = (report: ReportDefinition) => questionOf(report, { range, filters: [] });
  const ask = (report: ReportDefinition) => port.figures(question(report), options);

  const merged = mergedReport(definition);
  const drawn = definition.charts.filter((chart) => missingIn(chart).length === 0);
  return mapAnswer(
    allAnswers(
      definition.columns.length > 0 ? ask(merged) : undefined,
      definition.widgets.length > 0
        ? askComparedFigures(port, question(widgetsReport(definition)), now, options)
        : undefined,
      allAnswers(...drawn.map((chart) => ask(chartReport(definition, chart)))),
    ),
    ([table, ofWidgets, ofCharts]) => ({
      definition,
      range,
      part: [table, ofWidgets, ...ofCharts].find((answer) => answer?.part)?.part,
      table: table && mergedResult(definition, reportResult(merged, table, { days })),
      charts: definition.charts.map((chart) => builtChart(definition, chart, ofCharts[drawn.indexOf(chart)], days)),
      widgets: ofWidgets ? builtWidgets(definition, ofWidgets) : [],
    }),
  );
}

/**
 * One row for each combination of texts in the columns, such as each item, instead of one for each line. Without texts,
 * the groups are the rows, or the total alone is.
 */
function mergedReport(definition: BuiltDefinition): ReportDefinition {
  const texts = definition.columns.flatMap((id) => fieldOf(id).dimension ?? []);
  return { ...definition, groupBy: [...new Set([...definition.groupBy, ...texts])] };
}

function mergedResult({ groupBy }: BuiltDefinition, result: ReportResult): ReportResult {
  const { total, definition, rows } = result;
  if (definition.groupBy.length === 0) return { ...result, rows: total.transactionCount > 0 ? [total] : [] };
  return { ...result, rows: withFlatRows(rows, groupBy.length) };
}

/** The rows below the first levels of groups, without the levels between. */
function withFlatRows(rows: readonly ReportRow[], levels: number): readonly ReportRow[] {
  if (levels === 0) return leavesOf(rows);
  return rows.map((row) => ({ ...row, children: withFlatRows(row.children, levels - 1) }));
}

function missingIn({ figure, by }: ReportChart): readonly FieldId[] {
  return [figure, ...(by === undefined ? [] : [by])].filter((id) => !isRecorded(id));
}

/** Without an answer there is nothing to draw. */
function builtChart(
  definition: BuiltDefinition,
  chart: ReportChart,
  answer: FiguresAnswer | undefined,
  days: ReportDays,
): BuiltChart {
  const missing = missingIn(chart);
  const [groupedBy] = definition.groupBy;
  if (!answer) return { ...drawnChart(chart, groupedBy, undefined), missing };
  const report = chartReport(definition, chart);
  const isByDay = report.groupBy[0] === 'date' && dayCount(days.range) <= maxTimes;
  const expected = isByDay ? expectedPeriods('date', days.range) : [];
  const result = reportResult(report, answer, { expected, days });
  const isTime = isTimeChart(result);
  const limit = chart.type === 'pie' ? maxSlices : isTime ? maxTimes : maxBars;
  return { ...drawnChart(chart, groupedBy, result, chart.type === 'table' ? undefined : limit), missing };
}

function widgetsReport(definition: BuiltDefinition): ReportDefinition {
  return { ...definition, groupBy: [], columns: chosenWidgets(definition).map(({ figure }) => figure) };
}

function chosenWidgets({ widgets: chosen }: BuiltDefinition) {
  return chosen.flatMap((id) => widgets.filter((widget) => widget.id === id));
}

function builtWidgets(definition: BuiltDefinition, compared: ComparedFigures): readonly BuiltWidget[] {
  const { baselineName, figureOf } = compared;
  return chosenWidgets(definition).map(({ id, name, type, figure }) => {
    const { unit, measure } = fieldOf(figure);
    return { ...figureOf({ measure }), id, name, figure, isKpi: type === 'kpi', unit, measure, baselineName };
  });
}
