import {
  filterField,
  inOrder,
  useIsSampleLedger,
  valuesOf,
  withFilter,
  type Facet,
  type FieldFilter,
  type FilterFieldId,
  type Scope,
} from '@back-office/shared/ledger';
import { FilterChip, type FilterOption } from '@back-office/shared/ui/choices';
import { groupLabel } from '../../../domain/reports/fieldTexts';
import { defaultSort, noChoice, type ListSort } from '../../../domain/transactionsView';
import { useOfferedValues } from '../../../state/useOfferedValues';
import { columnsChip, extraColumnNames } from '../domain/extraColumns';
import { sortChoiceOf, sortChoices, sortLabel } from '../domain/listOrder';
import { useExtraColumns } from '../state/useExtraColumns';

interface ChoiceChipsProps {
  readonly filters: readonly FieldFilter[];
  readonly fields: readonly FilterFieldId[];
  /** What the list shows. */
  readonly scope: Scope;
  readonly onChange: (filters: readonly FieldFilter[]) => void;
}

/** A chip for each of the fields. */
export function ChoiceChips({ filters, fields, scope, onChange }: ChoiceChipsProps) {
  return fields.map((id) => (
    <ChoiceChip
      key={id}
      id={id}
      selected={valuesOf(filters, id)}
      scope={scope}
      onChange={(values) => onChange(withFilter(filters, id, values))}
    />
  ));
}

interface ChoiceChipProps {
  readonly id: FilterFieldId;
  readonly selected: readonly string[];
  readonly scope: Scope;
  readonly onChange: (values: readonly string[]) => void;
}

/** Its options say how many transactions each would leave, given the other filters. */
function ChoiceChip({ id, selected, scope, onChange }: ChoiceChipProps) {
  const others = { ...scope, filters: scope.filters.filter(({ field }) => field !== id) };
  const { values: facets, more, onSearch } = useOfferedValues(others, id);
  const isSample = useIsSampleLedger();
  const { label, choices = [], isFixed, isSingle = false } = filterField(id);
  const known = isSample || isFixed ? choices : [];
  const values = inOrder(id, [...known, ...(facets ?? []).map(({ value }) => value), ...selected]);
  // Those that are not among the offered ones may still have transactions.
  const counted = more === undefined ? facets : undefined;
  const options = values.map((value) =>
    optionOf(groupLabel(id, value), facets?.some((facet) => facet.value === value) ? facets : counted, value),
  );
  return (
    <FilterChip
      label={label}
      placeholder={noChoice(id)}
      hidePlaceholder
      options={isSingle ? [optionOf(noChoice(id), facets), ...options] : options}
      selected={selected}
      multiple={!isSingle}
      onChange={onChange}
      more={more}
      onSearch={onSearch}
    />
  );
}

/** Without a value, the option of all. */
function optionOf(label: string, facets: readonly Facet[] | undefined, value?: string): FilterOption {
  const counted = facets?.filter((facet) => value === undefined || facet.value === value);
  return {
    value: value ?? label,
    label,
    ...(counted && { count: counted.reduce((sum, { transactions }) => sum + transactions, 0) }),
  };
}

const columnOptions = Object.entries(extraColumnNames).map(([value, label]) => ({ value, label }));

/** Adds columns to the list. */
export function ColumnsChip() {
  const [columns, choose] = useExtraColumns();
  return (
    <FilterChip
      {...columnsChip}
      hidePlaceholder
      options={columnOptions}
      selected={columns}
      multiple
      onChange={choose}
    />
  );
}

interface SortChipProps {
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
}

export function SortChip({ sort, onSort }: SortChipProps) {
  const current = sortChoiceOf(sort)?.id ?? sortLabel(sort);
  return (
    <FilterChip
      label="Sort"
      placeholder={sortLabel(defaultSort)}
      options={sortChoices.map(({ id, label }) => ({ value: id, label }))}
      selected={current === defaultChoice?.id ? [] : [current]}
      onChange={([chosen]) => onSort(sortChoices.find(({ id }) => id === chosen)?.sort ?? defaultSort)}
    />
  );
}

const defaultChoice = sortChoiceOf(defaultSort);
