import { Download, Receipt } from 'lucide-react';
import { dayOf, pluralize } from '@back-office/shared/format';
import { Amount, Button, EmptyState, IconButton, useIsPhone } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Table } from '@back-office/shared/ui/table';
import { DialogBar } from '../../../../parts/DialogBar';
import { csvOf, salesDetailColumns } from '../../../../domain/transactionsCsv';
import { useCsvFile } from '../../../../state/useCsvFile';
import { figureOf, rowsOnLine } from '../../domain/deferredLines';
import type { ScenarioRow } from '../../domain/scenarioRow';
import { idOf, salesDetailTable } from '../rowColumns';

interface SalesDetailDialogProps {
  readonly rows: readonly ScenarioRow[];
  readonly scope: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  /** Epoch milliseconds now, for the name of the file. */
  readonly clock?: () => number;
}

/** The payments that make up gross sales. A row opens the payment. */
export function SalesDetailDialog({ rows, scope, onOpen, onClose, clock = Date.now }: SalesDetailDialogProps) {
  const save = useCsvFile();
  const isPhone = useIsPhone();
  const sales = rowsOnLine('gross-sales', rows);
  const count = pluralize(sales.length, 'transaction');

  function exportCsv() {
    const name = `gross-sales-transactions-${dayOf(clock())}.csv`;
    save({ name, text: csvOf(sales, salesDetailColumns), content: count });
  }

  const exportProps = {
    icon: <Download />,
    onClick: exportCsv,
    unavailable: sales.length === 0 ? 'There are no transactions to export' : undefined,
  };

  return (
    <Dialog
      title="Gross Sales"
      context={scope}
      onClose={onClose}
      wide
      flush
      actions={!isPhone && <Button {...exportProps}>Export CSV</Button>}
    >
      {isPhone && (
        <DialogBar actions={<IconButton label="Export CSV" variant="secondary" {...exportProps} />}>{count}</DialogBar>
      )}
      <Table
        label="Gross Sales, transactions"
        rows={sales}
        rowKey={idOf}
        columns={salesDetailTable}
        onOpen={({ id }) => onOpen(id)}
        foot={[
          {
            id: 'total',
            cells: {
              date: `Total · ${count}`,
              items: <Amount cents={figureOf('items', sales)} />,
              charges: <Amount cents={figureOf('service-charges', sales)} />,
              net: <Amount cents={figureOf('net-sales', sales)} />,
              gross: <Amount cents={figureOf('gross-sales', sales)} />,
            },
            isStrong: true,
          },
        ]}
        empty={nothingFound}
        flush
      />
    </Dialog>
  );
}

const nothingFound = <EmptyState icon={<Receipt />} title="No transactions found for this filter." />;
