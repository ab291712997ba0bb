import { useState } from 'react';
import { downloadText } from '@back-office/shared/csv';
import { pluralize, type DayRange } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { useToast } from '@back-office/shared/ui';
import { csvOf, rangeInName } from '../../../domain/transactionsCsv';
import { exportColumns } from '../domain/exportColumns';

/** Up to this many rows are written without a noticeable delay. */
const maxRowsAtOnce = 5_000;

/** Downloads the rows in the order of the list. For long lists the button shows that it is busy. */
export function useExport(rows: readonly Transaction[], range: DayRange) {
  const [isExporting, setExporting] = useState(false);
  const toast = useToast();

  function write() {
    const fileName = `transactions-${rangeInName(range)}.csv`;
    downloadText(fileName, csvOf(rows, exportColumns), 'text/csv');
    toast.show({ message: `${pluralize(rows.length, 'transaction')} exported to ${fileName}`, tone: 'done' });
  }

  function run() {
    if (rows.length <= maxRowsAtOnce) return write();
    setExporting(true);
    // After the frame that draws the busy button.
    requestAnimationFrame(() =>
      setTimeout(() => {
        write();
        setExporting(false);
      }),
    );
  }

  return { isExporting, run };
}
