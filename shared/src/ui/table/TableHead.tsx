import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styled from 'styled-components';
import { boxStyle, color, media, motion, rowStyle, space, textStyle, visuallyHidden } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { Checkbox } from '@back-office/shared/ui/forms';
import { Cell, MenuCell, SelectCell, rowGrid } from './rowStyle';
import type { TableProps, TableSort } from './tableProps';

interface TableHeadProps<Row> extends Pick<TableProps<Row>, 'columns' | 'selection' | 'sort' | 'onSort'> {
  readonly hasMenu: boolean;
}

/** The sticky head. On phones it is for screen readers, and visible only while its checkbox has the focus. */
export function TableHead<Row>({ columns, selection, hasMenu, sort, onSort }: TableHeadProps<Row>) {
  return (
    <HeadGroup role="rowgroup">
      <Head role="row" aria-rowindex={1}>
        {selection && (
          <SelectCell role="columnheader">
            {selection.onToggleAll ? (
              <Checkbox
                label="Select all"
                hideLabel
                isChecked={selection.allState === 'all'}
                isIndeterminate={selection.allState === 'some'}
                onChange={selection.onToggleAll}
              />
            ) : (
              <Header $isHidden>Select</Header>
            )}
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

interface SortButtonProps {
  /** Undefined if the table is sorted by another column. */
  readonly direction: TableSort['direction'] | undefined;
  readonly align: 'start' | 'end';
  readonly onSort: () => void;
  readonly children: string;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** The header of a sortable column. The arrow always has its space, so that the text lines up with the cells. */
function SortButton({ direction, align, onSort, children }: SortButtonProps) {
  const Arrow = arrows[direction ?? 'none'];
  return (
    <SortControl type="button" data-active={direction !== undefined || undefined} data-align={align} onClick={onSort}>
      <Text oneLine>{children}</Text>
      <Arrow size={14} aria-hidden />
    </SortControl>
  );
}

const HeadGroup = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;

  [data-page-scrolled] > * > & {
    top: var(--screen-top, 0px);
  }

  ${media.phone} {
    &:not(:focus-within) {
      ${visuallyHidden}
    }
  }

  /* Repeated on every page. */
  ${media.print} {
    position: static;
    display: table-header-group;
    break-inside: avoid;
  }
`;

const Head = styled.div`
  ${rowGrid}
  ${boxStyle({ height: '40px', line: 'bottom', ground: 'sunken' })}

  ${media.phone} {
    grid-template-columns: 44px repeat(12, auto);
    column-gap: ${space[3]};
  }
`;

const HeadCell = styled(Cell)`
  ${textStyle({ size: 'xs', weight: 'medium' })}

  &,
  &[data-align='end'] {
    color: ${color.textSecondary};
  }
`;

/** A long header takes two lines before it is cut. */
const Header = styled.span<{ readonly $isHidden?: boolean | undefined }>`
  display: block;
  text-wrap: balance;
  ${(props) => props.$isHidden && visuallyHidden}
`;

const SortControl = styled.button`
  ${rowStyle({ gap: 1, inline: true, maxWidth: '100%', height: '24px', round: 'xs', weight: 'inherit' })}
  vertical-align: top;

  &[data-align='end'] {
    flex-direction: row-reverse;
  }

  &:hover,
  &[data-active] {
    color: ${color.text};
  }

  svg {
    opacity: 0;
    transition: opacity ${motion.fast};
  }

  &:hover svg,
  &:focus-visible svg,
  &[data-active] svg {
    opacity: 1;
  }
`;
