import { formatRange, isDay, type DayRange } from '@back-office/shared/format';
import {
  fieldFilters,
  figuresAddress,
  isOfLine,
  type DimensionId,
  type FieldFilter,
  type Filter,
  type MeasureId,
} from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { addLedgerParams } from '@back-office/shared/url';
import { timeNames } from '../../../../domain/figureTexts';
import { limits } from '../limits';
import type { ToolSources } from '../tools';

type Resolved =
  | { readonly ok: true; readonly filters: readonly Filter[] }
  /** Some values that there are, for the model. */
  | { readonly ok: false; readonly problem: string; readonly values?: readonly string[] };

/** The filters of a call with names in place of references. A value that the shop does not have is a problem. */
export async function resolveFilters(
  asked: readonly Filter[],
  range: DayRange,
  sources: ToolSources,
): Promise<Resolved> {
  const filters: Filter[] = [];
  for (const { field: askedField, values } of asked) {
    const field = withoutIds(askedField);
    const names: string[] = [];
    for (const value of values) {
      const name = await valueNamed(value, field, range, sources);
      if (name === undefined) return unknownValue(value, field, range, sources);
      names.push(name);
    }
    filters.push({ field, values: names });
  }
  return { ok: true, filters };
}

/** Customers are named one way, so that each has one reference. */
export function withoutIds(field: DimensionId): DimensionId {
  return field === 'customer-id' ? 'customer' : field;
}

/** The value of a field that a call names by a reference or, except a customer, by itself; `undefined` if there is none. */
async function valueNamed(
  value: string,
  field: DimensionId,
  range: DayRange,
  { port, references, signal }: ToolSources,
): Promise<string | undefined> {
  const known = references.valueOf(referenceIn(value) ?? '');
  const name = known ? (known.key ?? known.text) : value;
  if (field === 'customer') return known && name;
  const check = timeKeys[field];
  if (check) return check(name) ? name : undefined;
  const found = await port.facets({ scope: { range, filters: [] }, field, text: name }, { signal });
  return found.values.find((each) => each.value.toLowerCase() === name.toLowerCase())?.value;
}

/** What the values of fields of time are. */
const timeKeys: Partial<Record<DimensionId, (key: string) => boolean>> = {
  date: isDay,
  week: isDay,
  month: (key) => isDay(`${key}-01`),
  weekday: (key) => /^[0-6]$/.test(key),
  hour: (key) => /^(?:[01]\d|2[0-3])$/.test(key),
};

async function unknownValue(
  value: string,
  field: DimensionId,
  range: DayRange,
  { port, signal }: ToolSources,
): Promise<Resolved> {
  if (field === 'customer') return { ok: false, problem: 'Name customers by a reference.' };
  if (timeKeys[field]) return { ok: false, problem: `"${value}" is no value of the field "${field}".` };
  const found = await port.facets({ scope: { range, filters: [] }, field, limit: limits.rows }, { signal });
  return {
    ok: false,
    problem: `No sales of the period have the value "${value}" in the field "${field}".`,
    values: found.values.map((each) => each.value),
  };
}

/** `f3` of `{{f3}}` or of the text that tools write it in. */
export function referenceIn(text: string): string | undefined {
  return /^(?:\{\{)?\s*([a-z]\d+)(?![\w-])/.exec(text)?.[1];
}

/** Filters by item keep lines; of whole transactions they would keep what else was sold with them. */
export function countsLines(filters: readonly Filter[]): boolean {
  return filters.some(({ field }) => isOfLine(field));
}

/** The transactions of a period on their screen. */
export function transactionsPath(
  { ledgerParams }: ToolSources,
  range: DayRange,
  filters: readonly Filter[],
  more: { readonly line?: MeasureId | undefined; readonly text?: string; readonly opened?: string } = {},
): string {
  const address = figuresAddress(paths.transactions(), { range, filters: fieldFilters(filters), ...more });
  return addLedgerParams(address, ledgerParams);
}

/** A filter that the screen has no place for: it would show other transactions. */
export function fitsScreen(filters: readonly Filter[]): filters is readonly FieldFilter[] {
  return fieldFilters(filters).length === filters.length;
}

/** `Jun 1 – 7, 2025, Coffee` */
export function scopeLabel(range: DayRange, filters: readonly Filter[]): string {
  const limits = filters.flatMap(({ field, values }) => values.map((value) => groupName(field, value, range)));
  return [formatRange(range), ...limits].join(', ');
}

/** What merchants call a group. */
export function groupName(field: DimensionId, key: string, range: DayRange): string {
  const names: Partial<Record<DimensionId, (key: string, range: DayRange) => string>> = timeNames;
  return names[field]?.(key, range) ?? key;
}
