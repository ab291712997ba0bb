import { formatRange, shortDay, unknown } from '@back-office/shared/format';
import {
  customerLabel,
  dayWithTime,
  isSameSort,
  transactionTitle,
  type FigureGroup,
  type Sort,
  type Transaction,
  type TransactionSort,
} from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { Text } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import { defaultSort } from '../../../domain/transactionsView';
import type { SortChoice } from '../../../parts/SortChip';
import { columnsWith, Status } from '../../../parts/rowColumns';

interface ListColumn extends Column<Transaction> {
  /** What it sorts by. */
  readonly id: TransactionSort;
  /** Merchants add it. */
  readonly isExtra?: boolean;
  /** Hidden on narrow screens, in this order, so that the other texts fit. */
  readonly hides?: 1 | 2 | 3;
}

const column = columnsWith<ListColumn>({ sortable: true });

/** Without the day, which is the heading of its rows. */
const time = column('time', 'Time', ({ time: at, id }) => <WithId at={at} id={id} />, {
  width: '104px',
  align: 'end',
  isMuted: true,
  phone: 'secondary',
});

const dayAndTime: ListColumn = {
  ...time,
  width: '172px',
  cell: ({ date, time: at, id }) => <WithId at={dayWithTime(shortDay(date), at)} id={id} />,
};

const dayYearAndTime: ListColumn = {
  ...time,
  width: '208px',
  cell: ({ date, time: at, id }) => <WithId at={dayWithTime(formatRange({ from: date, to: date }), at)} id={id} />,
};

/** What the files of a shop do not say looks as in the details of a transaction. */
const orDash = (text: string) => text || '–';

const atEnd = { width: '148px', align: 'end', phone: 'amount' } as const;

/** All columns in order. What can be added, hidden and sorted by follows from here. */
const columns: readonly ListColumn[] = [
  time,
  // On phones it is on the second line anyway.
  column('id', 'ID', (row) => row.id, { isExtra: true, width: '116px', phone: 'hidden' }),
  column('description', 'Description', transactionTitle, { width: 'minmax(0, 3fr)', phone: 'primary' }),
  column('customerName', 'Customer', customerLabel, { isExtra: true, width: 'minmax(132px, 1fr)', phone: 'secondary' }),
  column('staff', 'Staff', (row) => orDash(row.staff), { hides: 2, width: 'minmax(140px, 1fr)', phone: 'hidden' }),
  column('status', 'Status', (row) => <Status status={row.status} />, { hides: 3, width: '132px', phone: 'aside' }),
  column('channel', 'Channel', (row) => orDash(row.channel), { hides: 1, width: '136px', phone: 'hidden' }),
  column('tender', 'Tender', (row) => orDash(row.tender), { isExtra: true, width: '132px', phone: 'secondary' }),
  column('amount', 'Amount', (row) => <ShownFigure id="total-payments" value={row.amount} />, atEnd),
];

const netSales = column('net-sales', 'Net sales', (row) => <ShownFigure id="net-sales" value={row.netSales} />, atEnd);

/** The figure in the last column: net sales where the shop knows these, but not what was paid. */
export type ListedFigure = 'total-payments' | 'net-sales';

export function listedFigure(days: readonly FigureGroup[]): ListedFigure {
  const isUnknown = (id: ListedFigure) => days.every(({ figures }) => figures[id] === unknown);
  return isUnknown('total-payments') && !isUnknown('net-sales') ? 'net-sales' : 'total-payments';
}

/** The chip that adds columns. */
export const columnsChip = {
  label: 'Columns',
  placeholder: 'Usual',
  hidePlaceholder: true,
  options: columns.filter(({ isExtra }) => isExtra).map(({ id, header }) => ({ value: id, label: header })),
} as const;

const sizeChoices = (by: TransactionSort): readonly SortChoice[] => [
  { label: 'Largest amount', sort: { by, isDescending: true } },
  { label: 'Smallest amount', sort: { by, isDescending: false } },
];

/** The choices on phones, where the table has no header. */
export const sortChoices = (figure: ListedFigure): readonly SortChoice[] => [
  { label: 'Newest first', sort: defaultSort },
  { label: 'Oldest first', sort: { by: 'time', isDescending: false } },
  ...sizeChoices(figure === 'net-sales' ? figure : 'amount'),
  ...columns
    .filter(({ id }) => !startsDescending(id))
    .map(({ id, header }) => ({ label: header, sort: { by: id, isDescending: false } })),
];

/** Time starts with the newest, amounts with the largest, texts with A. */
export function startsDescending(by: TransactionSort): boolean {
  return by === 'time' || by === 'amount' || by === 'net-sales';
}

/** The name of an order, including those that only a table header offers. */
export function sortLabel(sort: Sort<TransactionSort>): string {
  const choices = [...sortChoices('total-payments'), ...sizeChoices('net-sales')];
  const found = choices.find((choice) => isSameSort(choice.sort, sort));
  return (
    found?.label ?? `By ${([...columns, netSales].find(({ id }) => id === sort.by)?.header ?? sort.by).toLowerCase()}`
  );
}

/** The day is shown in the group heading above the rows or in each row. `extra` are the columns that were added. */
export function transactionColumns(
  day: 'in heading' | 'in row' | 'in row with year',
  hiddenCount: number,
  extra: readonly string[],
  figure: ListedFigure,
) {
  const first = { 'in heading': time, 'in row': dayAndTime, 'in row with year': dayYearAndTime }[day];
  return columns
    .filter(({ id, isExtra, hides = 4 }) => (isExtra ? extra.includes(id) : hides > hiddenCount))
    .map((each) => (each === time ? first : each.id === 'amount' && figure === 'net-sales' ? netSales : each));
}

/** The id is shown on phones, where rows have a second line. A row without a time has it alone. */
function WithId({ at, id }: { readonly at: string; readonly id: string }) {
  return (
    <>
      {at}
      <Text on="phone">{at ? ` · ${id}` : id}</Text>
    </>
  );
}
