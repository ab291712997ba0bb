import { useState } from 'react';
import { downloadText } from '@back-office/shared/csv';
import { countOf, type Day } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { useToast } from '@back-office/shared/ui';
import { csvOf } from '../../../domain/transactionsCsv';
import { exportColumns } from '../domain/exportColumns';

/** Writing so many rows takes no time that anyone would notice. */
const atOnce = 5_000;

/** Downloads the rows in the order of the list. A long list first shows that it is at work. */
export function useExport(rows: readonly Transaction[], today: Day) {
  const [isExporting, setExporting] = useState(false);
  const toast = useToast();

  function write() {
    const fileName = `transactions-${today}.csv`;
    downloadText(fileName, csvOf(rows, exportColumns), 'text/csv');
    toast.show({ message: `${countOf(rows.length, 'transaction')} exported to ${fileName}`, tone: 'done' });
  }

  function run() {
    if (rows.length <= atOnce) return write();
    setExporting(true);
    // After the frame that shows the busy button.
    requestAnimationFrame(() =>
      setTimeout(() => {
        write();
        setExporting(false);
      }),
    );
  }

  return { isExporting, run };
}
