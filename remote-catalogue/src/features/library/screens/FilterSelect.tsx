import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { chip, color } from '@back-office/shared/theme';
import type { FilterOption } from '../../../domain/filterItems';

interface FilterSelectProps {
  readonly label: string;
  /** Empty while it narrows nothing. */
  readonly value: string;
  readonly options: readonly FilterOption[];
  readonly onChange: (value: string) => void;
}

/**
 * The platform's own select under the look of a filter chip: `Status Active ⌄`, tinted while it narrows. The select
 * lies over its words, so that pointer, keyboard and screen reader meet nothing else.
 */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const isNarrowing = value !== '';
  return (
    <Chip data-narrows={isNarrowing || undefined}>
      <span aria-hidden>{label}</span>
      {isNarrowing && <strong aria-hidden>{value}</strong>}
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

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Native = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  appearance: none;
  opacity: 0;
  cursor: pointer;

  option {
    background-color: ${color.bgOverlay};
    color: ${color.text};
  }
`;
