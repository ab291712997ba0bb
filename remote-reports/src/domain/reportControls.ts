import type { DayRange } from '@back-office/shared/format';
import {
  figureChoices,
  filterField,
  readFigures,
  timeRanges,
  valuesOf,
  withFilter,
  writeFigures,
  type Filter,
  type FilterFieldId,
  type Granularity,
  type Scope,
} from '@back-office/shared/ledger';
import { readChoice, withChoice, type ChoiceParam } from '@back-office/shared/url';

export const displays = ['Table', 'Chart', 'Gauge'] as const;
export type Display = (typeof displays)[number];

/** A chip of the filter bar of a report: a choice, or one value of a field. */
export interface ReportControl<Choice extends string = string> extends ChoiceParam<Choice> {
  readonly label: string;
  readonly field?: FilterFieldId;
  /** The field has other values too. A ledger of the page's own offers its values in place of `choices`. */
  readonly isOpen?: boolean;
}

const unfiltered: readonly string[] = ['All', 'All day', 'None'];

/** Whether the default of a control means that nothing is filtered; its chip is then shown without it. */
export function isUnfilteredByDefault({ default: byDefault }: ReportControl): boolean {
  return unfiltered.includes(byDefault);
}

/** The controls that are no filters. */
export const reportControls = {
  report: { ...figureChoices.granularity, label: 'Report type' },
  view: { name: 'view', label: 'View', choices: displays, default: 'Gauge' },
  group: { ...figureChoices.groupBy, label: 'Group metric by' },
  compare: { ...figureChoices.comparison, label: 'Compare to' },
} as const satisfies Record<string, ReportControl>;

/** The report types with rows by time. */
export type TimeSteps = Exclude<Granularity, 'Summary'>;

/** The fields of these rows, and of the groups of a report. */
export const timeFields = { Hourly: 'hour', Daily: 'date', Weekly: 'week', Monthly: 'month' } as const;
export const groupFields = { Category: 'category', Item: 'item-name', Staff: 'collected-by' } as const;

export function fieldControl(field: FilterFieldId): ReportControl {
  const { param: name, label, choices = [], isFixed } = filterField(field);
  if (field === 'part-of-day') return { name, label: 'Filter by', choices: timeRanges, default: 'All day', field };
  return { name, label, choices: ['All', ...choices], default: 'All', field, isOpen: !isFixed };
}

/** A filter bar, in its order: its first field is beside the report type. */
export function filterBar(
  [first, ...others]: readonly ReportControl[],
  display: ReportControl = reportControls.view,
): readonly ReportControl[] {
  const { report, group } = reportControls;
  return [report, ...(first ? [first] : []), display, group, ...others];
}

/** What an address chooses. */
export function chosenIn<Choice extends string>(params: URLSearchParams, control: ReportControl<Choice>): Choice {
  const { field, choices, default: byDefault, isOpen } = control;
  if (!field) return readChoice(params, control);
  const [value] = valuesOf(readFigures(params).filters, field) as readonly Choice[];
  return value && (isOpen || choices.includes(value)) ? value : byDefault;
}

/** The choices of an address by the name of the control. */
export function choicesIn(
  params: URLSearchParams,
  controls: readonly ReportControl[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(controls.map((control) => [control.name, chosenIn(params, control)]));
}

/** The same address with another choice. */
export function withChosen(params: URLSearchParams, control: ReportControl, value: string): URLSearchParams {
  const { field, default: byDefault } = control;
  if (!field) return withChoice(params, control, value);
  const { filters } = readFigures(params);
  return writeFigures(params, { filters: withFilter(filters, field, value === byDefault ? [] : [value]) });
}

/** The transactions that a report with these controls is about. */
export function scopeIn(params: URLSearchParams, controls: readonly ReportControl[], opening?: DayRange): Scope {
  const filters = controls.flatMap((control): readonly Filter[] => {
    const value = chosenIn(params, control);
    return control.field && value !== control.default ? [{ field: control.field, values: [value] }] : [];
  });
  return { range: readFigures(params, opening).range, filters };
}
