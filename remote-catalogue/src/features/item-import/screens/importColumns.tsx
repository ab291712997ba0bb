import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, media, oneLine, text, weight } from '@back-office/shared/theme';
import type { Column } from '@back-office/shared/ui/table';
import type { ChangeRow } from '../data/importPort';
import type { PreviewRow, RowNote } from '../domain/importTypes';
import { priceLabel } from '../../../domain/price';

const line: Column<PreviewRow | RowNote | ChangeRow> = {
  id: 'line',
  header: 'Line',
  width: '72px',
  align: 'end',
  phone: 'secondary',
  phoneLabel: 'Line',
  cell: (row) => row.line,
};

export const previewColumns: readonly Column<PreviewRow>[] = [
  line,
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 1.5fr)',
    phone: 'primary',
    cell: ({ item }) => <Strong>{item.name}</Strong>,
  },
  {
    id: 'category',
    header: 'Reporting category',
    width: 'minmax(0, 1.25fr)',
    phone: 'hidden',
    cell: ({ item }) => item.reportingCategory,
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
  {
    id: 'price',
    header: 'Price',
    width: '112px',
    align: 'end',
    phone: 'primary',
    cell: ({ item }) => priceLabel(item.price),
  },
];

export const changeColumns: readonly Column<ChangeRow>[] = [
  { ...line, phone: 'hidden' },
  {
    id: 'item',
    header: 'Item',
    width: 'minmax(0, 1.2fr)',
    phone: 'primary',
    cell: ({ name }) => <Strong title={name}>{name}</Strong>,
  },
  { id: 'by', header: 'Match', width: '68px', phone: 'hidden', cell: ({ by }) => by },
  { id: 'field', header: 'Field', width: 'minmax(0, 1.1fr)', phone: 'secondary', cell: ({ field }) => field },
  {
    id: 'before',
    header: 'In your list',
    width: 'minmax(0, 1.2fr)',
    phone: 'secondary',
    cell: ({ before }) => <Change text={before} />,
  },
  {
    id: 'after',
    header: 'In this file',
    width: 'minmax(0, 1.2fr)',
    phone: 'secondary',
    phoneLabel: '→',
    cell: ({ after }) => <Change text={after} isNew />,
  },
];

function Change({ text: value, isNew = false }: { readonly text: string; readonly isNew?: boolean }) {
  if (value === '') return <Muted>(empty)</Muted>;
  const short = value.replace(/\s+/g, ' ');
  return <Cut title={value}>{isNew ? <Strong>{short}</Strong> : short}</Cut>;
}

const column: Column<RowNote> = {
  id: 'column',
  header: 'Column',
  width: 'minmax(0, 0.8fr)',
  phone: 'secondary',
  cell: (row) => row.column,
};

const value: Column<RowNote> = {
  id: 'value',
  header: 'Value',
  width: 'minmax(0, 1fr)',
  phone: 'secondary',
  cell: (row) => (row.column !== '' && row.value === '' ? <Muted>(empty)</Muted> : row.value),
};

const reason: Column<RowNote> = {
  id: 'reason',
  header: 'Reason',
  width: 'minmax(0, 2.4fr)',
  phone: 'primary',
  cell: (row) => <Reason>{row.reason}</Reason>,
};

export const noteColumns: readonly Column<RowNote>[] = [line, column, value, reason];

export const badColumns: readonly Column<RowNote>[] = [
  line,
  column,
  value,
  { ...reason, cell: (row) => <Reason $isWrong>{row.reason}</Reason> },
];

const Strong = styled.span`
  font-weight: ${weight.medium};
  color: ${color.text};
`;

/** Both values fit beside each other on phones. */
const Cut = styled.span`
  ${media.phone} {
    ${oneLine}
    display: inline-block;
    max-width: 104px;
    vertical-align: bottom;
  }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

/** At most two lines. */
const Reason = styled.span<{ readonly $isWrong?: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${text.xs}
  color: ${(props) => (props.$isWrong ? color.negative : color.textSecondary)};

  ${media.phone} {
    -webkit-line-clamp: 1;
  }
`;
