import { formatRange, type Cents } from '@back-office/shared/format';
import { Amount } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import { columnsWith, Status } from '../../../parts/rowColumns';
import type { ScenarioRow } from '../domain/scenarioRow';

type RowColumn = Column<ScenarioRow>;

export const idOf = ({ id }: ScenarioRow) => id;

const column = columnsWith<RowColumn>();

const amount = (id: string, header: string, amountOf: (row: ScenarioRow) => Cents, width = '128px') =>
  column(id, header, (row) => <Amount cents={amountOf(row)} />, { width, align: 'end', phone: 'hidden' });

const date = column('date', 'Date', (row) => formatRange({ from: row.date, to: row.date }), {
  width: '136px',
  phone: 'secondary',
});
const time = column('time', 'Time', (row) => `${row.time} ${row.timeZone}`, {
  width: '140px',
  align: 'end',
  isMuted: true,
  phone: 'secondary',
});

const closer = '118px';

/** The columns of the sales detail; the file has all of them. In a wide dialog, channel and staff are not cut. */
export const salesDetailTable: readonly RowColumn[] = [
  { ...date, width: '120px' },
  { ...time, width: '124px' },
  column('transaction', 'Transaction', idOf, { width: '100px', phone: 'primary' }),
  column('channel', 'Channel', (row) => row.channel, { phone: 'hidden' }),
  column('staff', 'Staff', (row) => row.staffName, { width: 'minmax(0, 1.15fr)', phone: 'aside' }),
  amount('items', 'Items', (row) => row.itemSales, closer),
  amount('charges', 'Service Charges', (row) => row.serviceCharges, '130px'),
  amount('net', 'Net Sales', (row) => row.netSales, closer),
  { ...amount('gross', 'Gross Sales', (row) => row.grossSales, closer), phone: 'amount' },
];

export const paymentTable: readonly RowColumn[] = [
  date,
  time,
  column('description', 'Description', (row) => row.description, { width: 'minmax(160px, 2fr)', phone: 'primary' }),
  column('id', 'Transaction', idOf, { width: '108px', phone: 'hidden' }),
  column('method', 'Method', (row) => row.method, { width: '112px', phone: 'hidden' }),
  column('status', 'Status', (row) => <Status status={row.status} />, { width: '140px', phone: 'aside' }),
  { ...amount('amount', 'Collected', (row) => row.totalCollected), phone: 'amount' },
];
