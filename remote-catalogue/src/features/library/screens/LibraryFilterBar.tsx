import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { chip, ringAround, textStyle } from '@back-office/shared/theme';
import { FilterBar, SearchField } from '@back-office/shared/ui/forms';
import type { FilterOption } from '../../../domain/filterItems';
import { librarySelectOptions, librarySelects } from '../domain/library';
import type { LibraryView } from '../state/useLibraryView';

/** Search, the three selects, and a chip for each active filter. */
export function LibraryFilterBar({ view }: { readonly view: LibraryView }) {
  const { items, shown, filters, setFilter, clear } = view;
  const chips = librarySelects
    .filter(({ name }) => filters[name] !== '')
    .map(({ name, label }) => ({ label: `${label}: ${filters[name]}`, onRemove: () => setFilter(name, '') }));
  return (
    <div role="search" aria-label="Item library">
      <FilterBar chips={chips} onClear={clear} shown={shown.length} total={items.length}>
        <SearchField
          label="Search library"
          value={filters.search}
          onChange={(value) => setFilter('search', value)}
          shortcut
        />
        {librarySelects.map(({ name, label }) => (
          <FilterSelect
            key={name}
            label={label}
            value={filters[name]}
            options={librarySelectOptions(items, name, filters[name])}
            onChange={(value) => setFilter(name, value)}
          />
        ))}
      </FilterBar>
    </div>
  );
}

interface FilterSelectProps {
  readonly label: string;
  /** Empty if it does not filter. */
  readonly value: string;
  readonly options: readonly FilterOption[];
  readonly onChange: (value: string) => void;
}

/**
 * A native select that looks like a filter chip, `Status Active ⌄`, and is tinted while it filters. The transparent select
 * covers the label, so that pointer, keyboard and screen readers use the select itself.
 */
function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const isFiltering = value !== '';
  return (
    <Chip data-active={isFiltering || undefined}>
      <span aria-hidden>{label}</span>
      {isFiltering && <strong aria-hidden>{value}</strong>}
      <ChevronDown size={16} aria-hidden />
      <Native aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${option.label} (${formatCount(option.count)})`}
          </option>
        ))}
      </Native>
    </Chip>
  );
}

const Chip = styled.div`
  ${chip}
  position: relative;

  ${ringAround}
`;

const Native = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  appearance: none;
  opacity: 0;
  cursor: pointer;

  option {
    ${textStyle({ ground: 'overlay', tone: 'text' })}
  }
`;
