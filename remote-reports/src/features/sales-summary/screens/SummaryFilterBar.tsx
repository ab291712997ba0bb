import styled from 'styled-components';
import { FilterChipPlaceholder } from '@back-office/shared/loading';
import { media, size, space } from '@back-office/shared/theme';
import { choiceParams } from '../domain/summaryView';
import { SummaryFilters } from './deferredParts';
import type { SummaryFiltersProps } from './SummaryFilters';

/** The filters. Placeholders are shown until the code of the filters is loaded. */
export function SummaryFilterBar({ choices, onChoose }: SummaryFiltersProps) {
  const placeholder = Object.values(choiceParams).map(({ name, label, default: byDefault }) => (
    <FilterChipPlaceholder key={name} label={label} value={choices[name]} isActive={choices[name] !== byDefault} />
  ));
  return (
    <Bar role="group" aria-label="Filters">
      <SummaryFilters placeholder={placeholder} choices={choices} onChoose={onChoose} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* On phones the chips scroll sideways, to the very edge of the screen. */
  ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px calc(-1 * ${size.gutter});
    padding: 4px ${size.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }

  ${media.print} {
    display: none;
  }
`;
