import { formatRange, type DayRange, capitalized } from '@back-office/shared/format';
import {
  nextSort,
  readFigures,
  writeFigures,
  type DimensionId,
  type Filter,
  type FilterFieldId,
  type LedgerFacts,
  type Scope,
  type Sort,
} from '@back-office/shared/ledger';
import { filterFields } from '../../../domain/filterFields';
import { chosenIn, fieldControl, scopeIn, type ReportControl } from '../../../domain/reportControls';
import type { ReportDefinition } from '../../../domain/reports/definition';
import { fieldOf, isFigure, type FieldId } from '../../../domain/reports/fields';
import { groupingName } from '../../../domain/reports/groupTexts';
import type { Grouping, MenuReport } from './menuReports';

/** The chips of a report, in order. A filter that the report fixes is not offered. */
export function controlsOf(report: MenuReport): readonly ReportControl[] {
  const isOffered = (id: FilterFieldId) =>
    !report.filters?.some(({ field }) => field === id) && (id !== 'tender' || report.isAboutPayments);
  return [groupingOf(report), ...filterFields.reports.filter(isOffered).map(fieldControl), chartOf(report)];
}

function groupingOf({ groupings }: MenuReport): ReportControl {
  const [usual] = groupings;
  return { name: 'by', label: 'Group by', choices: groupings.map(nameOf), default: nameOf(usual) };
}

/** `Team member and location` */
function nameOf(grouping: Grouping): string {
  return capitalized(groupingName(grouping));
}

function chartOf(report: MenuReport): ReportControl {
  const choices = chartedFields(report).map((id) => fieldOf(id).name);
  return { name: 'chart', label: 'Chart', choices, default: fieldOf(report.charted).name };
}

/** The report, whose chart opens on a figure that the shop knows, net sales if it can. */
export function withKnownChart(report: MenuReport, unknown: LedgerFacts['unknown'] = {}): MenuReport {
  const isKnown = (id: FieldId) => {
    const { measure } = fieldOf(id);
    return measure === undefined || unknown[measure] === undefined;
  };
  const known = chartedFields(report).filter(isKnown);
  if (isKnown(report.charted)) return report;
  const charted =
    known.find((id) => id === 'net-sales') ?? known.find((id) => fieldOf(id).unit === 'money') ?? known[0];
  return charted ? { ...report, charted } : report;
}

function chartedFields({ columns }: MenuReport): readonly FieldId[] {
  return columns.filter((id) => fieldOf(id).unit !== 'share');
}

/** Everything that determines what a report shows. It is kept in the address. */
export interface ReportView {
  readonly scope: Scope;
  readonly definition: ReportDefinition;
  readonly sort: Sort<FieldId> | undefined;
}

/** The view of an address such as `?by=weekday&location=location-2&sort=-net-sales`. */
export function viewOf(report: MenuReport, params: URLSearchParams): ReportView {
  const { range, filters } = scopeIn(params, controlsOf(report));
  const isInContext = ({ field }: Filter) => inContext.some((id) => id === field);
  const grouping = chosenIn(params, groupingOf(report));
  const groupBy = report.groupings.find((each) => nameOf(each) === grouping) ?? report.groupings[0];
  const charted = chosenIn(params, chartOf(report));
  const sort = sortOf(report, params);
  const definition: ReportDefinition = {
    groupBy,
    columns: report.columns,
    filters: [...(report.filters ?? []), ...filters.filter((filter) => !isInContext(filter))],
    line: report.line,
    sort,
    charts: [
      {
        type: isPeriod(groupBy[0]) ? 'line' : 'bar',
        figure: chartedFields(report).find((id) => fieldOf(id).name === charted) ?? report.charted,
      },
    ],
  };
  return { scope: { range, filters: filters.filter(isInContext) }, definition, sort };
}

/** Periods that follow each other; hours and weekdays are sums of several days. */
function isPeriod(field: DimensionId): boolean {
  return field === 'date' || field === 'week' || field === 'month';
}

/** Printed in place of the controls: `Jun 22 – 28, 2025 · Group by: Item · Channel: Online`. */
export function printedScope(report: MenuReport, range: DayRange, choices: Readonly<Record<string, string>>): string {
  const printed = controlsOf(report).filter(
    ({ name, field, default: byDefault }) =>
      name === 'by' || (field && !inContext.includes(field) && choices[name] !== byDefault),
  );
  return [formatRange(range), ...printed.map(({ name, label }) => `${label}: ${choices[name]}`)].join(' · ');
}

/** The context of the screen, which is printed too, names these. */
const inContext: readonly FilterFieldId[] = ['location', 'part-of-day'];

/** Sorts by a column; pressed again, the other way round. Texts start with A, figures with the largest. */
export function withSort(params: URLSearchParams, by: FieldId, current: Sort | undefined): URLSearchParams {
  return writeFigures(params, { sort: nextSort(current, by, isFigure(by)) });
}

function sortOf(report: MenuReport, params: URLSearchParams): Sort<FieldId> | undefined {
  const { sort } = readFigures(params);
  const columns = [...report.columns, ...report.groupings.flat()];
  const by = columns.find((id) => id === sort?.by);
  return by && sort && { ...sort, by };
}
