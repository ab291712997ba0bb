import { useState } from 'react';
import { downloadText } from '@back-office/shared/csv';
import { pluralize } from '@back-office/shared/format';
import { causeOf, LedgerSourceError, maxPage, useLedgerPort } from '@back-office/shared/ledger';
import { useToast } from '@back-office/shared/ui';
import { csvLines, csvOf, rangeInName } from '../../../domain/transactionsCsv';
import type { TransactionsView } from '../../../domain/transactionsView';
import { exportColumns } from '../domain/exportColumns';
import { questionOf } from '../domain/listQuestions';

/** Up to this many rows are written without a noticeable delay. */
const maxRowsAtOnce = 5_000;

interface Running {
  readonly done: number;
  readonly total: number;
  readonly cancel: () => void;
}

/** Downloads the transactions in the order of the list, page by page. Many take a while, which can be canceled. */
export function useExport(view: TransactionsView, total: number) {
  const [running, setRunning] = useState<Running>();
  const port = useLedgerPort();
  const toast = useToast();

  async function write(signal: AbortSignal, onPage: (done: number) => void) {
    const fileName = `transactions-${rangeInName(view.range)}.csv`;
    let text = csvOf([], exportColumns);
    let done = 0;
    for (let isMore = true; isMore;) {
      const question = { ...questionOf(view), offset: done, limit: maxPage };
      const page = await port.rows(question, { signal });
      signal.throwIfAborted();
      text += csvLines(page.rows, exportColumns);
      done += page.rows.length;
      isMore = page.rows.length > 0 && done < page.total;
      if (isMore) onPage(done);
      // Lets the page draw the progress.
      if (total > maxRowsAtOnce) await new Promise((resolve) => setTimeout(resolve));
    }
    downloadText(fileName, text, 'text/csv');
    toast.show({ message: `${pluralize(done, 'transaction')} exported to ${fileName}`, tone: 'done' });
  }

  async function run() {
    const controller = new AbortController();
    const show = (done: number) => setRunning({ done, total, cancel: () => controller.abort() });
    show(0);
    try {
      await write(controller.signal, show);
    } catch (error) {
      if (!controller.signal.aborted) {
        if (!(error instanceof LedgerSourceError)) throw error;
        toast.show({ message: `The transactions could not be exported. ${causeOf(error)}`, tone: 'failed' });
      }
    } finally {
      setRunning(undefined);
    }
  }

  return {
    isExporting: running !== undefined,
    /** Of an export that takes a while. */
    progress: running && running.total > maxRowsAtOnce ? running : undefined,
    run: () => void run(),
  };
}
