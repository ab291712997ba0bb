import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatDay, formatRange } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { color } from '@back-office/shared/theme';
import type { Column } from '@back-office/shared/ui/table';
import { reasonOf } from '../../domain/drillDownTexts';

export type RowColumn = Column<Transaction>;

export const date: RowColumn = {
  id: 'date',
  header: 'Date',
  width: '124px',
  sortable: true,
  phone: 'secondary',
  cell: (row) => <Day>{formatDay(row.date)}</Day>,
};

export const dateAndYear: RowColumn = {
  ...date,
  cell: (row) => <Day>{formatRange({ from: row.date, to: row.date })}</Day>,
};

export const time: RowColumn = {
  id: 'time',
  header: 'Time',
  width: '100px',
  align: 'end',
  isQuiet: true,
  sortable: true,
  phone: 'secondary',
  cell: (row) => row.time,
};

export const transaction: RowColumn = {
  id: 'transaction',
  header: 'Transaction',
  width: 'minmax(126px, 1fr)',
  sortable: true,
  phone: 'primary',
  cell: ({ id }) => id,
};

export const channel: RowColumn = {
  id: 'channel',
  header: 'Channel',
  sortable: true,
  phone: 'hidden',
  cell: (row) => row.channel,
};

export const staff: RowColumn = {
  id: 'staff',
  header: 'Staff',
  width: 'minmax(0, 1.1fr)',
  sortable: true,
  phone: 'aside',
  cell: ({ staffName }) => staffName,
};

export const reason: RowColumn = {
  id: 'reason',
  header: 'Reason',
  sortable: true,
  phone: 'secondary',
  cell: reasonOf,
};

export const chevron: RowColumn = {
  id: 'open',
  header: 'Opens the transaction',
  hideHeader: true,
  width: '48px',
  phone: 'hidden',
  cell: () => <Chevron size={16} aria-hidden />,
};

const Day = styled.span`
  @media (min-width: 900px) {
    color: ${color.text};
  }
`;

const Chevron = styled(ChevronRight)`
  vertical-align: middle;
  color: ${color.textMuted};
`;
