import type { DimensionId } from '@back-office/shared/ledger';
import { noContent, type CustomReport, type ReportContent } from '../customReport';
import {
  filterOptions,
  groupByOptions,
  widgets,
  type FilterId,
  type GroupById,
  type ReportDefinition,
  type WidgetId,
} from '../reports/definition';
import { fieldOf, isRecorded, type FieldId } from '../reports/fields';
import { metrics, type MetricId } from '../reports/metrics';

/** What a report shows, with ids that are known to exist. */
export interface ReportChoices extends ReportContent<FilterId, GroupById, WidgetId> {
  readonly metrics: readonly MetricId[];
}

export const noChoices: ReportChoices = { ...noContent, metrics: [] };

/** The choices of a stored report. What this version does not know is left out, and so are repetitions. */
export function choicesOf({
  metrics: chosen,
  content = noContent,
}: Pick<CustomReport, 'metrics' | 'content'>): ReportChoices {
  return {
    metrics: knownIds(chosen.map(idOfMetric), metrics),
    filters: content.filters.flatMap(({ id, values }) =>
      knownIds([id], filterOptions).map((found) => ({ id: found, values })),
    ),
    groupBy: knownIds(content.groupBy, groupByOptions),
    charts: content.charts.filter(({ type }, index, all) => all.findIndex((chart) => chart.type === type) === index),
    widgets: knownIds(content.widgets, widgets),
    dateRange: content.dateRange,
  };
}

/** Reports of other origins may name their metrics instead: `Gross Sales`. */
function idOfMetric(metric: string): string {
  const isSame = ({ id, name }: { readonly id: string; readonly name: string }) =>
    id === metric || name.toLowerCase() === metric.trim().toLowerCase();
  return metrics.find(isSame)?.id ?? metric;
}

function knownIds<Id extends string>(ids: readonly string[], options: readonly { readonly id: Id }[]): readonly Id[] {
  return [...new Set(ids)].flatMap((id) => options.flatMap((option) => (option.id === id ? [option.id] : [])));
}

/** The content to store; the metrics are stored beside it. */
export function contentOf({ metrics: _metrics, dateRange, ...choices }: ReportChoices): ReportContent {
  return { ...choices, ...(dateRange && { dateRange }) };
}

export function isNothingChosen({ metrics: chosen, filters, groupBy, charts, widgets: cards }: ReportChoices): boolean {
  return [chosen, filters, groupBy, charts, cards].every((list) => list.length === 0);
}

/** A custom report for the engine, without the groups and filters that the shop does not record. */
export interface BuiltDefinition extends ReportDefinition {
  readonly widgets: readonly WidgetId[];
  readonly missing: MissingFields;
}

/** Fields that are not recorded, by what the report uses them for. */
export interface MissingFields {
  readonly columns: readonly FieldId[];
  readonly groups: readonly FieldId[];
  readonly filters: readonly FieldId[];
}

/** Filters without values do not filter. */
export function definitionOf({ metrics: columns, charts, widgets: cards, ...choices }: ReportChoices): BuiltDefinition {
  const groups = [...new Set(choices.groupBy.map((id) => fieldOfOption(groupByOptions, id)))];
  const filters = choices.filters.flatMap(({ id, values }) => {
    const field = fieldOfOption(filterOptions, id);
    return field === undefined || values.length === 0 ? [] : [{ field, values }];
  });
  const missing = (ids: readonly FieldId[]) => ids.filter((id) => !isRecorded(id));
  return {
    groupBy: groups.flatMap(dimensionOfField),
    columns,
    filters: filters.flatMap(({ field, values }) => dimensionOfField(field).map((each) => ({ field: each, values }))),
    charts,
    widgets: cards,
    missing: {
      columns: missing(columns),
      groups: missing(groups),
      filters: missing(filters.map(({ field }) => field)),
    },
  };
}

function dimensionOfField(id: FieldId): readonly DimensionId[] {
  const { dimension } = fieldOf(id);
  return dimension === undefined ? [] : [dimension];
}

function fieldOfOption<Id extends string, Field>(
  options: readonly { readonly id: Id; readonly field: Field }[],
  id: Id,
) {
  const option = options.find((each) => each.id === id);
  if (!option) throw new Error(`No option is called "${id}".`);
  return option.field;
}
