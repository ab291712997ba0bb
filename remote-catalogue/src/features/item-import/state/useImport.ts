import { useEffect, useRef, useState } from 'react';
import type { FileSummary, ImportPort, PreviewSummary } from '../data/importPort';
import { startImport } from '../data/startImport';
import type { Outcome } from '@back-office/shared/state';
import type { ColumnMapping } from '../domain/importTypes';
import type { Item } from '../../../domain/item';
import { useItems } from '../../../state/items';

export type ImportMode = 'merge' | 'replace';

/** A file that has been read, with the mapping of its columns and a preview of importing it. */
export interface ReadImport {
  readonly file: FileSummary;
  readonly mapping: ColumnMapping;
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
  const { items, merge, replace } = useItems();
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

  function choose(file: File) {
    port.current?.close();
    const opened = (port.current = startImport({ clock }));
    setRead(null);
    return runTask(`Reading ${file.name}`, async (isCurrent) => {
      const result = await opened.read(file, onProgress(isCurrent));
      if (!isCurrent()) return;
      if (!result.ok) {
        setFailure(result.message);
        return;
      }
      const { file: summary, mapping } = result;
      setRead({ file: summary, mapping });
      const preview = await opened.preview(mapping, items, onProgress(isCurrent));
      if (isCurrent()) setRead({ file: summary, mapping, preview });
    });
  }

  function map(mapping: ColumnMapping) {
    const opened = port.current;
    if (!read || !opened) return;
    setRead({ ...read, mapping });
    void runTask('Checking the rows', async (isCurrent) => {
      const preview = await opened.preview(mapping, items, onProgress(isCurrent));
      if (isCurrent()) setRead({ ...read, mapping, preview });
    });
  }

  function run(mode: ImportMode) {
    const opened = port.current;
    if (!opened) return;
    void runTask('Importing', async (isCurrent) => {
      const imported: Item[] = [];
      for await (const batch of opened.items(mode)) {
        if (!isCurrent()) return;
        imported.push(...batch);
      }
      const outcome = await (mode === 'merge' ? merge(imported) : replace(imported));
      if (outcome.ok) onImported(mode, outcome);
      else if (isCurrent()) setFailure(outcome.message);
    });
  }

  /** Cancels the task in progress and drops the file; the list is unchanged. */
  function cancel() {
    latest.current += 1;
    port.current?.close();
    port.current = undefined;
    setRead(null);
    setTask(null);
  }

  return { read, task, failure, choose, map, run, cancel, port };
}
