import type { DimensionId, Filter } from '@back-office/shared/ledger';

/** What a question can limit figures to. */
const filterFields = [
  'location',
  'part-of-day',
  'tender',
  'collected-by',
  'source',
] as const satisfies readonly DimensionId[];
export type FilterField = (typeof filterFields)[number];

/** The values that a question names for a field; none if it does not limit it. */
export function valuesOf(filters: readonly Filter[], field: FilterField): readonly string[] {
  return filters.find((filter) => filter.field === field)?.values ?? [];
}

/** Only fields that are limited. */
export function filtersOf(values: (field: FilterField) => readonly string[]): readonly Filter[] {
  return filterFields.map((field) => ({ field, values: values(field) })).filter((filter) => filter.values.length > 0);
}
