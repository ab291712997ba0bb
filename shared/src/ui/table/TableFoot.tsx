import styled from 'styled-components';
import { color, media, oneLine, space, weight } from '../../theme/theme';
import type { CellPlace, Column } from './column';
import { Cell, rowGrid } from './rowParts';
import type { FootRow } from './tableProps';

/** Pixels of one row of totals. */
export const footHeight = 40;

interface TableFootProps<Row> {
  readonly foot: readonly FootRow[];
  readonly columns: readonly Column<Row>[];
  readonly places: readonly CellPlace[];
  readonly hasSelection: boolean;
  readonly hasMenu: boolean;
  /** Rows of the table before these, the head included. */
  readonly rowsBefore: number;
}

/** The totals. On phones each is a label and an amount. */
export function TableFoot<Row>({ foot, columns, places, hasSelection, hasMenu, rowsBefore }: TableFootProps<Row>) {
  return (
    <FootGroup role="rowgroup">
      {foot.map(({ id, cells, isStrong }, index) => {
        const { label, next, amount } = partsOf(cells, columns, places);
        return (
          <Totals key={id} role="row" aria-rowindex={rowsBefore + index + 1} data-strong={isStrong || undefined}>
            {hasSelection && <Empty role="cell" />}
            {columns.map((column, place) => {
              if (place > label && place < next) return null;
              if (place === label)
                return (
                  <Label
                    key={column.id}
                    role="rowheader"
                    aria-colspan={next - label}
                    style={{ gridColumnEnd: `span ${next - label}` }}
                  >
                    {cells[column.id]}
                  </Label>
                );
              return (
                <Figure
                  key={column.id}
                  role="cell"
                  data-align={places[place]?.align}
                  data-amount={place === amount || undefined}
                >
                  {cells[column.id]}
                </Figure>
              );
            })}
            {hasMenu && <Empty role="cell" />}
          </Totals>
        );
      })}
    </FootGroup>
  );
}

/** Indexes of the columns: where the label stands, up to which one it reaches, and which is the amount of a phone. */
function partsOf<Row>(cells: FootRow['cells'], columns: readonly Column<Row>[], places: readonly CellPlace[]) {
  const given = columns.flatMap(({ id }, index) => (id in cells ? [index] : []));
  const [label = 0, next = columns.length] = given;
  const isAmount = (index: number) => {
    const place = places[index];
    return place?.phone === 'amount' || (place?.phone === 'primary' && place.align === 'end');
  };
  return { label, next, amount: given.find((index) => index !== label && isAmount(index)) ?? given.at(-1) };
}

const FootGroup = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  border-top: 1px solid ${color.borderStrong};
  background-color: ${color.bgSunken};

  /* Once, after the last row: as a table foot it would stand on every page. */
  ${media.print} {
    position: static;
    display: table-row-group;
  }
`;

const Totals = styled.div`
  ${rowGrid}
  height: ${footHeight}px;

  &[data-strong] {
    font-weight: ${weight.strong};
  }

  & + &[data-strong] {
    border-top: 1px solid ${color.borderStrong};
  }

  ${media.phone} {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-inline: ${space[4]} var(--phone-end);
  }

  ${media.print} {
    height: auto;
    min-height: 32px;
    break-inside: avoid;
  }
`;

const Label = styled(Cell)`
  color: ${color.text};

  ${media.phone} {
    ${oneLine}
  }
`;

const Figure = styled(Cell)`
  color: ${color.text};

  ${media.phone} {
    flex: none;

    &:not([data-amount]) {
      display: none;
    }
  }
`;

const Empty = styled.div`
  ${media.phone} {
    display: none;
  }
`;
