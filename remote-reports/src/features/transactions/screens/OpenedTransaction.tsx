import { SearchX } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { shortened, type Day } from '@back-office/shared/format';
import { useLedgerAnswer, type Transaction } from '@back-office/shared/ledger';
import { FiguresFailed } from '@back-office/shared/ledger/notices';
import { EmptyState, SkeletonRows } from '@back-office/shared/ui';
import { SidePanel } from '../../../parts/SidePanel';
import { TransactionPanel } from './panel/TransactionPanel';

interface OpenedTransactionProps {
  readonly id: string;
  /** The list, in its order. */
  readonly rows: readonly (Transaction | undefined)[];
  /** Whether the list has it is not known yet. */
  readonly isLooking: boolean;
  /** The address of the page with the panel of a transaction open. */
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  /** Lists all transactions of a day. */
  readonly onShowDay: (day: Day) => void;
  readonly onClose: () => void;
}

/** The panel of a transaction, which may be filtered out of the list, or a message that the id is unknown. */
export function OpenedTransaction(props: OpenedTransactionProps) {
  const { id, rows, isLooking, addressOf, onOpen, onShowDay, onClose } = props;
  const index = useMemo(() => rows.findIndex((row) => row?.id === id), [rows, id]);
  const listed = rows[index];
  const answer = useLedgerAnswer(
    (port, signal) => (listed ? undefined : port.row(id, { signal })),
    [id, listed !== undefined],
  );
  const found = answer.state === 'ready' ? answer.data : undefined;
  const transaction = listed ?? (found?.id === id ? found : undefined);

  if (!transaction)
    return (
      <SidePanel title="Payment details" onClose={onClose}>
        {notFound()}
      </SidePanel>
    );

  function notFound(): ReactNode {
    if (answer.state === 'waiting') return <SkeletonRows rows={8} columns={2} />;
    if (answer.error) return <FiguresFailed what="The transaction" error={answer.error} onRetry={answer.retry} />;
    if (answer.state === 'ready' && answer.isStale) return <SkeletonRows rows={8} columns={2} />;
    return (
      <EmptyState
        icon={<SearchX />}
        title={`There is no transaction ${shortened(id)}.`}
        hint="The link may be incomplete. Look for the transaction in the list."
      />
    );
  }

  const openerOf = (row: Transaction | undefined) => row && (() => onOpen(row.id));
  return (
    <TransactionPanel
      transaction={transaction}
      position={{ index, count: rows.length, isKnown: !isLooking }}
      onPrevious={openerOf(rows[index - 1])}
      onNext={index < 0 ? undefined : openerOf(rows[index + 1])}
      addressOf={addressOf}
      onOpen={onOpen}
      onShowDay={() => onShowDay(transaction.date)}
      onClose={onClose}
    />
  );
}
