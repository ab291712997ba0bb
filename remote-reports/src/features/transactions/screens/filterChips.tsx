import { timeRanges, type TransactionFilters } from '@back-office/shared/ledger';
import { FilterChip, type FilterOption } from '@back-office/shared/ui/choices';
import { choiceFilters, choiceLabel, withChoices, type ChoiceName } from '../../../domain/choiceFilters';
import type { OptionCounts } from '../domain/optionCounts';
import { defaultSort, type ListSort } from '../../../domain/transactionsView';
import { columnsChip, extraColumnNames } from '../domain/extraColumns';
import { sortChoiceOf, sortChoices, sortLabel } from '../domain/sortRows';
import { useExtraColumns } from '../state/useExtraColumns';

interface ChoiceChipsProps {
  readonly filters: TransactionFilters;
  readonly names: readonly ChoiceName[];
  readonly counts: OptionCounts | undefined;
  readonly onChange: (filters: TransactionFilters) => void;
}

/** Time of day, and a chip for each of the named filters. */
export function ChoiceChips({ filters, names, counts, onChange }: ChoiceChipsProps) {
  return (
    <>
      <FilterChip
        label="Time of day"
        placeholder="All day"
        hidePlaceholder
        options={optionsOf(timeRanges, counts?.timeRange)}
        selected={filters.timeRange === 'All day' ? [] : [filters.timeRange]}
        onChange={([chosen]) =>
          onChange({ ...filters, timeRange: timeRanges.find((part) => part === chosen) ?? 'All day' })
        }
      />
      {names.map((name) => (
        <FilterChip
          key={name}
          label={choiceFilters[name].label}
          placeholder="All"
          hidePlaceholder
          options={optionsOf(choiceFilters[name].choices, counts?.[name])}
          selected={filters[name]}
          multiple
          onChange={(values) => onChange(withChoices(filters, name, values))}
        />
      ))}
    </>
  );
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

function optionsOf(choices: readonly string[], counts: ReadonlyMap<string, number> | undefined): FilterOption[] {
  return choices.map((value) => ({
    value,
    label: choiceLabel(value),
    ...(counts && { count: counts.get(value) ?? 0 }),
  }));
}
