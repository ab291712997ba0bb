import styled from 'styled-components';
import { color, media, space, text, weight } from '../../theme/theme';
import { Checkbox } from '@back-office/shared/ui';
import { visuallyHidden } from '../fieldStyle';
import { Cell, MenuCell, SelectCell, rowGrid } from './rowParts';
import { SortButton } from './SortButton';
import type { TableProps } from './tableProps';

interface TableHeadProps<Row> extends Pick<TableProps<Row>, 'columns' | 'selection' | 'sort' | 'onSort'> {
  readonly hasMenu: boolean;
}

/** The sticky head. On phones it is there for screen readers, and shows while its box has the keyboard focus. */
export function TableHead<Row>({ columns, selection, hasMenu, sort, onSort }: TableHeadProps<Row>) {
  return (
    <HeadGroup role="rowgroup">
      <Head role="row" aria-rowindex={1}>
        {selection && (
          <SelectCell role="columnheader">
            <Checkbox
              label="Select all"
              hideLabel
              isChecked={selection.allState === 'all'}
              isIndeterminate={selection.allState === 'some'}
              onChange={() => selection.onToggleAll()}
            />
          </SelectCell>
        )}
        {columns.map(({ id, header, align = 'start', sortable, hideHeader }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <HeadCell key={id} role="columnheader" aria-sort={direction} data-align={align}>
              {sortable && onSort ? (
                <SortButton direction={direction} align={align} onSort={() => onSort(id)}>
                  {header}
                </SortButton>
              ) : (
                <Header $isHidden={hideHeader}>{header}</Header>
              )}
            </HeadCell>
          );
        })}
        {hasMenu && (
          <MenuCell role="columnheader">
            <Header $isHidden>Row menu</Header>
          </MenuCell>
        )}
      </Head>
    </HeadGroup>
  );
}

const HeadGroup = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;

  ${media.phone} {
    &:not(:focus-within) {
      ${visuallyHidden}
    }
  }

  /* Comes again on every page. */
  ${media.print} {
    position: static;
    display: table-header-group;
    break-inside: avoid;
  }
`;

const Head = styled.div`
  ${rowGrid}
  height: 40px;
  border-bottom: 1px solid ${color.border};
  background-color: ${color.bgSunken};

  ${media.phone} {
    grid-template-columns: 44px repeat(12, auto);
    column-gap: ${space[3]};
  }
`;

const HeadCell = styled(Cell)`
  ${text.xs}
  font-weight: ${weight.medium};

  &,
  &[data-align='end'] {
    color: ${color.textSecondary};
  }
`;

/** A long name takes two lines before it is cut. */
const Header = styled.span<{ readonly $isHidden?: boolean | undefined }>`
  display: block;
  text-wrap: balance;
  ${(props) => props.$isHidden && visuallyHidden}
`;
