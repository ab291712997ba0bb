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

/** Only fields that are limited. */
export function filtersOf(values: (field: FilterField) => readonly string[]): readonly Filter[] {
  return filterFields.map((field) => ({ field, values: values(field) })).filter((filter) => filter.values.length > 0);
}
