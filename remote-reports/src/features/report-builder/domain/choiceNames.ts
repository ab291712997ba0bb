import { notInFiles } from '@back-office/shared/format';
import type { LedgerFacts } from '@back-office/shared/ledger';
import { chartTypes, filterOptions, groupByOptions, widgets, type ChartType } from '../../../domain/reports/definition';
import { metrics, type Metric } from '../../../domain/reports/metrics';
import { fieldOf, isRecorded, notRecorded, type FieldId } from '../../../domain/reports/fields';
import type { Choice, ListName } from './builder';

const chartNames = {
  bar: 'Bar chart',
  line: 'Line chart',
  pie: 'Pie chart',
  table: 'Table',
} as const satisfies Record<ChartType, string>;

interface Option {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** What it is about; `undefined` for a type of chart. */
  readonly field?: FieldId | undefined;
}

/** What each list of a report can have. */
export const optionsOf: Readonly<Record<ListName, readonly Option[]>> = {
  metrics: metrics.map((metric) => ({ ...metric, field: metric.id })),
  filters: filterOptions,
  groupBy: groupByOptions,
  charts: chartTypes.map((id) => ({ id, name: chartNames[id] })),
  widgets: widgets.map((widget) => ({ ...widget, field: widget.figure })),
};

function optionIn(list: ListName, id: string): Option | undefined {
  return optionsOf[list].find((option) => option.id === id);
}

export function nameIn(list: ListName, id: string): string {
  return optionIn(list, id)?.name ?? id;
}

/** Beside an option that the sales data cannot answer, why it cannot if the shop says it. */
export interface Mark {
  readonly text: string;
  readonly reason?: string;
}

/** `Not recorded`, or `Not in your files` for a figure that the shop names in `told`. */
export function markOf(list: ListName, id: string, told: LedgerFacts['unknown'] = {}): Mark | undefined {
  const field = optionIn(list, id)?.field;
  if (field === undefined) return undefined;
  if (!isRecorded(field)) return { text: notRecorded };
  const { measure } = fieldOf(field);
  const reason = measure && told[measure];
  return reason === undefined ? undefined : { text: notInFiles, reason };
}

/** The entry of a list with that id as a choice, if the list can have it. */
export function choiceIn(list: ListName, id: string): Choice | undefined {
  return optionIn(list, id) && ({ list, id } as Choice);
}

/** The metrics whose name, category or description contains every word of the query. */
export function findMetrics(all: readonly Metric[], query: string): readonly Metric[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, category, description }) => {
    const text = `${name} ${category} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
