import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { formatDay, formatDayAndYear } from '@back-office/shared/format';
import { isTransactionSort, nextSort, type FigureGroup, type Transaction } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { stackStyle } from '@back-office/shared/theme';
import { useIsPhone, useMedia, watchSize } from '@back-office/shared/ui';
import { Table } from '@back-office/shared/ui/table';
import { withView, type TransactionsView } from '../../../domain/transactionsView';
import { useExtraColumns } from './extraColumns';
import { listedFigure, startsDescending, transactionColumns, type ListedFigure } from './transactionColumns';
import { useScrollRestoration } from '../state/useScrollRestoration';
import type { TransactionsList } from '../state/useTransactionsList';

interface TransactionsTableProps {
  readonly list: TransactionsList;
  readonly opened: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onSort: (sort: TransactionsView['sort']) => void;
  readonly empty: ReactNode;
}

const idOf = (row: Transaction) => row.id;
/** Pixels at which the channel, the staff and the status columns fit, and what each further column needs. */
const columnWidths = [820, 620, 480] as const;
const extraWidth = 132;

/** The list. Sorted by time, it is grouped by day with daily totals. */
export function TransactionsTable({ list, opened, onOpen, onSort, empty }: TransactionsTableProps) {
  const { rows, days, shownView } = list;
  const { sort, range } = shownView;
  const container = useRef<HTMLDivElement>(null);
  const listed = useMemo(
    () => withView(new URLSearchParams(), { ...shownView, opened: undefined }).toString(),
    [shownView],
  );
  const scrolling = useScrollRestoration(container, listed);
  const [extra] = useExtraColumns();
  const widths = useMemo(() => columnWidths.map((width) => width + extra.length * extraWidth), [extra]);
  const hiddenColumns = useHiddenColumnCount(container, widths);
  const isPhone = useIsPhone();
  // Paper is as wide as a narrow window, but the resize event comes too late for printing.
  const isPrinting = useMedia('print');
  const hiddenCount = isPhone ? 0 : Math.max(hiddenColumns, isPrinting ? 1 : 0);
  const isByDay = sort.by === 'time';
  const hasYears = range.from.slice(0, 4) !== range.to.slice(0, 4);
  const day = isByDay ? 'in heading' : hasYears ? 'in row with year' : 'in row';
  const figure = listedFigure(days);
  const columns = useMemo(() => transactionColumns(day, hiddenCount, extra, figure), [day, hiddenCount, extra, figure]);

  const groups = useMemo(
    () => (isByDay ? dayGroups(days, figure, sort.isDescending, hasYears) : undefined),
    [isByDay, days, figure, sort.isDescending, hasYears],
  );

  return (
    <Container ref={container}>
      <Table
        label="Transactions"
        rows={rows}
        rowKey={idOf}
        columns={columns}
        groups={groups}
        onRowsInView={list.onRowsInView}
        sort={{ column: sort.by, direction: sort.isDescending ? 'descending' : 'ascending' }}
        onSort={(by) => isTransactionSort(by) && onSort(nextSort(sort, by, startsDescending(by)))}
        onOpen={({ id }) => onOpen(id)}
        openKey={opened}
        empty={empty}
        {...scrolling}
      />
    </Container>
  );
}

/** A group for each day, and where its rows begin. */
function dayGroups(days: readonly FigureGroup[], id: ListedFigure, isDescending: boolean, hasYears: boolean) {
  let row = 0;
  return (isDescending ? days.toReversed() : days).map(({ key, figures, transactions }) => {
    const sum = figures[id];
    const label = hasYears ? formatDayAndYear(key) : formatDay(key);
    const text = sum === undefined ? '–' : <ShownFigure id={id} value={sum} figures={figures} />;
    const start = { row, group: { key, label, sum: text } };
    row += transactions;
    return start;
  });
}

/** How many of the widths (pixels, the largest first) are larger than the element. */
function useHiddenColumnCount(element: RefObject<HTMLElement | null>, widths: readonly number[]): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    return watchSize([current], () => setCount(widths.filter((required) => current.clientWidth < required).length));
  }, [element, widths]);
  return count;
}

const Container = styled.div`
  ${stackStyle({ minHeight: '0px' })}
`;
