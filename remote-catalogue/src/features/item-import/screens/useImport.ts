import { useEffect, useRef, useState } from 'react';
import type { FileSummary, ImportPort, PreviewSummary } from '../data/importPort';
import { startImport } from '../data/startImport';
import type { Outcome } from '../../../data/itemsStore';
import type { ColumnMapping } from '../domain/importTypes';
import type { Item } from '../../../domain/item';
import { useItems } from '../../../state/items';

export type ImportMode = 'merge' | 'replace';

/** A file that has been read, with what its columns mean and what importing it would do. */
export interface ReadImport {
  readonly file: FileSummary;
  readonly mapping: ColumnMapping;
  /** Missing until the first preview is there. */
  readonly preview?: PreviewSummary;
}

/** Work under way: what, and how much of it is done, 0–1. */
export interface ImportWork {
  readonly label: string;
  readonly done: number;
}

interface ImportOptions {
  readonly onImported: (mode: ImportMode, outcome: Outcome & { readonly ok: true }) => void;
}

const clock = () => new Date().toISOString();

/** One import from file to list. Nothing changes before `run`, and a refused run changes nothing either. */
export function useImport({ onImported }: ImportOptions) {
  const { items, merge, replace } = useItems();
  const [read, setRead] = useState<ReadImport | null>(null);
  const [work, setWork] = useState<ImportWork | null>(null);
  const [failure, setFailure] = useState('');
  const port = useRef<ImportPort>(undefined);
  /** Counts what was begun; an answer to anything but the latest is dropped. */
  const latest = useRef(0);

  useEffect(() => () => port.current?.close(), []);

  async function doing(label: string, task: (isStill: () => boolean) => Promise<void>) {
    const turn = (latest.current += 1);
    const isStill = () => turn === latest.current;
    setFailure('');
    setWork({ label, done: 0 });
    try {
      await task(isStill);
    } catch (cause) {
      if (isStill()) {
        console.error(`${label} failed.`, cause);
        setFailure('Something went wrong while importing. Your list is unchanged; choose the file again.');
      }
    }
    if (isStill()) setWork(null);
  }

  const progress = (isStill: () => boolean) => (done: number) => {
    if (isStill()) setWork((current) => current && { ...current, done });
  };

  function choose(file: File) {
    port.current?.close();
    const opened = (port.current = startImport({ clock }));
    setRead(null);
    return doing(`Reading ${file.name}`, async (isStill) => {
      const result = await opened.read(file, progress(isStill));
      if (!isStill()) return;
      if (!result.ok) {
        setFailure(result.message);
        return;
      }
      const { file: summary, mapping } = result;
      setRead({ file: summary, mapping });
      const preview = await opened.preview(mapping, items, progress(isStill));
      if (isStill()) setRead({ file: summary, mapping, preview });
    });
  }

  function map(mapping: ColumnMapping) {
    const opened = port.current;
    if (!read || !opened) return;
    setRead({ ...read, mapping });
    void doing('Checking the rows', async (isStill) => {
      const preview = await opened.preview(mapping, items, progress(isStill));
      if (isStill()) setRead({ ...read, mapping, preview });
    });
  }

  function run(mode: ImportMode) {
    const opened = port.current;
    if (!opened) return;
    void doing('Importing', async (isStill) => {
      const taken: Item[] = [];
      for await (const some of opened.items(mode)) {
        if (!isStill()) return;
        taken.push(...some);
      }
      const outcome = await (mode === 'merge' ? merge(taken) : replace(taken));
      if (outcome.ok) onImported(mode, outcome);
      else if (isStill()) setFailure(outcome.message);
    });
  }

  /** Stops what is under way; the file goes, the list stays. */
  function cancel() {
    latest.current += 1;
    port.current?.close();
    port.current = undefined;
    setRead(null);
    setWork(null);
  }

  return { read, work, failure, choose, map, run, cancel, port };
}
