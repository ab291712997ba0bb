import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, rowStyle, space } from '@back-office/shared/theme';
import type { RowGroup } from './lines';
import { bodyLine } from './rowStyle';
import type { RowModel } from './TableRow';
import { Text } from '@back-office/shared/ui';

interface GroupRowProps<Row> {
  readonly group: RowGroup;
  /** Distance from the top of the body and height, in pixels. */
  readonly offset: number;
  readonly height: number;
  readonly rowIndex: number;
  readonly model: RowModel<Row>;
}

/** The row above a group: its label, and its sum below the last column. */
export const GroupRow = memo(function GroupRow<Row>({ group, offset, height, rowIndex, model }: GroupRowProps<Row>) {
  const { columns, labelOf, rowMenu } = model;
  const columnCount = columns.length + (labelOf ? 1 : 0) + (rowMenu ? 1 : 0);
  const hasSum = group.sum !== undefined;
  return (
    <Line role="row" aria-rowindex={rowIndex} style={{ height, top: offset }}>
      <Text
        as="div"
        weight="medium"
        oneLine
        role="rowheader"
        aria-colspan={hasSum ? columnCount - 1 : columnCount}
        data-truncates=""
      >
        {group.label}
      </Text>
      {hasSum && (
        <Text as="div" tabular fixed role="cell">
          {group.sum}
        </Text>
      )}
    </Line>
  );
}) as <Row>(props: GroupRowProps<Row>) => ReactNode;

const Line = styled.div`
  ${bodyLine}
  ${rowStyle({ gap: 4, justify: 'between', size: 'xs', tone: 'secondary', ground: 'sunken' })}
  padding-inline-start: calc(${space[4]} + var(--edge, 0px));
  padding-inline-end: calc(${space[4]} + var(--edge, 0px) + var(--menu-track));

  ${media.phone} {
    padding-inline: ${space[4]} var(--phone-end);
  }

  ${media.print} {
    padding-inline: ${space[2]};
    break-after: avoid;
  }
`;
