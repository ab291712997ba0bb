import styled from 'styled-components';
import { color, media, space, text, weight } from '../../theme/theme';
import { Checkbox } from '@back-office/shared/ui';
import { visuallyHidden } from '../fieldStyle';
import type { Column } from './column';
import { Cell, MenuCell, SelectCell, rowGrid } from './rowParts';
import type { TableSelection } from './TableRow';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly selection: TableSelection<Row> | undefined;
  readonly hasMenu: boolean;
}

/** The sticky head. On phones it is there for screen readers, and shows while its box has the keyboard focus. */
export function TableHead<Row>({ columns, selection, hasMenu }: TableHeadProps<Row>) {
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
        {columns.map((column) => (
          <HeadCell key={column.id} role="columnheader" data-align={column.align ?? 'start'}>
            {column.header}
          </HeadCell>
        ))}
        {hasMenu && (
          <MenuCell role="columnheader">
            <HiddenText>Row menu</HiddenText>
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

const HiddenText = styled.span`
  ${visuallyHidden}
`;
