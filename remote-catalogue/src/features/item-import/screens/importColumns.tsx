import styled from 'styled-components';
import { formatCount, pluralize } from '@back-office/shared/format';
import { color, media, oneLine, text, twoLines } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import type { Column, RowGroup } from '@back-office/shared/ui/table';
import type { ChangeRow } from '../data/importPort';
import { differingParts } from '../domain/itemChanges';
import type { PreviewRow, RowNote } from '../domain/importTypes';
import { noValue } from '../../../domain/limits';
import { itemPriceLabel } from '../../../domain/variations';

const line: Column<PreviewRow | RowNote> = {
  id: 'line',
  header: 'Line',
  width: '72px',
  align: 'end',
  phone: 'secondary',
  phoneLabel: 'Line',
  cell: (row) => row.line,
};

/** With room for the longest price of the rows, so that none is cut. */
export function previewColumns(rows: readonly PreviewRow[]): readonly Column<PreviewRow>[] {
  const longest = rows.reduce((most, { item }) => Math.max(most, itemPriceLabel(item).length), 0);
  return [...beforePrice, { ...price, width: `max(96px, calc(${longest}ch + 32px))` }];
}

const price: Column<PreviewRow> = {
  id: 'price',
  header: 'Price',
  align: 'end',
  phone: 'primary',
  cell: ({ item }) => itemPriceLabel(item),
};

const beforePrice: readonly Column<PreviewRow>[] = [
  line,
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 1.6fr)',
    phone: 'primary',
    cell: ({ item }) => (
      <Text tone="text" weight="medium">
        {item.name}
        {item.variations && (
          <Text size="xs" tone="muted" weight="regular">{` ${pluralize(item.variations.length, 'variation')}`}</Text>
        )}
      </Text>
    ),
  },
  {
    id: 'category',
    header: 'Reporting category',
    width: 'minmax(0, 1.4fr)',
    phone: 'hidden',
    cell: ({ item }) => item.reportingCategory || noValue,
  },
  {
    id: 'stock',
    header: 'Stock',
    width: '84px',
    align: 'end',
    phone: 'secondary',
    phoneLabel: 'Stock',
    cell: ({ item }) => (item.stock === '-' ? item.stock : formatCount(item.stock)),
  },
];

/** One row per field, below a row for the item. */
export const changeColumns: readonly Column<ChangeRow>[] = [
  { id: 'field', header: 'Field', width: '184px', phone: 'primary', cell: ({ field }) => field },
  {
    id: 'before',
    header: 'In your list',
    width: 'minmax(0, 1fr)',
    phone: 'secondary',
    cell: ({ before, after }) => <Change text={before} shown={differingParts(before, after)[0]} />,
  },
  {
    id: 'after',
    header: 'In this file',
    width: 'minmax(0, 1fr)',
    phone: 'secondary',
    phoneLabel: '→',
    cell: ({ before, after }) => <Change text={after} shown={differingParts(before, after)[1]} isNew />,
  },
];

/** The item that a row changes, with its line in the file and how it was recognized. */
export function changedItem({ index, line: fileLine, name, by }: ChangeRow): RowGroup {
  return { key: String(index), label: name, sum: `Line ${fileLine}, same ${by}` };
}

interface ChangeProps {
  readonly text: string;
  /** The part of the text that matters, if it is long. */
  readonly shown: string;
  readonly isNew?: boolean;
}

function Change({ text: value, shown, isNew = false }: ChangeProps) {
  if (value === '') return <Text tone="muted">(empty)</Text>;
  const short = shown.replace(/\s+/g, ' ');
  return (
    <Cut title={value}>
      {isNew ? (
        <Text tone="text" weight="medium">
          {short}
        </Text>
      ) : (
        short
      )}
    </Cut>
  );
}

const column: Column<RowNote> = {
  id: 'column',
  header: 'Column',
  width: 'minmax(136px, 1fr)',
  phone: 'secondary',
  cell: (row) => row.column,
};

const value: Column<RowNote> = {
  id: 'value',
  header: 'Value',
  width: 'minmax(0, 1fr)',
  phone: 'secondary',
  cell: (row) => (row.column !== '' && row.value === '' ? <Text tone="muted">(empty)</Text> : row.value),
};

const reason: Column<RowNote> = {
  id: 'reason',
  header: 'Reason',
  width: 'minmax(0, 2.4fr)',
  phone: 'primary',
  cell: (row) => <Reason title={row.reason}>{row.reason}</Reason>,
};

export const noteColumns: readonly Column<RowNote>[] = [line, column, value, reason];

export const badColumns: readonly Column<RowNote>[] = [
  line,
  column,
  value,
  {
    ...reason,
    cell: (row) => (
      <Reason $isWrong title={row.reason}>
        {row.reason}
      </Reason>
    ),
  },
];

/** At most two lines; on phones both values fit beside each other. */
const Cut = styled.span`
  ${twoLines}
  ${text.xs}

  ${media.phone} {
    ${oneLine}
    display: inline-block;
    max-width: calc(50vw - 76px);
    vertical-align: bottom;
  }
`;

const Reason = styled.span<{ readonly $isWrong?: boolean }>`
  ${twoLines}
  ${text.xs}
  color: ${(props) => (props.$isWrong ? color.negative : color.textSecondary)};

  /* Nothing tells there what is cut. */
  ${media.phone} {
    -webkit-line-clamp: 4;
  }
`;
