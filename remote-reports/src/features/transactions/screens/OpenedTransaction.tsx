import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { Ledger, Transaction } from '@back-office/shared/ledger';
import { EmptyState } from '@back-office/shared/ui';
import { SidePanel } from '../../../parts/SidePanel';
import { TransactionPanel } from './panel/TransactionPanel';

interface OpenedTransactionProps {
  readonly id: string;
  readonly ledger: Ledger;
  /** The list, in its order. */
  readonly rows: readonly Transaction[];
  /** The address of the page with the panel of a transaction open. */
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** The panel of a transaction, which may be filtered out of the list, or a message that the id is unknown. */
export function OpenedTransaction({ id, ledger, rows, addressOf, onOpen, onClose }: OpenedTransactionProps) {
  const index = useMemo(() => rows.findIndex((row) => row.id === id), [rows, id]);
  const transaction = useMemo(() => rows[index] ?? ledger.find(id), [rows, index, ledger, id]);
  if (!transaction)
    return (
      <SidePanel title="Payment details" onClose={onClose}>
        <EmptyState
          icon={<SearchX />}
          title={`There is no transaction ${shortened(id)}.`}
          hint="The link may be incomplete. Look for the transaction in the list."
        />
      </SidePanel>
    );

  const openerOf = (row: Transaction | undefined) => row && (() => onOpen(row.id));
  return (
    <TransactionPanel
      transaction={transaction}
      ledger={ledger}
      position={{ index, count: rows.length }}
      onPrevious={openerOf(rows[index - 1])}
      onNext={index < 0 ? undefined : openerOf(rows[index + 1])}
      addressOf={addressOf}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

/** Ids are shorter. The address may contain any text. */
const maxIdLength = 24;

function shortened(id: string) {
  return id.length > maxIdLength ? `${id.slice(0, maxIdLength)}…` : id;
}
