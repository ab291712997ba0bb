import { compareNames } from '@back-office/shared/format';
import type { DimensionId, Facet } from '@back-office/shared/ledger';
import { filterOptions, type FilterId } from '../../../domain/reports/definition';
import { fieldOf } from '../../../domain/reports/fields';
import { groupLabel } from '../../../domain/reports/groupTexts';

/** The field that a filter keeps values of; `undefined` if it is not recorded. */
export function dimensionOfFilter(id: FilterId): DimensionId | undefined {
  const field = filterOptions.find((option) => option.id === id)?.field;
  return field && fieldOf(field).dimension;
}

/** The values of a field by their names, in order. */
export function filterValues(field: DimensionId, facets: readonly Pick<Facet, 'value'>[]) {
  return facets
    .map(({ value }) => ({ value, label: groupLabel(field, value) }))
    .sort((one, other) => compareNames(one.label, other.label));
}
