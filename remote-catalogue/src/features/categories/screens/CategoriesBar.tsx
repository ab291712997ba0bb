import styled from 'styled-components';
import { LayoutGrid, List } from 'lucide-react';
import { formatCount } from '@back-office/shared/format';
import { boxStyle, color, media, radius, rowStyle, size, space, square, textStyle } from '@back-office/shared/theme';
import { IconButton, useIsPhone } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import type { Category } from '../../../domain/categories';
import { SelectAll } from '../../../parts/ListSelectionBar';
import type { ListSelection } from '../../../state/useListSelection';
import type { CategoriesView, Layout } from '../state/useCategoriesView';

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

interface LayoutToggleProps {
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
}

const choices = [
  { layout: 'list', label: 'List', icon: <List /> },
  { layout: 'grid', label: 'Grid', icon: <LayoutGrid /> },
] as const;

/** Switches between list and grid. */
function LayoutToggle({ layout: current, onChange }: LayoutToggleProps) {
  return (
    <Group role="group" aria-label="View">
      {choices.map(({ layout, label, icon }) => (
        <IconButton
          key={layout}
          label={label}
          icon={icon}
          size="small"
          aria-pressed={layout === current}
          onClick={() => onChange(layout)}
        />
      ))}
    </Group>
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

const Group = styled.div`
  ${rowStyle({ gap: '2px', fixed: true, pad: '1px', round: 'md', ground: 'raised' })}
  height: ${size.control};
  border: 1px solid ${color.borderStrong};

  button {
    border-radius: calc(${radius.md} - 2px);
    color: ${color.textSecondary};
  }

  button[aria-pressed='true'] {
    ${textStyle({ ground: 'active', tone: 'text' })}
  }

  ${media.phone} {
    button {
      ${square('36px')}
    }
  }
`;
