import styled from 'styled-components';
import {
  chosenSegment,
  color,
  media,
  motion,
  radius,
  ringAround,
  rowStyle,
  segmentTrack,
  size,
  textStyle,
} from '@back-office/shared/theme';
import { FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { levels, type ModuleFilters } from '../../domain/moduleFilters';

interface ModuleFilterBarProps {
  readonly filters: ModuleFilters;
  readonly onSearch: (text: string) => void;
  readonly onChange: (filters: ModuleFilters) => void;
  readonly onClear: () => void;
  readonly shown: number;
  readonly total: number;
}

export function ModuleFilterBar({ filters, onSearch, onChange, onClear, shown, total }: ModuleFilterBarProps) {
  return (
    <div role="search" aria-label="Modules">
      <FilterBar chips={[]} onClear={onClear} shown={shown} total={total}>
        <SearchField label="Search modules" value={filters.search} onChange={onSearch} shortcut />
        <Levels role="radiogroup" aria-label="Level">
          {levels.map((level) => (
            <label key={level}>
              <input
                type="radio"
                name="education-level"
                checked={filters.level === level}
                onChange={() => onChange({ ...filters, level })}
              />
              {level}
            </label>
          ))}
        </Levels>
      </FilterBar>
    </div>
  );
}

const Levels = styled.div`
  ${rowStyle({ gap: '2px', align: 'stretch' })}
  height: ${size.control};
  ${segmentTrack}

  label {
    ${rowStyle({ tone: 'secondary', weight: 'medium', nowrap: true, pad: ['0px', 3], relative: true })}
    border-radius: calc(${radius.md} - 2px);
    cursor: pointer;
    transition: background-color ${motion.fast};
    ${ringAround}
  }

  label:hover {
    color: ${color.text};
  }

  label:has(:checked) {
    ${chosenSegment}
  }

  input {
    position: absolute;
    inset: 0;
    appearance: none;
    outline: none;
    cursor: inherit;
  }

  ${media.phone} {
    label {
      ${textStyle({ size: 'xs', pad: ['0px', 2] })}
    }
  }
`;
