import { shortDay } from '@back-office/shared/format';
import { customerLabel, type Transaction } from '@back-office/shared/ledger';
import { FigureAmount } from '@back-office/shared/ledger/notices';
import { Badge, Text } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import type { SortColumn } from '../../../domain/transactionsView';
import type { ExtraColumn } from '../domain/extraColumns';

type TransactionColumn = Column<Transaction> & { readonly id: SortColumn };

/** Without the day, which is the heading of its rows. */
const time: TransactionColumn = {
  id: 'time',
  header: 'Time',
  width: '104px',
  align: 'end',
  isMuted: true,
  sortable: true,
  phone: 'secondary',
  cell: ({ time: at, id }) => <WithId at={at} id={id} />,
};

const dayAndTime: TransactionColumn = {
  ...time,
  width: '172px',
  cell: ({ date, time: at, id }) => <WithId at={`${shortDay(date)}, ${at}`} id={id} />,
};

const dayYearAndTime: TransactionColumn = {
  ...time,
  width: '208px',
  cell: ({ date, time: at, id }) => <WithId at={`${shortDay(date)}, ${date.slice(0, 4)}, ${at}`} id={id} />,
};

const description: TransactionColumn = {
  id: 'description',
  header: 'Description',
  width: 'minmax(0, 3fr)',
  sortable: true,
  phone: 'primary',
  cell: (row) => row.description,
};

const staff: TransactionColumn = {
  id: 'staff',
  header: 'Staff',
  width: 'minmax(140px, 1fr)',
  sortable: true,
  phone: 'hidden',
  cell: (row) => row.staff,
};

const status: TransactionColumn = {
  id: 'status',
  header: 'Status',
  width: '132px',
  sortable: true,
  phone: 'aside',
  cell: (row) => (row.status === 'Completed' ? row.status : <Badge tone="notice">{row.status}</Badge>),
};

const channel: TransactionColumn = {
  id: 'channel',
  header: 'Channel',
  width: '136px',
  sortable: true,
  phone: 'hidden',
  cell: (row) => row.channel,
};

const amount: TransactionColumn = {
  id: 'amount',
  header: 'Amount',
  width: '148px',
  align: 'end',
  sortable: true,
  phone: 'amount',
  cell: (row) => <FigureAmount id="total-payments" cents={row.amount} />,
};

/** The id is on the second line of a phone row anyway. */
const extraColumns: Readonly<Record<ExtraColumn, TransactionColumn>> = {
  id: {
    id: 'id',
    header: 'ID',
    width: '116px',
    sortable: true,
    phone: 'hidden',
    cell: (row) => row.id,
  },
  tender: {
    id: 'tender',
    header: 'Tender',
    width: '132px',
    sortable: true,
    phone: 'secondary',
    cell: (row) => row.tender,
  },
  customerName: {
    id: 'customerName',
    header: 'Customer',
    width: 'minmax(132px, 1fr)',
    sortable: true,
    phone: 'secondary',
    cell: (row) => customerLabel(row),
  },
};

/** In the order in which they are hidden on narrow screens, so that the other texts fit. */
const hideable: readonly TransactionColumn[] = [channel, staff, status];

/** The day is shown in the group heading above the rows or in each row. `extra` are the columns that were added. */
export function transactionColumns(
  day: 'in heading' | 'in row' | 'in row with year',
  hiddenCount: number,
  extra: readonly ExtraColumn[] = [],
) {
  const first = { 'in heading': time, 'in row': dayAndTime, 'in row with year': dayYearAndTime }[day];
  const visible = hideable.slice(hiddenCount);
  const added = (id: ExtraColumn) => (extra.includes(id) ? [extraColumns[id]] : []);
  return [
    first,
    ...added('id'),
    description,
    ...added('customerName'),
    ...[staff, status, channel].filter((column) => visible.includes(column)),
    ...added('tender'),
    amount,
  ];
}

/** The id is shown on phones, where rows have a second line. */
function WithId({ at, id }: { readonly at: string; readonly id: string }) {
  return (
    <>
      {at}
      <Text on="phone">{` · ${id}`}</Text>
    </>
  );
}
