import styled from 'styled-components';
import { boxStyle, color, media, notOnPaper, notOnPhone, rowStyle, space, weight } from '@back-office/shared/theme';
import type { CellLayout, Column } from './columns';
import { Cell, rowGrid } from './rowStyle';
import type { FootRow } from './tableProps';

/** Height of one row of totals, in pixels; on phones the least height, because long labels wrap. */
export const footHeight = 40;

interface TableFootProps<Row> {
  readonly foot: readonly FootRow[];
  readonly columns: readonly Column<Row>[];
  readonly layouts: readonly CellLayout[];
  readonly hasSelection: boolean;
  readonly hasMenu: boolean;
  /** Rows of the table before these, including the head. */
  readonly rowsBefore: number;
}

/** The totals. On phones each is a label and an amount. */
export function TableFoot<Row>({ foot, columns, layouts, hasSelection, hasMenu, rowsBefore }: TableFootProps<Row>) {
  return (
    <FootGroup role="rowgroup">
      {foot.map(({ id, cells, isStrong }, index) => {
        const { label, next, amount } = totalColumns(cells, columns, layouts);
        return (
          <Totals key={id} role="row" aria-rowindex={rowsBefore + index + 1} data-strong={isStrong || undefined}>
            {hasSelection && <Empty role="cell" />}
            {columns.map((column, at) => {
              if (at > label && at < next) return null;
              if (at === label)
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
                  data-align={layouts[at]?.align}
                  data-amount={at === amount || undefined}
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

/** Indexes of columns: the label, the first column after the label, and the amount that phones show. */
function totalColumns<Row>(cells: FootRow['cells'], columns: readonly Column<Row>[], layouts: readonly CellLayout[]) {
  const given = columns.flatMap(({ id }, index) => (id in cells ? [index] : []));
  const [label = 0, next = columns.length] = given;
  const isAmount = (index: number) => {
    const layout = layouts[index];
    return layout?.phone === 'amount' || (layout?.phone === 'primary' && layout.align === 'end');
  };
  return { label, next, amount: given.find((index) => index !== label && isAmount(index)) ?? given.at(-1) };
}

const FootGroup = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  border-top: 1px solid ${color.borderStrong};
  background-color: ${color.bgSunken};

  /* At the bottom of the window, floating buttons would cover it. */
  [data-page-scrolled] > * > & {
    position: static;
  }

  /* Printed once, after the last row; as a table foot it would be repeated on every page. */
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
    ${rowStyle({ gap: 3, justify: 'between', height: 'auto', padY: 1 })}
    min-height: ${footHeight}px;
    padding-inline: ${space[4]} var(--phone-end);
  }

  ${media.print} {
    ${boxStyle({ height: 'auto', minHeight: '32px' })}
    break-inside: avoid;
  }
`;

const Label = styled(Cell)`
  color: ${color.text};

  ${media.phone} {
    white-space: normal;
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
  ${notOnPhone}
  ${notOnPaper}
`;
