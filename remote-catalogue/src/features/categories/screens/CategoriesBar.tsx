import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { boxStyle, media, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { useIsPhone } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import type { Category } from '../../../domain/categories';
import { SelectAll } from '../../../parts/ListSelectionBar';
import type { ListSelection } from '../../../state/useListSelection';
import type { CategoriesView } from '../state/useCategoriesView';
import { LayoutToggle } from './LayoutToggle';

interface CategoriesBarProps {
  readonly view: CategoriesView;
  readonly selection: ListSelection<Category>;
}

/** Search, the layout toggle, and Select all where no table header shows it. */
export function CategoriesBar({ view, selection }: CategoriesBarProps) {
  const { categories, shown, search, setSearch, layout, setLayout } = view;
  const isHeaderShown = !useIsPhone() && layout === 'list';
  return (
    <Bar role="search" aria-label="Categories">
      <SearchBox>
        <SearchField label="Search categories" value={search} onChange={setSearch} shortcut />
      </SearchBox>
      <LayoutToggle layout={layout} onChange={setLayout} />
      {search.trim() !== '' && <Count>{`${formatCount(shown.length)} of ${formatCount(categories.length)}`}</Count>}
      {shown.length > 0 && !isHeaderShown && <SelectAll selection={selection} />}
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

const Count = styled.span`
  margin-inline-start: ${space[2]};
  ${textStyle({ size: 'xs', tone: 'muted', tabular: true })}
`;
