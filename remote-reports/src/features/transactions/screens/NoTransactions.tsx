import { CalendarOff, Search } from 'lucide-react';
import styled from 'styled-components';
import type { Day, DayRange } from '@back-office/shared/format';
import { useToday } from '@back-office/shared/ledger';
import { Button, EmptyState } from '@back-office/shared/ui';
import { activeFilters } from '../domain/activeFilters';
import type { TransactionsView } from '../../../domain/transactionsView';

interface NoTransactionsProps {
  readonly view: TransactionsView;
  /** The days of an address that names none. */
  readonly opening: DayRange;
  /** The date range has no transactions: the store was closed, or its days are ahead. */
  readonly isEmpty: boolean;
  readonly onClear: () => void;
}

/** Shown instead of rows: there are none yet, the store was closed, or nothing matches the filters. */
export function NoTransactions({ view, opening, isEmpty, onClear }: NoTransactionsProps) {
  const today = useToday();
  const clear = <Button onClick={onClear}>Clear filters</Button>;
  if (isEmpty)
    return (
      <EmptyState
        icon={<CalendarOff />}
        title="No sales in this time period"
        hint={`${reasonOf(view.range, today)} Choose other dates, or clear the filters.`}
        actions={clear}
      />
    );
  return (
    <EmptyState
      icon={<Search />}
      title="No transactions found for this filter."
      hint={
        <ThreeLines>
          {activeFilters(view, opening)
            .map(({ label }) => label)
            .join(', ')}
        </ThreeLines>
      }
      actions={clear}
    />
  );
}

function reasonOf({ from, to }: DayRange, today: Day): string {
  if (from > today) return 'These days are still ahead.';
  return to < today ? 'The store was closed.' : 'Nothing was sold yet.';
}

/** A search may be long. Its chip shows all of it. */
const ThreeLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
