import { useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { causeOf, LedgerSourceError, useLedgerPort } from '@back-office/shared/ledger';
import { nextTask } from '@back-office/shared/loading';
import { useToast } from '@back-office/shared/ui';
import { csvLines, csvOf, type CsvColumn } from '../domain/transactionsCsv';
import { rowPages, type RowListQuestion } from '../domain/rowPages';
import { useCsvFile } from './useCsvFile';

/** Up to this many rows are written without a noticeable delay. */
const maxRowsAtOnce = 5_000;

export interface RunningExport {
  readonly done: number;
  readonly total: number;
  readonly cancel: () => void;
}

interface TransactionsFile {
  readonly name: string;
  readonly columns: readonly CsvColumn[];
}

/** Downloads the transactions of a list in its order, page by page. Many take a while, which can be canceled. */
export function useExport(question: RowListQuestion, total: number) {
  const [running, setRunning] = useState<RunningExport>();
  const port = useLedgerPort();
  const toast = useToast();
  const save = useCsvFile();

  async function write({ name, columns }: TransactionsFile, signal: AbortSignal, onPage: (done: number) => void) {
    const parts = [csvOf([], columns)];
    let done = 0;
    for await (const { rows } of rowPages(port, question, signal)) {
      parts.push(csvLines(rows, columns));
      done += rows.length;
      if (done < total) onPage(done);
      // Lets the page draw the progress.
      if (total > maxRowsAtOnce) await nextTask();
    }
    save({ name, text: parts.join(''), content: pluralize(done, 'transaction') });
  }

  async function run(file: TransactionsFile) {
    const controller = new AbortController();
    const show = (done: number) => setRunning({ done, total, cancel: () => controller.abort() });
    show(0);
    try {
      await write(file, controller.signal, show);
    } catch (error) {
      if (!controller.signal.aborted) {
        if (!(error instanceof LedgerSourceError)) throw error;
        toast.show({ message: `The transactions could not be exported. ${causeOf(error)}`, tone: 'failed' });
      }
    } finally {
      setRunning(undefined);
    }
  }

  return { running, run: (file: TransactionsFile) => void run(file) };
}
