import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { chip, ringAround, textStyle } from '@back-office/shared/theme';
import type { FilterOption } from '../domain/filterItems';

interface FilterSelectProps {
  readonly label: string;
  /** Empty if it does not filter. */
  readonly value: string;
  readonly options: readonly (Omit<FilterOption, 'count'> & { readonly count?: number })[];
  readonly onChange: (value: string) => void;
}

/**
 * A native select that looks like a filter chip, `Status Active ⌄`, and is tinted while it filters. The transparent select
 * covers the label, so that pointer, keyboard and screen readers use the select itself.
 */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
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
            {option.count === undefined ? option.label : `${option.label} (${formatCount(option.count)})`}
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
