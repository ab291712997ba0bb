import { rangeProblemOf, isSameRange, type DayRange } from '@back-office/shared/format';
import { readChoice, readText, withChoice, withParams, writtenText, type ChoiceParam } from '@back-office/shared/url';
import { defaultRange, groupByChoices, type GroupBy } from '../model/filters';
import { granularities, type Granularity } from '../totals/periods';
import type { Sort } from '../columns/question';
import { comparisons, type Comparison } from '../totals/periodBaseline';
import type { FilterFieldId } from '../catalog/dimensions';
import { filterField, filterFieldIds, inOrder, valuesOf, type FieldFilter } from './filterFields';

/** What the address of a screen with figures says about them. */
export interface FiguresView {
  readonly range: DayRange;
  readonly granularity: Granularity;
  readonly groupBy: GroupBy;
  readonly comparison: Comparison;
  /** At most one for each field, in the order of the fields. */
  readonly filters: readonly FieldFilter[];
  readonly text: string;
  /** A figure whose transactions are listed. */
  readonly line: string | undefined;
  readonly sort: Sort | undefined;
  /** The id of the transaction whose panel is open. */
  readonly opened: string | undefined;
}

/** The parameters of choices. */
export const figureChoices: {
  readonly [Part in 'granularity' | 'groupBy' | 'comparison']: ChoiceParam<FiguresView[Part]>;
} = {
  granularity: { name: 'report', choices: granularities, default: 'Summary' },
  groupBy: { name: 'group', choices: groupByChoices, default: 'All' },
  comparison: { name: 'compare', choices: comparisons, default: 'None' },
};

/** Reads an address such as `?report=daily&location=location-2&sort=-amount`. What is invalid counts as missing. */
export function readFigures(params: URLSearchParams, opening: DayRange = defaultRange): FiguresView {
  const text = params.get('q') ?? '';
  const sort = params.get('sort');
  const isDescending = sort?.startsWith('-') === true;
  return {
    range: namedRange(params) ?? opening,
    granularity: readChoice(params, figureChoices.granularity),
    groupBy: readChoice(params, figureChoices.groupBy),
    comparison: readChoice(params, figureChoices.comparison),
    filters: filterFieldIds.flatMap((field) => {
      const values = readValues(params, field);
      return values.length > 0 ? [{ field, values }] : [];
    }),
    text: text.trim() === '' ? '' : text,
    line: params.get('line') || undefined,
    sort: sort ? { by: isDescending ? sort.slice(1) : sort, isDescending } : undefined,
    opened: params.get('txn') || undefined,
  };
}

/**
 * The same address with another view, or parts of it. Defaults are left out, and the days of `opening`, but days that
 * the address names stay while they are shown. Parameters of others, such as `seed`, stay.
 */
export function writeFigures(params: URLSearchParams, view: Partial<FiguresView>, opening?: DayRange): URLSearchParams {
  const { range, granularity, groupBy, comparison, filters, text, sort } = view;
  let next = range && !namesRange(params, range) ? writeRange(params, range, opening) : params;
  if (granularity) next = withChoice(next, figureChoices.granularity, granularity);
  if (groupBy) next = withChoice(next, figureChoices.groupBy, groupBy);
  if (comparison) next = withChoice(next, figureChoices.comparison, comparison);
  // Lists, so that these parameters always come in this order.
  return withParams(next, {
    ...(filters && writtenFilters(filters)),
    ...(text !== undefined && { q: text.trim() === '' ? [] : [text] }),
    ...('line' in view && { line: listOf(view.line) }),
    ...('sort' in view && { sort: listOf(sort && `${sort.isDescending ? '-' : ''}${sort.by}`) }),
    ...('opened' in view && { txn: listOf(view.opened) }),
  });
}

/** The address of a screen with a view. What is left out is as on a screen that was opened without it. */
export function figuresAddress(path: string, view: Partial<FiguresView>): string {
  const search = writeFigures(new URLSearchParams(), view).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The range of an address, `from=2025-06-22&to=2025-06-28`; `undefined` if it names none that can be shown. */
export function namedRange(params: URLSearchParams): DayRange | undefined {
  const [from, to] = [params.get('from'), params.get('to')];
  return from !== null && to !== null && rangeProblemOf(from, to) === undefined ? { from, to } : undefined;
}

/** The same address with another range. That of `opening` is left out. */
export function writeRange(params: URLSearchParams, { from, to }: DayRange, opening?: DayRange): URLSearchParams {
  const isOpening = opening && isSameRange({ from, to }, opening);
  return withParams(params, isOpening ? { from: undefined, to: undefined } : { from, to });
}

function namesRange(params: URLSearchParams, { from, to }: DayRange): boolean {
  return params.get('from') === from && params.get('to') === to;
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}

/** `all` is no filter. A field that has one value at most has the first. */
function readValues(params: URLSearchParams, id: FilterFieldId): readonly string[] {
  const { param, choices, isSingle } = filterField(id);
  const written = params.getAll(param).slice(0, isSingle ? 1 : undefined);
  if (!choices) return inOrder(id, written);
  const known = [all, ...choices];
  return inOrder(
    id,
    written.map((text) => readText(known, text)).filter((value) => value !== all),
  );
}

function writtenFilters(filters: readonly FieldFilter[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    filterFieldIds.map((id) => {
      const { param, choices } = filterField(id);
      const values = valuesOf(filters, id);
      return [param, choices ? values.map((value) => writtenText([all, ...choices], value)) : values];
    }),
  );
}

const all = 'All';
