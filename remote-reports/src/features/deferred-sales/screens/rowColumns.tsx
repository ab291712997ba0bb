import { formatRange, type Cents } from '@back-office/shared/format';
import { Amount, Badge } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import type { ScenarioRow } from '../domain/scenarioRow';

type RowColumn = Column<ScenarioRow>;

export const idOf = ({ id }: ScenarioRow) => id;

const date: RowColumn = {
  id: 'date',
  header: 'Date',
  width: '116px',
  phone: 'secondary',
  cell: (row) => formatRange({ from: row.date, to: row.date }),
};

const time: RowColumn = {
  id: 'time',
  header: 'Time',
  width: '140px',
  align: 'end',
  isMuted: true,
  phone: 'secondary',
  cell: (row) => `${row.time} ${row.timeZone}`,
};

const transaction: RowColumn = {
  id: 'transaction',
  header: 'Transaction',
  width: 'minmax(110px, 1fr)',
  phone: 'primary',
  cell: idOf,
};

const channel: RowColumn = { id: 'channel', header: 'Channel', phone: 'hidden', cell: (row) => row.channel };
const staff: RowColumn = { id: 'staff', header: 'Staff', phone: 'aside', cell: (row) => row.staffName };

/** The columns of the sales detail; the file has all of them. */
export const salesDetailTable: readonly RowColumn[] = [
  date,
  time,
  transaction,
  channel,
  staff,
  amount('items', 'Items', (row) => row.itemSales),
  amount('charges', 'Service Charges', (row) => row.serviceCharges, '136px'),
  amount('net', 'Net Sales', (row) => row.netSales),
  { ...amount('gross', 'Gross Sales', (row) => row.grossSales), phone: 'amount' },
];

/** The columns of the list of payments. */
export const paymentTable: readonly RowColumn[] = [
  date,
  time,
  {
    id: 'description',
    header: 'Description',
    width: 'minmax(160px, 2fr)',
    phone: 'primary',
    cell: (row) => row.description,
  },
  { id: 'id', header: 'Transaction', width: '108px', phone: 'hidden', cell: idOf },
  { id: 'method', header: 'Method', width: '112px', phone: 'hidden', cell: (row) => row.method },
  {
    id: 'status',
    header: 'Status',
    width: '140px',
    phone: 'aside',
    cell: (row) => (row.status === 'Completed' ? row.status : <Badge tone="notice">{row.status}</Badge>),
  },
  { ...amount('amount', 'Collected', (row) => row.totalCollected), phone: 'amount' },
];

function amount(id: string, header: string, amountOf: (row: ScenarioRow) => Cents, width = '112px'): RowColumn {
  return {
    id,
    header,
    width,
    align: 'end',
    phone: 'hidden',
    cell: (row) => <Amount cents={amountOf(row)} />,
  };
}
