import { CalendarOff, Search } from 'lucide-react';
import styled from 'styled-components';
import { Button, EmptyState } from '@back-office/shared/ui';
import { activeFilters } from '../domain/activeFilters';
import type { TransactionsView } from '../../../domain/transactionsView';

interface NoTransactionsProps {
  readonly view: TransactionsView;
  /** The date range has no transactions: the store was closed. */
  readonly isClosed: boolean;
  readonly onClear: () => void;
}

/** Shown instead of rows: the store was closed, or nothing matches the filters. */
export function NoTransactions({ view, isClosed, onClear }: NoTransactionsProps) {
  const clear = <Button onClick={onClear}>Clear filters</Button>;
  if (isClosed)
    return (
      <EmptyState
        icon={<CalendarOff />}
        title="No sales in this time period"
        hint="The store was closed. Choose other dates, or clear the filters."
        actions={clear}
      />
    );
  return (
    <EmptyState
      icon={<Search />}
      title="No transactions found for this filter."
      hint={
        <ThreeLines>
          {activeFilters(view)
            .map(({ label }) => label)
            .join(', ')}
        </ThreeLines>
      }
      actions={clear}
    />
  );
}

/** A search may be long. Its chip shows all of it. */
const ThreeLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
