import { SlidersHorizontal, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, media, radius, space, tabular, text, weight } from '@back-office/shared/theme';
import { Button, SearchField } from '@back-office/shared/ui';
import { filterLabels } from '../../domain/filterItems';
import { useItems } from '../../state/items';
import { ChipStandIn } from './ChipStandIn';
import { ItemChips } from './deferredParts';
import type { ItemsView } from './useItemsView';

interface ItemsFilterBarProps {
  readonly view: ItemsView;
  readonly onAllFilters: () => void;
}

/**
 * Search, filters, and below them what narrows the list. Made of light parts: the kit's filter bar would draw
 * react-aria into the first paint, and swapping it in later would take the search field from under the typing hand.
 */
export function ItemsFilterBar({ view, onAllFilters }: ItemsFilterBarProps) {
  const { search, setSearch } = useItems();
  const { filters, setFilters, categories, statuses, chips, isNarrowed, clear, shown, items } = view;
  const bar = useRef<HTMLDivElement>(null);

  /** The pressed button goes with its filter, so the focus goes to the search first. */
  function leave(action: () => void) {
    bar.current?.querySelector('input')?.focus();
    action();
  }

  const standIn = (
    <>
      <ChipStandIn label={filterLabels.category} chosen={summaryOf(filters.category)} />
      <ChipStandIn label={filterLabels.status} chosen={summaryOf(filters.status)} />
    </>
  );
  return (
    <Bar ref={bar} role="search" aria-label="Items">
      <SearchPlace>
        <SearchField label="Search items" value={search} onChange={setSearch} shortcut />
      </SearchPlace>
      <Chips>
        <ItemChips
          standIn={standIn}
          filters={filters}
          categories={categories}
          statuses={statuses}
          onChange={setFilters}
        />
        <Button icon={<SlidersHorizontal />} onClick={onAllFilters}>
          All filters
        </Button>
      </Chips>
      {isNarrowed && (
        <Narrowing>
          {chips.map(({ label, onRemove }) => (
            <Chip
              key={label}
              type="button"
              aria-label={`Remove filter ${label}`}
              title={label}
              onClick={() => leave(onRemove)}
            >
              <span>{label}</span>
              <X size={14} aria-hidden />
            </Chip>
          ))}
          <Button variant="link" size="small" onClick={() => leave(clear)}>
            Clear filters
          </Button>
          <Count>{`${formatCount(shown.length)} of ${formatCount(items.length)}`}</Count>
        </Narrowing>
      )}
    </Bar>
  );
}

/** `Active`, or `Active +2` when more than one is chosen: the words of the real chip. */
function summaryOf([first = '', ...others]: readonly string[]) {
  return others.length > 0 ? `${first} +${others.length}` : first;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const SearchPlace = styled.div`
  flex: 0 1 280px;
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

/** On phones the chips scroll sideways, to the very edge of the screen. */
const Chips = styled.div`
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
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 280px;
  height: 28px;
  padding: 0 6px 0 10px;
  border-radius: ${radius.sm};
  background-color: ${color.accentSubtle};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.accentText};

  &:hover {
    box-shadow: inset 0 0 0 1px ${color.accentBorder};
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
  ${text.xs}
  color: ${color.textMuted};
  ${tabular}
`;
