import {
  dimensionIds,
  dimensionOf,
  isDimensionId,
  type DimensionId,
  type FilterFieldId,
  type FilterOffer,
} from '../catalog/dimensions';
import type { Filter } from '../columns/select';

/** What screens filter by, in the order of addresses and chips. A screen that offers a field names its id. */
export const filterFieldIds = dimensionIds.filter(isFilterField);

/** Keeps the transactions that have one of the values; those with several items, if one item has it. */
export interface FieldFilter extends Filter {
  readonly field: FilterFieldId;
}

/** Its parameter, the label of its chip, and its choices. */
export function filterField(id: FilterFieldId): FilterOffer & Required<Pick<FilterOffer, 'param' | 'label'>> {
  const { label, filter } = dimensionOf(id);
  return { param: id, label, ...filter };
}

export function isFilterField(id: string): id is FilterFieldId {
  return isDimensionId(id) && dimensionOf(id).filter !== undefined;
}

export function valuesOf(filters: readonly Filter[], id: DimensionId): readonly string[] {
  return filters.find(({ field }) => field === id)?.values ?? [];
}

/** The filters with other values of one field: at most one filter for each field, and all in the order of the fields. */
export function withFilter(
  filters: readonly Filter[],
  id: FilterFieldId,
  values: readonly string[],
): readonly FieldFilter[] {
  return filterFieldIds.flatMap((field) => {
    const chosen = field === id ? inOrder(field, values) : valuesOf(filters, field);
    return chosen.length > 0 ? [{ field, values: chosen }] : [];
  });
}

/** The filters in the order of the fields, as far as they have a place in addresses. Of two of one field the last counts. */
export function fieldFilters(filters: readonly Filter[]): readonly FieldFilter[] {
  return filters.reduce<readonly FieldFilter[]>(
    (all, { field, values }) => (isFilterField(field) ? withFilter(all, field, values) : all),
    [],
  );
}

/** The choices of the field in their order, then other values as given. */
export function inOrder(id: FilterFieldId, values: readonly string[]): readonly string[] {
  const { choices = [], isFixed } = filterField(id);
  const others = isFixed ? [] : values.filter((value) => !choices.includes(value));
  return [...new Set([...choices.filter((choice) => values.includes(choice)), ...others])];
}
