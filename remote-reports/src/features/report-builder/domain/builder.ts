import { moveEntry } from '@back-office/shared/ui/reorder';
import type { DayRange } from '@back-office/shared/format';
import type { ReportDraft } from '../../../domain/customReport';
import { contentOf, type ReportChoices } from '../../../domain/builtReport/builtDefinition';
import {
  groupByOptions,
  type ChartType,
  type FilterId,
  type GroupById,
  type ReportChart,
  type WidgetId,
} from '../../../domain/reports/definition';
import { fieldOf, isFigure, type FieldId } from '../../../domain/reports/fields';
import type { MetricId } from '../../../domain/reports/metrics';
import { isRecorded } from '../../../domain/reports/fields';

/** What is being edited. */
export interface Builder {
  readonly name: string;
  readonly description: string;
  readonly choices: ReportChoices;
}

/** Something that can be added to the report and removed from it. */
export type Choice =
  | { readonly list: 'metrics'; readonly id: MetricId }
  | { readonly list: 'filters'; readonly id: FilterId }
  | { readonly list: 'groupBy'; readonly id: GroupById }
  | { readonly list: 'charts'; readonly id: ChartType }
  | { readonly list: 'widgets'; readonly id: WidgetId };

export type ListName = Choice['list'];

/** The ids of a list, in order. */
export function idsIn(choices: ReportChoices, list: ListName): readonly string[] {
  if (list === 'filters') return choices.filters.map(({ id }) => id);
  if (list === 'charts') return choices.charts.map(({ type }) => type);
  return choices[list];
}

export function isChosen(choices: ReportChoices, { list, id }: Choice): boolean {
  return idsIn(choices, list).includes(id);
}

/** Adds the choice at the end, if it is absent. */
export function withChoice(choices: ReportChoices, choice: Choice): ReportChoices {
  if (isChosen(choices, choice)) return choices;
  switch (choice.list) {
    case 'metrics':
      return { ...choices, metrics: [...choices.metrics, choice.id] };
    case 'filters':
      return { ...choices, filters: [...choices.filters, { id: choice.id, values: [] }] };
    case 'groupBy':
      return { ...choices, groupBy: [...choices.groupBy, choice.id] };
    case 'charts':
      return { ...choices, charts: [...choices.charts, newChart(choices, choice.id)] };
    case 'widgets':
      return { ...choices, widgets: [...choices.widgets, choice.id] };
  }
}

/** Removes the choice. Without its filter, the date range is the usual one again. */
export function withoutChoice(choices: ReportChoices, { list, id }: Choice): ReportChoices {
  switch (list) {
    case 'metrics':
      return { ...choices, metrics: choices.metrics.filter((each) => each !== id) };
    case 'filters': {
      const filters = choices.filters.filter((filter) => filter.id !== id);
      return { ...choices, filters, dateRange: id === 'date-range' ? undefined : choices.dateRange };
    }
    case 'groupBy':
      return { ...choices, groupBy: choices.groupBy.filter((each) => each !== id) };
    case 'charts':
      return { ...choices, charts: choices.charts.filter(({ type }) => type !== id) };
    case 'widgets':
      return { ...choices, widgets: choices.widgets.filter((each) => each !== id) };
  }
}

export function toggleChoice(choices: ReportChoices, choice: Choice): ReportChoices {
  return isChosen(choices, choice) ? withoutChoice(choices, choice) : withChoice(choices, choice);
}

/** Moves an entry of a list; positions beyond the ends are its ends. */
export function moveChoice(choices: ReportChoices, list: ListName, from: number, to: number): ReportChoices {
  const move = <Entry>(entries: readonly Entry[]) => moveEntry(entries, from, to);
  switch (list) {
    case 'metrics':
      return { ...choices, metrics: move(choices.metrics) };
    case 'filters':
      return { ...choices, filters: move(choices.filters) };
    case 'groupBy':
      return { ...choices, groupBy: move(choices.groupBy) };
    case 'charts':
      return { ...choices, charts: move(choices.charts) };
    case 'widgets':
      return { ...choices, widgets: move(choices.widgets) };
  }
}

export function withFilterValues(choices: ReportChoices, id: FilterId, values: readonly string[]): ReportChoices {
  const filters = choices.filters.map((filter) => (filter.id === id ? { ...filter, values } : filter));
  return { ...choices, filters };
}

export function withDateRange(choices: ReportChoices, dateRange: DayRange): ReportChoices {
  return { ...choices, dateRange };
}

/** Changes what a chart shows. */
export function withChart(choices: ReportChoices, chart: ReportChart): ReportChoices {
  return { ...choices, charts: choices.charts.map((each) => (each.type === chart.type ? chart : each)) };
}

/** A chart of the first amount or figure of the table by its first group, of what is recorded; lines go over time. */
function newChart({ metrics, groupBy }: ReportChoices, type: ChartType): ReportChart {
  const columns = metrics.filter(isRecorded);
  const figure = columns.find((id) => fieldOf(id).unit === 'money') ?? columns.find(isFigure) ?? 'gross-sales';
  const groups = groupBy.flatMap((id) => groupByOptions.filter((option) => option.id === id).map(({ field }) => field));
  const group = groups.find(isRecorded);
  const text = columns.find((id) => chartTexts.includes(id));
  return { type, figure, by: type === 'line' ? 'date' : (group ?? text ?? 'item-name') };
}

/** Texts that a chart can be drawn by: those of the group-bys. */
export const chartTexts: readonly FieldId[] = groupByOptions.map(({ field }) => field);

export function draftOf({ name, description, choices }: Builder): ReportDraft {
  return { name, description, metrics: choices.metrics, content: contentOf(choices) };
}

export function isSameDraft(one: Builder, other: Builder): boolean {
  return JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}
