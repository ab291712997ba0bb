import { formatRange } from '@back-office/shared/format';
import { channels, staffNames, tenders, type DimensionId, type Filter } from '@back-office/shared/ledger';
import { readChoice, slugOf, withChoice, withParams } from '@back-office/shared/url';
import { rangeOf } from '../../../domain/rangeParams';
import { reportChoiceParams, type ChoiceFilterParam } from '../../../domain/reportChoices';
import type { ReportScope } from '../../../domain/reports/reportQuestion';
import type { ReportDefinition, ReportSort } from '../../../domain/reports/definition';
import { fieldOf, isFigure, type FieldId } from '../../../domain/reports/fields';
import { groupings, type Grouping, type MenuReport } from './menuReports';

const filterNames = ['by', 'location', 'channel', 'staff', 'tender', 'time', 'chart'] as const;
export type FilterName = (typeof filterNames)[number];

export type FilterParam = ChoiceFilterParam<string> & { readonly name: FilterName };

/** Texts to filter by, in addition to location and time of day. */
const textFilters = [
  { name: 'channel', label: 'Channel', choices: ['All', ...channels], default: 'All', field: 'channel', isOpen: true },
  {
    name: 'staff',
    label: 'Team member',
    choices: ['All', ...staffNames],
    default: 'All',
    field: 'collected-by',
    isOpen: true,
  },
  { name: 'tender', label: 'Tender', choices: ['All', ...tenders], default: 'All', field: 'tender', isOpen: true },
] as const satisfies readonly (FilterParam & { readonly field: DimensionId })[];

/** The chips of a report, in order. A filter that the report fixes is not offered. */
export function filterParamsOf(report: MenuReport): readonly FilterParam[] {
  const { location, time } = reportChoiceParams;
  const isFixed = (id: DimensionId) => report.filters?.some(({ field }) => field === id) ?? false;
  return [
    { name: 'by', label: 'Group by', choices: report.groupings, default: report.groupings[0] },
    location,
    ...textFilters.filter(({ name, field }) => !isFixed(field) && (name !== 'tender' || report.isAboutPayments)),
    time,
    {
      name: 'chart',
      label: 'Chart',
      choices: chartedFields(report).map((id) => fieldOf(id).name),
      default: fieldOf(report.charted).name,
    },
  ];
}

function chartedFields({ columns }: MenuReport): readonly FieldId[] {
  return columns.filter((id) => fieldOf(id).unit !== 'share');
}

/** Everything that determines what a report shows. It is kept in the address. */
export interface ReportView {
  readonly scope: ReportScope;
  readonly definition: ReportDefinition;
  readonly choices: Readonly<Record<FilterName, string>>;
  readonly sort: ReportSort | undefined;
}

/** The view of an address such as `?by=weekday&location=location-2&sort=-net-sales`. */
export function viewOf(report: MenuReport, params: URLSearchParams): ReportView {
  const { location, time } = reportChoiceParams;
  const choices = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>;
  for (const param of filterParamsOf(report)) choices[param.name] = readChoice(params, param);
  const scope: ReportScope = {
    dateRange: rangeOf(params),
    location: readChoice(params, location),
    timeframe: readChoice(params, time),
  };
  const sort = sortOf(report, params.get('sort') ?? '');
  return { scope, choices, sort, definition: definitionOf(report, choices, sort) };
}

function definitionOf(
  report: MenuReport,
  choices: ReportView['choices'],
  sort: ReportSort | undefined,
): ReportDefinition {
  const groupBy = groupings[choices.by as Grouping];
  const charted = chartedFields(report).find((id) => fieldOf(id).name === choices.chart) ?? report.charted;
  const chosen = textFilters.flatMap(({ name, field }): Filter[] =>
    choices[name] === '' || choices[name] === 'All' ? [] : [{ field, values: [choices[name]] }],
  );
  return {
    groupBy,
    columns: report.columns,
    filters: [...(report.filters ?? []), ...chosen],
    line: report.line,
    sort,
    charts: [{ type: isPeriod(groupBy[0]) ? 'line' : 'bar', figure: charted }],
  };
}

/** Periods that follow each other; hours and weekdays are sums of several days. */
function isPeriod(field: DimensionId): boolean {
  return field === 'date' || field === 'week' || field === 'month';
}

/** Printed in place of the controls: `Jun 22 – 28, 2025 · Group by: Item · Channel: Online`. */
export function printedScope(report: MenuReport, { scope, choices }: Pick<ReportView, 'scope' | 'choices'>): string {
  const printed = filterParamsOf(report).filter(
    ({ name, default: byDefault }) =>
      name === 'by' || (['channel', 'staff', 'tender'].includes(name) && choices[name] !== byDefault),
  );
  return [formatRange(scope.dateRange), ...printed.map(({ name, label }) => `${label}: ${choices[name]}`)].join(' · ');
}

export function withFilter(report: MenuReport, params: URLSearchParams, name: FilterName, value: string) {
  const param = filterParamsOf(report).find((each) => each.name === name);
  return param ? withChoice(params, param, value) : params;
}

/** Sorts by a column; pressed again, the other way round. Texts start with A, figures with the largest. */
export function withSort(params: URLSearchParams, field: FieldId, current: ReportSort | undefined): URLSearchParams {
  const isDescending = current?.field === field ? !current.isDescending : isFigure(field);
  return withParams(params, { sort: `${isDescending ? '-' : ''}${field}` });
}

function sortOf(report: MenuReport, text: string): ReportSort | undefined {
  const isDescending = text.startsWith('-');
  const name = slugOf(text);
  const field = [...report.columns, ...report.groupings.flatMap((grouping) => groupings[grouping])].find(
    (id) => id === name,
  );
  return field === undefined ? undefined : { field, isDescending };
}
