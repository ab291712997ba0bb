import { useEffect, useRef, useState } from 'react';
import type { FileSummary, ImportMode, ImportPort, PreviewSummary, ReadSummary, RowReading } from '../data/importPort';
import { startImport } from '../data/startImport';
import { useStoredValue } from '@back-office/shared/state';
import type { StockMovement } from '../../../domain/stockMovements';
import type { ColumnMapping, ReadChoices, UnitDoubt } from '../domain/importTypes';
import { useItems } from '../../../state/items';
import { useStock } from '../../../state/stock';
import { useFixedLocations } from '../../../state/useLocationOptions';
import { importAll, type Imported } from './runImport';
import { isSameMapping, itemLayouts, mappingOfLayout, withLayout } from './itemLayouts';

/** A file that has been read, with the mapping of its columns and a preview of importing it. */
export interface ReadImport extends RowReading {
  readonly file: FileSummary;
  /** What the names of the columns say. */
  readonly guess: ColumnMapping;
  /** Missing until the first preview has been made. */
  readonly preview?: PreviewSummary;
}

export interface ImportTask {
  readonly label: string;
  /** 0–1. */
  readonly progress: number;
}

const noMovements: readonly StockMovement[] = [];

const clock = () => new Date().toISOString();

/** One import, from file to list. Only a successful `run` changes the list. */
export function useImport({ onImported }: { readonly onImported: (mode: ImportMode, imported: Imported) => void }) {
  const preview = usePreview();
  const importRead = useImportRead();
  const [layouts] = useStoredValue(itemLayouts);
  const [read, setRead] = useState<ReadImport | null>(null);
  const { task, failure, setFailure, start, stop } = useLatestTask();
  const { port, open, close } = useImportPort();

  async function showPreview(opened: ImportPort, shown: ReadImport, { isCurrent, onProgress }: Current) {
    setRead(shown);
    const made = await preview(opened, shown, onProgress);
    if (isCurrent()) setRead({ ...shown, preview: made });
  }

  /** Shows a file and the preview of importing it. */
  async function showRead(opened: ImportPort, result: ReadSummary, current: Current, answers: Answers = {}) {
    if (!current.isCurrent()) return;
    if (!result.ok) return setFailure(result.message);
    const { file, mapping: guess } = result;
    const mapping = mappingOfLayout(layouts, file) ?? guess;
    await showPreview(opened, { file, guess, mapping, ...answers }, current);
  }

  function choose(file: File) {
    const opened = open();
    setRead(null);
    return start(`Reading ${file.name}`, async (current) =>
      showRead(opened, await opened.read(file, current.onProgress), current),
    );
  }

  /** Reads the file again, since its encoding or header row was a wrong guess. */
  function readAgain(choices: ReadChoices) {
    const opened = port.current;
    if (!read || !opened) return;
    const { encoding, headerLine, list, fileName } = read.file;
    void start(`Reading ${fileName}`, async (current) => {
      const result = await opened.readAgain({ encoding, headerLine, list, ...choices }, current.onProgress);
      const { decimalMark, isUnitOfPrice } = read;
      await showRead(opened, result, current, { decimalMark, isUnitOfPrice });
    });
  }

  /** Reads the rows in another way. */
  function check(changed: Partial<RowReading>) {
    const opened = port.current;
    if (!read || !opened) return;
    void start('Checking the rows', (current) => showPreview(opened, { ...read, ...changed }, current));
  }

  /** `isOfWeight`: the column is the unit of the weight, else of the price. */
  function chooseUnit({ column }: UnitDoubt, isOfWeight: boolean) {
    if (read) check(isOfWeight ? { mapping: read.mapping.with(column, 'weightUnit') } : { isUnitOfPrice: true });
  }

  function run(mode: ImportMode) {
    const opened = port.current;
    if (!opened || !read) return;
    void start('Importing', async ({ isCurrent }) => {
      const outcome = await importRead(opened, read, mode, isCurrent);
      if (outcome?.ok) onImported(mode, outcome);
      else if (outcome && isCurrent()) setFailure(outcome.message);
    });
  }

  /** Cancels the task in progress and drops the file; the list is unchanged. */
  function cancel() {
    close();
    setRead(null);
    stop();
  }

  /** The columns are mapped as those of an earlier file. */
  const isRemembered = read !== null && isSameMapping(mappingOfLayout(layouts, read.file), read.mapping);
  return { read, isRemembered, task, failure, choose, readAgain, check, chooseUnit, run, cancel, port };
}

/** Where the import runs; closed with the screen. */
function useImportPort() {
  const port = useRef<ImportPort>(undefined);
  useEffect(() => () => port.current?.close(), []);

  function open(): ImportPort {
    port.current?.close();
    return (port.current = startImport({ clock }));
  }

  function close() {
    port.current?.close();
    port.current = undefined;
  }
  return { port, open, close };
}

/** Returns a function that previews importing a file into the list and its journal of stock. */
function usePreview() {
  const { items } = useItems();
  const { readMovements } = useStock();
  const fixedLocations = useFixedLocations();
  return async function preview(opened: ImportPort, read: ReadImport, onProgress: Current['onProgress']) {
    const { mapping, decimalMark, isUnitOfPrice } = read;
    // Without its journal, a count would be wrong. Writing one is refused then.
    await opened.setStock((await readMovements()) ?? noMovements, fixedLocations);
    return opened.preview({ mapping, decimalMark, isUnitOfPrice }, items, onProgress);
  };
}

/** Returns a function that imports a file into the list and its journal of stock, and remembers the layout of the file. */
function useImportRead() {
  const list = useItems();
  const { write } = useStock();
  const [, setLayouts] = useStoredValue(itemLayouts);
  return async function importRead(opened: ImportPort, read: ReadImport, mode: ImportMode, isCurrent: () => boolean) {
    const { file, mapping, guess } = read;
    const outcome = await importAll(opened, mode, isCurrent, list, write);
    if (outcome?.ok) void setLayouts((current) => withLayout(current, file, mapping, guess));
    // The screen below the dialog need not say it too.
    else if (outcome && isCurrent()) list.dismissError();
    return outcome;
  };
}

type Answers = Pick<RowReading, 'decimalMark' | 'isUnitOfPrice'>;

/** What a task knows of itself. The result of a task that is not the latest any more is ignored. */
interface Current {
  readonly isCurrent: () => boolean;
  readonly onProgress: (progress: number) => void;
}

/** One task at a time, with its progress and why it failed. */
function useLatestTask() {
  const [task, setTask] = useState<ImportTask | null>(null);
  const [failure, setFailure] = useState('');
  const latest = useRef(0);

  async function start(label: string, work: (current: Current) => Promise<void>) {
    const number = (latest.current += 1);
    const isCurrent = () => number === latest.current;
    const onProgress = (progress: number) => {
      if (isCurrent()) setTask((current) => current && { ...current, progress });
    };
    setFailure('');
    setTask({ label, progress: 0 });
    try {
      await work({ isCurrent, onProgress });
    } catch (cause) {
      if (isCurrent()) {
        console.error(`${label} failed.`, cause);
        setFailure('Something went wrong during the import. Your list is unchanged. Choose the file again.');
      }
    }
    if (isCurrent()) setTask(null);
  }

  function stop() {
    latest.current += 1;
    setTask(null);
  }
  return { task, failure, setFailure, start, stop };
}
