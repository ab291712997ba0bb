import { formatRange, shortDay } from '@back-office/shared/format';
import {
  customerLabel,
  isSameSort,
  type Sort,
  type Transaction,
  type TransactionSort,
} from '@back-office/shared/ledger';
import { FigureAmount } from '@back-office/shared/ledger/notices';
import { Badge, Text } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import { defaultSort } from '../../../domain/transactionsView';
import type { SortChoice } from '../../../parts/SortChip';

interface ListColumn extends Column<Transaction> {
  /** What it sorts by. */
  readonly id: TransactionSort;
  /** Merchants add it. */
  readonly isExtra?: boolean;
  /** Hidden on narrow screens, in this order, so that the other texts fit. */
  readonly hides?: 1 | 2 | 3;
}

/** Without the day, which is the heading of its rows. */
const time: ListColumn = {
  id: 'time',
  header: 'Time',
  width: '104px',
  align: 'end',
  isMuted: true,
  sortable: true,
  phone: 'secondary',
  cell: ({ time: at, id }) => <WithId at={at} id={id} />,
};

const dayAndTime: ListColumn = {
  ...time,
  width: '172px',
  cell: ({ date, time: at, id }) => <WithId at={`${shortDay(date)}, ${at}`} id={id} />,
};

const dayYearAndTime: ListColumn = {
  ...time,
  width: '208px',
  cell: ({ date, time: at, id }) => <WithId at={`${formatRange({ from: date, to: date })}, ${at}`} id={id} />,
};

/** All columns in order. What can be added, hidden and sorted by follows from here. */
const columns: readonly ListColumn[] = [
  time,
  {
    id: 'id',
    header: 'ID',
    isExtra: true,
    width: '116px',
    sortable: true,
    // On phones it is on the second line anyway.
    phone: 'hidden',
    cell: (row) => row.id,
  },
  {
    id: 'description',
    header: 'Description',
    width: 'minmax(0, 3fr)',
    sortable: true,
    phone: 'primary',
    cell: (row) => row.description,
  },
  {
    id: 'customerName',
    header: 'Customer',
    isExtra: true,
    width: 'minmax(132px, 1fr)',
    sortable: true,
    phone: 'secondary',
    cell: (row) => customerLabel(row),
  },
  {
    id: 'staff',
    header: 'Staff',
    hides: 2,
    width: 'minmax(140px, 1fr)',
    sortable: true,
    phone: 'hidden',
    cell: (row) => row.staff,
  },
  {
    id: 'status',
    header: 'Status',
    hides: 3,
    width: '132px',
    sortable: true,
    phone: 'aside',
    cell: (row) => (row.status === 'Completed' ? row.status : <Badge tone="notice">{row.status}</Badge>),
  },
  {
    id: 'channel',
    header: 'Channel',
    hides: 1,
    width: '136px',
    sortable: true,
    phone: 'hidden',
    cell: (row) => row.channel,
  },
  {
    id: 'tender',
    header: 'Tender',
    isExtra: true,
    width: '132px',
    sortable: true,
    phone: 'secondary',
    cell: (row) => row.tender,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: '148px',
    align: 'end',
    sortable: true,
    phone: 'amount',
    cell: (row) => <FigureAmount id="total-payments" cents={row.amount} />,
  },
];

/** The chip that adds columns. */
export const columnsChip = {
  label: 'Columns',
  placeholder: 'Usual',
  hidePlaceholder: true,
  options: columns.filter(({ isExtra }) => isExtra).map(({ id, header }) => ({ value: id, label: header })),
} as const;

/** The choices on phones, where the table has no header. */
export const sortChoices: readonly SortChoice[] = [
  { label: 'Newest first', sort: defaultSort },
  { label: 'Oldest first', sort: { by: 'time', isDescending: false } },
  { label: 'Largest amount', sort: { by: 'amount', isDescending: true } },
  { label: 'Smallest amount', sort: { by: 'amount', isDescending: false } },
  ...columns
    .filter(({ id }) => !startsDescending(id))
    .map(({ id, header }) => ({ label: header, sort: { by: id, isDescending: false } })),
];

/** Time starts with the newest, amounts with the largest, texts with A. */
export function startsDescending(by: TransactionSort): boolean {
  return by === 'time' || by === 'amount';
}

/** The name of an order, including those that only a table header offers. */
export function sortLabel(sort: Sort<TransactionSort>): string {
  const found = sortChoices.find((choice) => isSameSort(choice.sort, sort));
  return found?.label ?? `By ${(columns.find(({ id }) => id === sort.by)?.header ?? sort.by).toLowerCase()}`;
}

/** The day is shown in the group heading above the rows or in each row. `extra` are the columns that were added. */
export function transactionColumns(
  day: 'in heading' | 'in row' | 'in row with year',
  hiddenCount: number,
  extra: readonly string[] = [],
) {
  const first = { 'in heading': time, 'in row': dayAndTime, 'in row with year': dayYearAndTime }[day];
  return columns
    .filter(({ id, isExtra, hides = 4 }) => (isExtra ? extra.includes(id) : hides > hiddenCount))
    .map((column) => (column === time ? first : column));
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
