import { moveEntry } from '@back-office/shared/ui/reorder';
import type { DayRange } from '@back-office/shared/format';
import { readReportStart } from '@back-office/shared/ledger';
import type { ReportDraft } from '../../../domain/customReport';
import { contentOf, noChoices, type ReportChoices } from '../../../domain/builtReport/builtDefinition';
import {
  filterOptions,
  groupByOptions,
  type ChartType,
  type FilterId,
  type GroupById,
  type ReportChart,
  type WidgetId,
} from '../../../domain/reports/definition';
import { fieldOf, isFigure, type FieldId } from '../../../domain/reports/fields';
import { metrics, type MetricId } from '../../../domain/reports/metrics';
import { isRecorded } from '../../../domain/reports/fields';

/** What is being edited. */
export interface Builder {
  readonly name: string;
  readonly description: string;
  readonly choices: ReportChoices;
}

/** The report that an address names, such as that of a reply of the assistant; `undefined` if it names none. */
export function startedBuilder(params: URLSearchParams): Builder | undefined {
  const start = readReportStart(params);
  const metric = start && metrics.find(({ measure }) => measure === start.figure)?.id;
  const group = start && groupByOptions.find(({ field }) => field === start.by);
  if (!start || !metric || !group) return undefined;
  const filters = start.filters.flatMap(({ field, values }) =>
    filterOptions.flatMap((option) => (option.field === field ? [{ id: option.id, values }] : [])),
  );
  return {
    name: `${nameOfMetric(metric)} by ${group.name.toLowerCase()}`,
    description: '',
    choices: {
      ...noChoices,
      metrics: [metric],
      groupBy: [group.id],
      filters: [...filters, { id: 'date-range', values: [] }],
      dateRange: start.range,
      charts: [{ type: group.field === 'date' ? 'line' : 'bar', figure: metric, by: group.field }],
    },
  };
}

function nameOfMetric(id: MetricId): string {
  return metrics.find((metric) => metric.id === id)?.name ?? id;
}

/** Something that can be added to the report and removed from it. */
export type Choice =
  | { readonly list: 'metrics'; readonly id: MetricId }
  | { readonly list: 'filters'; readonly id: FilterId }
  | { readonly list: 'groupBy'; readonly id: GroupById }
  | { readonly list: 'charts'; readonly id: ChartType }
  | { readonly list: 'widgets'; readonly id: WidgetId };

export type ListName = Choice['list'];

type Entry = ReportChoices[ListName][number];

/** A report has at most one chart of a type. */
function idOf(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  return 'type' in entry ? entry.type : entry.id;
}

export function idsIn(choices: ReportChoices, list: ListName): readonly string[] {
  return choices[list].map(idOf);
}

export function isChosen(choices: ReportChoices, { list, id }: Choice): boolean {
  return idsIn(choices, list).includes(id);
}

function withList(
  choices: ReportChoices,
  list: ListName,
  change: (entries: readonly Entry[]) => readonly Entry[],
): ReportChoices {
  return { ...choices, [list]: change(choices[list]) };
}

/** Adds the choice at the end, if it is absent. */
export function withChoice(choices: ReportChoices, choice: Choice): ReportChoices {
  if (isChosen(choices, choice)) return choices;
  return withList(choices, choice.list, (entries) => [...entries, newEntry(choices, choice)]);
}

function newEntry(choices: ReportChoices, { list, id }: Choice): Entry {
  if (list === 'filters') return { id, values: [] };
  return list === 'charts' ? newChart(choices, id) : id;
}

/** Removes the choice. Without its filter, the date range is the usual one again. */
export function withoutChoice(choices: ReportChoices, { list, id }: Choice): ReportChoices {
  const next = withList(choices, list, (entries) => entries.filter((entry) => idOf(entry) !== id));
  return id === 'date-range' ? { ...next, dateRange: undefined } : next;
}

export function toggleChoice(choices: ReportChoices, choice: Choice): ReportChoices {
  return isChosen(choices, choice) ? withoutChoice(choices, choice) : withChoice(choices, choice);
}

/** Moves an entry of a list; positions beyond the ends are its ends. */
export function moveChoice(choices: ReportChoices, list: ListName, from: number, to: number): ReportChoices {
  return withList(choices, list, (entries) => moveEntry(entries, from, to));
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
