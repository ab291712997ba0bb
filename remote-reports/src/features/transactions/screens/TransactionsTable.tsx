import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDay } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { Amount, useMedia } from '@back-office/shared/ui';
import { Table } from '@back-office/shared/ui/table';
import { withView } from '../domain/address';
import { sumsByDay } from '../domain/shownRows';
import { sortBy, type ListSort } from '../domain/sortRows';
import { transactionColumns } from './transactionColumns';
import { useListPlace } from './useListPlace';
import { useShortage } from './useShortage';
import type { TransactionsList } from './useTransactionsList';

interface TransactionsTableProps {
  readonly list: TransactionsList;
  readonly opened: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onSort: (sort: ListSort) => void;
  readonly empty: ReactNode;
}

const idOf = (row: Transaction) => row.id;
/** Pixels that the channel, the staff and the status ask for. */
const wantedWidths = [820, 620, 480] as const;

/** The list: by day with the sum of each while it is in order of time, plain in any other order. */
export function TransactionsTable({ list, opened, onOpen, onSort, empty }: TransactionsTableProps) {
  const { rows, shownView } = list;
  const { sort, filters } = shownView;
  const around = useRef<HTMLDivElement>(null);
  const listed = useMemo(
    () => withView(new URLSearchParams(), { ...shownView, opened: undefined }).toString(),
    [shownView],
  );
  const place = useListPlace(around, listed);
  const shortage = useShortage(around, wantedWidths);
  const isPhone = useMedia('screen and (max-width: 899px)');
  // Paper is as wide as a narrow window, but no resizing tells so in time.
  const isOnPaper = useMedia('print');
  const missing = isPhone ? 0 : Math.max(shortage, isOnPaper ? 1 : 0);
  const isByDay = sort.column === 'time';
  const hasYears = filters.dateRange.from.slice(0, 4) !== filters.dateRange.to.slice(0, 4);
  const day = isByDay ? 'above' : hasYears ? 'in row with year' : 'in row';
  const columns = useMemo(() => transactionColumns(day, missing), [day, missing]);

  const groups = useMemo(() => (isByDay ? dayGroups(rows, hasYears) : undefined), [isByDay, rows, hasYears]);
  const groupOf = useCallback(({ date }: Transaction) => groups?.get(date) ?? { key: date, label: date }, [groups]);

  return (
    <Around ref={around}>
      <Table
        label="Transactions"
        rows={rows}
        rowKey={idOf}
        columns={columns}
        groupOf={groups && groupOf}
        sort={{ column: sort.column, direction: sort.isDescending ? 'descending' : 'ascending' }}
        onSort={(column) => onSort(sortBy(sort, column))}
        onOpen={({ id }) => onOpen(id)}
        openKey={opened}
        empty={empty}
        {...place}
      />
    </Around>
  );
}

/** Made once for each day, as every row asks for its group. */
function dayGroups(rows: readonly Transaction[], hasYears: boolean) {
  return new Map(
    [...sumsByDay(rows)].map(([day, sum]) => [
      day,
      {
        key: day,
        label: hasYears ? `${formatDay(day)}, ${day.slice(0, 4)}` : formatDay(day),
        sum: <Amount cents={sum} />,
      },
    ]),
  );
}

const Around = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;
