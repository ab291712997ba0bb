import { filterOptions, groupByOptions, widgets, type ChartType } from '../../../domain/reports/definition';
import { metrics, type Metric } from '../../../domain/reports/metrics';
import { isRecorded, notRecorded, type FieldId } from '../../../domain/reports/fields';
import type { Choice, ListName } from './builder';

export const chartNames = {
  bar: 'Bar chart',
  line: 'Line chart',
  pie: 'Pie chart',
  table: 'Table',
} as const satisfies Record<ChartType, string>;

const charts = (Object.keys(chartNames) as readonly ChartType[]).map((id) => ({ id, name: chartNames[id] }));

interface Named {
  readonly id: string;
  readonly name: string;
}

const named: Readonly<Record<ListName, readonly Named[]>> = {
  metrics,
  filters: filterOptions,
  groupBy: groupByOptions,
  charts,
  widgets,
};

export function nameIn(list: ListName, id: string): string {
  return named[list].find((each) => each.id === id)?.name ?? id;
}

/** `Not recorded` beside an option that the sales data cannot answer. */
export function markOf(list: ListName, id: string): string | undefined {
  const field = fieldOfChoice(list, id);
  return field === undefined || isRecorded(field) ? undefined : notRecorded;
}

function fieldOfChoice(list: ListName, id: string): FieldId | undefined {
  if (list === 'metrics') return metrics.find((metric) => metric.id === id)?.id;
  if (list === 'filters') return filterOptions.find((option) => option.id === id)?.field;
  if (list === 'groupBy') return groupByOptions.find((option) => option.id === id)?.field;
  return list === 'widgets' ? widgets.find((widget) => widget.id === id)?.figure : undefined;
}

export function choiceName({ list, id }: Choice): string {
  return nameIn(list, id);
}

/** The entry of a list with that id as a choice, if the list can have it. */
export function choiceIn(list: ListName, id: string): Choice | undefined {
  return named[list].some((each) => each.id === id) ? ({ list, id } as Choice) : undefined;
}

/** The metrics whose name, category or description contains every word of the query. */
export function findMetrics(all: readonly Metric[], query: string): readonly Metric[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, category, description }) => {
    const text = `${name} ${category} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
