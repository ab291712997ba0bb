import { useEffect, useRef, useState } from 'react';
import type { FileSummary, ImportPort, PreviewSummary, ReadSummary, RowReading } from '../data/importPort';
import { startImport } from '../data/startImport';
import type { Outcome } from '@back-office/shared/state';
import type { ColumnMapping, DecimalMark, ReadChoices, UnitDoubt } from '../domain/importTypes';
import type { Item } from '../../../domain/item';
import { maxListLength } from '../../../domain/limits';
import type { ItemUpdate } from '../../../domain/itemsOperation';
import { useItems } from '../../../state/items';

export type ImportMode = 'merge' | 'update' | 'replace';

/** A file that has been read, with the mapping of its columns and a preview of importing it. */
export interface ReadImport extends RowReading {
  readonly file: FileSummary;
  /** Missing until the first preview has been made. */
  readonly preview?: PreviewSummary;
}

/** A task in progress. */
export interface ImportTask {
  readonly label: string;
  /** 0–1. */
  readonly progress: number;
}

interface ImportOptions {
  readonly onImported: (mode: ImportMode, outcome: Outcome & { readonly ok: true }) => void;
}

const clock = () => new Date().toISOString();

/** One import, from file to list. Only a successful `run` changes the list. */
export function useImport({ onImported }: ImportOptions) {
  const { items, merge, updateEach, replace, dismissError } = useItems();
  const [read, setRead] = useState<ReadImport | null>(null);
  const [task, setTask] = useState<ImportTask | null>(null);
  const [failure, setFailure] = useState('');
  const port = useRef<ImportPort>(undefined);
  /** Number of the latest task; the results of earlier ones are ignored. */
  const latest = useRef(0);

  useEffect(() => () => port.current?.close(), []);

  async function runTask(label: string, work: (isCurrent: () => boolean) => Promise<void>) {
    const number = (latest.current += 1);
    const isCurrent = () => number === latest.current;
    setFailure('');
    setTask({ label, progress: 0 });
    try {
      await work(isCurrent);
    } catch (cause) {
      if (isCurrent()) {
        console.error(`${label} failed.`, cause);
        setFailure('Something went wrong during the import. Your list is unchanged. Choose the file again.');
      }
    }
    if (isCurrent()) setTask(null);
  }

  const onProgress = (isCurrent: () => boolean) => (progress: number) => {
    if (isCurrent()) setTask((current) => current && { ...current, progress });
  };

  /** Shows a file and the preview of importing it. */
  async function showRead(
    opened: ImportPort,
    result: ReadSummary,
    isCurrent: () => boolean,
    answers: Pick<RowReading, 'decimalMark' | 'isUnitOfPrice'> = {},
  ): Promise<void> {
    if (!isCurrent()) return;
    if (!result.ok) {
      setFailure(result.message);
      return;
    }
    const reading = { file: result.file, mapping: result.mapping, ...answers };
    setRead(reading);
    const preview = await opened.preview(reading, items, onProgress(isCurrent));
    if (isCurrent()) setRead({ ...reading, preview });
  }

  function choose(file: File) {
    port.current?.close();
    const opened = (port.current = startImport({ clock }));
    setRead(null);
    return runTask(`Reading ${file.name}`, async (isCurrent) =>
      showRead(opened, await opened.read(file, onProgress(isCurrent)), isCurrent),
    );
  }

  /** Reads the file again, since its encoding or header row was a wrong guess. */
  function readAgain(choices: ReadChoices) {
    const opened = port.current;
    if (!read || !opened) return;
    const { encoding, headerLine, list } = read.file;
    void runTask(`Reading ${read.file.fileName}`, async (isCurrent) => {
      const result = await opened.readAgain({ encoding, headerLine, list, ...choices }, onProgress(isCurrent));
      const { decimalMark, isUnitOfPrice } = read;
      await showRead(opened, result, isCurrent, { decimalMark, isUnitOfPrice });
    });
  }

  function check(reading: RowReading) {
    const opened = port.current;
    if (!read || !opened) return;
    const changed = { ...read, ...reading };
    setRead(changed);
    void runTask('Checking the rows', async (isCurrent) => {
      const preview = await opened.preview(
        { mapping: changed.mapping, decimalMark: changed.decimalMark, isUnitOfPrice: changed.isUnitOfPrice },
        items,
        onProgress(isCurrent),
      );
      if (isCurrent()) setRead({ ...changed, preview });
    });
  }

  function map(mapping: ColumnMapping) {
    if (read) check({ ...read, mapping });
  }

  function chooseMark(decimalMark: DecimalMark) {
    if (read) check({ ...read, decimalMark });
  }

  /** `isOfWeight`: the column is the unit of the weight, else of the price. */
  function chooseUnit({ column }: UnitDoubt, isOfWeight: boolean) {
    if (!read) return;
    if (isOfWeight) map(read.mapping.with(column, 'weightUnit'));
    else check({ ...read, isUnitOfPrice: true });
  }

  function run(mode: ImportMode) {
    const opened = port.current;
    if (!opened) return;
    void runTask('Importing', async (isCurrent) => {
      const outcome = await importAll(opened, mode, isCurrent);
      if (outcome?.ok) onImported(mode, outcome);
      else if (outcome && isCurrent()) {
        setFailure(outcome.message);
        // The screen below the dialog need not say it too.
        dismissError();
      }
    });
  }

  /** Undefined if the import was canceled. */
  async function importAll(opened: ImportPort, mode: ImportMode, isCurrent: () => boolean) {
    if (mode === 'update') {
      const updates: ItemUpdate[] = [];
      for await (const batch of opened.updates()) {
        if (!isCurrent()) return undefined;
        updates.push(...batch);
      }
      return updateEach(updates);
    }
    const imported: Item[] = [];
    let length = 0;
    for await (const batch of opened.items(mode)) {
      if (!isCurrent()) return undefined;
      imported.push(...batch);
      // The rest would only fill memory: the import cannot fit any more.
      length += JSON.stringify(batch).length;
      if (length > maxListLength) break;
    }
    const counts = read?.preview?.counts;
    const total =
      length > maxListLength && counts ? counts.added + (mode === 'replace' ? counts.present : 0) : undefined;
    return mode === 'merge' ? merge(imported, total) : replace(imported, total);
  }

  /** Cancels the task in progress and drops the file; the list is unchanged. */
  function cancel() {
    latest.current += 1;
    port.current?.close();
    port.current = undefined;
    setRead(null);
    setTask(null);
  }

  return { read, task, failure, choose, readAgain, map, chooseMark, chooseUnit, run, cancel, port };
}
