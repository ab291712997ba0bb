import { compareNames, type DayRange } from '@back-office/shared/format';
import { allAnswers, mapAnswer, type Answer, type DimensionId, type LedgerPort } from '@back-office/shared/ledger';
import { filterOptions, type FilterId } from '../../../domain/reports/definition';
import { fieldOf } from '../../../domain/reports/fields';
import { groupLabel } from '../../../domain/reports/fieldTexts';

export interface FilterValue {
  readonly value: string;
  readonly label: string;
}

/** The values that each filter offers: those in the ledger; none for a field that is not recorded. */
export function askFilterValues(
  port: Pick<LedgerPort, 'facets'>,
  filters: readonly FilterId[],
  range: DayRange,
  signal?: AbortSignal,
): Answer<ReadonlyMap<FilterId, readonly FilterValue[]>> {
  const scope = { range, filters: [] };
  const answers = filters.map((id) => {
    const field = dimensionOfFilter(id);
    return field
      ? mapAnswer(port.facets({ scope, field }, signal && { signal }), (facets) => valuesOf(field, facets))
      : [];
  });
  return mapAnswer(
    allAnswers<readonly (readonly FilterValue[])[]>(...answers),
    (values) => new Map(filters.map((id, index) => [id, values[index] ?? []])),
  );
}

function dimensionOfFilter(id: FilterId): DimensionId | undefined {
  const field = filterOptions.find((option) => option.id === id)?.field;
  return field && fieldOf(field).dimension;
}

function valuesOf(field: DimensionId, facets: readonly { readonly value: string }[]): readonly FilterValue[] {
  return facets
    .map(({ value }) => ({ value, label: groupLabel(field, value) }))
    .sort((one, other) => compareNames(one.label, other.label));
}
