import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  BookResult,
  ChosenFile,
  FilePreview,
  ImportPreview,
  ReadChoices,
  SalesImport,
} from '@back-office/shared/books/import';
import { useStoredValue } from '@back-office/shared/state';
import { choicesOf, importLayouts, withChoicesOf } from './importLayouts';
import { startEstimate } from './timeLeft';

interface Options {
  readonly sales: SalesImport;
  readonly files: readonly File[];
  readonly onBooked: (result: BookResult & { readonly ok: true }) => void;
}

interface Choices {
  readonly byFile: ChosenFile['choices'];
  readonly isWithoutNames: boolean;
}

interface Reading {
  /** By which the files were read. */
  readonly choices: Choices;
  readonly preview: ImportPreview | undefined;
  readonly failure: string;
}

const firstChoices: Choices = { byFile: {}, isWithoutNames: false };

/** The preview of some files, and the choices that it follows. It is read again when one of them changes. */
export function useImportPreview({ sales, files, onBooked }: Options) {
  const [choices, setChoices] = useState(firstChoices);
  const [reading, setReading] = useState<Reading>();
  const [progress, setProgress] = useState<Progress>();
  const [layouts, setLayouts] = useStoredValue(importLayouts);
  const [isBooking, setBooking] = useState(false);
  const [bookFailure, setBookFailure] = useState('');
  const running = useRef<AbortController>(undefined);
  const isReading = reading?.choices !== choices;
  const chosenBy = ({ byFile, isWithoutNames }: Choices) => ({
    chosen: files.map((file) => ({ file, choices: byFile })),
    layouts,
    isWithoutNames,
  });
  const optionsOf = ({ signal }: AbortController) => {
    const leftAt = startEstimate();
    return {
      signal,
      onProgress: (part: number) => {
        if (!signal.aborted) setProgress({ part, left: leftAt(part) });
      },
    };
  };

  const read = useEffectEvent((by: Choices, controller: AbortController) => {
    if (!isReading) return;
    running.current = controller;
    sales.preview(chosenBy(by), optionsOf(controller)).then(
      (preview) => {
        if (!controller.signal.aborted) setReading({ choices: by, preview, failure: '' });
      },
      (error: unknown) => {
        if (!controller.signal.aborted)
          setReading((before) => ({ choices: by, preview: before?.preview, failure: textOf(error) }));
      },
    );
  });
  useEffect(() => {
    const controller = new AbortController();
    read(choices, controller);
    return () => controller.abort();
  }, [choices]);
  // Closing the dialog ends a booking that has not been stored yet.
  useEffect(
    () => () => {
      running.current?.abort();
      sales.release();
    },
    [sales],
  );

  async function book() {
    const controller = new AbortController();
    running.current = controller;
    setBooking(true);
    setBookFailure('');
    setProgress(undefined);
    try {
      const result = await sales.book(chosenBy(choices), optionsOf(controller));
      if (result.ok) {
        // Files are booked whether or not their choices can be remembered.
        void setLayouts((stored) => withChoicesOf(result.preview, stored));
        onBooked(result);
      }
      if (!result.ok) setBookFailure(result.message);
    } catch (error) {
      if (!controller.signal.aborted) setBookFailure(textOf(error));
    } finally {
      setBooking(false);
    }
  }

  function choose(changed: Partial<Choices>) {
    setProgress(undefined);
    setBookFailure('');
    setChoices({ ...choices, ...changed });
  }

  return {
    preview: reading?.preview,
    failure: isReading ? '' : bookFailure || reading.failure,
    /** What is being done, and which part of it is done. */
    task: isBooking ? taskOf('booking', progress) : isReading ? taskOf('reading', progress) : undefined,
    isWithoutNames: choices.isWithoutNames,
    leaveOutNames: (isWithoutNames: boolean) => choose({ isWithoutNames }),
    /** What a file is read by now, of which a part can be changed. */
    choicesOf: (file: FilePreview) => choicesOf(file, layouts),
    changeChoices: (name: string, changed: ReadChoices) => choose({ byFile: { ...choices.byFile, [name]: changed } }),
    book,
    /** Ends what is being done; the preview of before stays. */
    cancel() {
      running.current?.abort();
      if (reading) setChoices(reading.choices);
    },
  };
}

interface Progress {
  readonly part: number;
  /** As text; empty while it is not known. */
  readonly left: string;
}

const taskLabels = { booking: 'Booking', reading: 'Reading the files' } as const;

function taskOf(kind: keyof typeof taskLabels, progress: Progress | undefined) {
  const label = taskLabels[kind];
  return {
    kind,
    label: progress && progress.left !== '' ? `${label}, ${progress.left}` : label,
    progress: progress?.part,
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
