import { useRef } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, media, space, tabular, text } from '@back-office/shared/theme';
import { Button, SearchField } from '@back-office/shared/ui';
import { librarySelectOptions, librarySelects } from '../../domain/library';
import { FilterSelect } from './FilterSelect';
import type { LibraryView } from './useLibraryView';

/** Search and the three selects; what they leave of the whole stands at the end. */
export function LibraryFilterBar({ view }: { readonly view: LibraryView }) {
  const { items, shown, filters, setFilter, isNarrowed, clear } = view;
  const bar = useRef<HTMLDivElement>(null);
  return (
    <Bar ref={bar} role="search" aria-label="Item library">
      <SearchPlace>
        <SearchField
          label="Search library"
          value={filters.search}
          onChange={(value) => setFilter('search', value)}
          shortcut
        />
      </SearchPlace>
      <Selects>
        {librarySelects.map(({ name, label }) => (
          <FilterSelect
            key={name}
            label={label}
            value={filters[name]}
            options={librarySelectOptions(items, name, filters[name])}
            onChange={(value) => setFilter(name, value)}
          />
        ))}
      </Selects>
      {isNarrowed && (
        <Narrowing>
          <Button
            variant="link"
            size="small"
            onClick={() => {
              // The button goes with the filters, so the focus goes to the search first.
              bar.current?.querySelector('input')?.focus();
              clear();
            }}
          >
            Clear filters
          </Button>
          <Count>{`${formatCount(shown.length)} of ${formatCount(items.length)}`}</Count>
        </Narrowing>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const SearchPlace = styled.div`
  flex: 0 1 280px;
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

/** On phones the selects scroll sideways, to the very edge of the screen. */
const Selects = styled.div`
  display: flex;
  gap: ${space[2]};
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;
    margin: -4px calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Narrowing = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 36px;
`;

const Count = styled.span`
  ${text.xs}
  white-space: nowrap;
  color: ${color.textMuted};
  ${tabular}
`;
