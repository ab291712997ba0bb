import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { boxStyle, media, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Checkbox, SearchField, useIsPhone } from '@back-office/shared/ui';
import type { CategoriesView } from '../state/useCategoriesView';
import type { CategorySelection } from '../state/useCategorySelection';
import { LayoutToggle } from './LayoutToggle';

interface CategoriesBarProps {
  readonly view: CategoriesView;
  readonly selection: CategorySelection;
}

/** Search, the layout toggle, and Select all where no table header shows it. */
export function CategoriesBar({ view, selection: { table } }: CategoriesBarProps) {
  const { categories, shown, search, setSearch, layout, setLayout } = view;
  const isHeaderShown = !useIsPhone() && layout === 'list';
  return (
    <Bar role="search" aria-label="Categories">
      <SearchBox>
        <SearchField label="Search categories" value={search} onChange={setSearch} shortcut />
      </SearchBox>
      <LayoutToggle layout={layout} onChange={setLayout} />
      {search.trim() !== '' && <Count>{`${formatCount(shown.length)} of ${formatCount(categories.length)}`}</Count>}
      {shown.length > 0 && !isHeaderShown && (
        <SelectAll>
          <Checkbox
            label="Select all"
            isChecked={table.allState === 'all'}
            isIndeterminate={table.allState === 'some'}
            onChange={() => table.onToggleAll?.()}
          />
        </SelectAll>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  ${rowStyle({ gap: [4, 2], wrap: true })}

  ${media.phone} {
    row-gap: ${space[1]};
  }
`;

const SearchBox = styled.div`
  flex: 0 1 280px;
  ${boxStyle({ shrink: true, phone: { fill: true } })}
`;

const SelectAll = styled.div`
  flex: 1 1 100%;
  ${boxStyle({ padStart: '17px', phone: { padStart: '15px' } })}
`;

const Count = styled.span`
  margin-inline-start: ${space[2]};
  ${textStyle({ size: 'xs', tone: 'muted', tabular: true })}
`;
