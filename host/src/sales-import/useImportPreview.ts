import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [layouts] = useStoredValue(importLayouts);
  const running = useRunning();
  const isReading = reading?.choices !== choices;
  const chosenBy = ({ byFile, isWithoutNames }: Choices) => ({
    chosen: files.map((file) => ({ file, choices: byFile })),
    layouts,
    isWithoutNames,
  });
  const { book, isBooking, bookFailure, forget } = useBooking({
    running,
    onBooked,
    book: (options) => sales.book(chosenBy(choices), options),
  });

  const read = useEffectEvent((by: Choices, controller: AbortController) => {
    if (!isReading) return;
    sales.preview(chosenBy(by), running.start(controller)).then(
      (preview) => {
        // A transition is rendered in short tasks: a preview has many rows.
        if (!controller.signal.aborted) startTransition(() => setReading({ choices: by, preview, failure: '' }));
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
  const stop = useEffectEvent(() => running.stop());
  useEffect(
    () => () => {
      stop();
      sales.release();
    },
    [sales],
  );

  function choose(changed: Partial<Choices>) {
    forget();
    setChoices({ ...choices, ...changed });
  }

  return {
    preview: reading?.preview,
    failure: isReading ? '' : bookFailure || reading.failure,
    /** What is being done, and which part of it is done. */
    task: isBooking ? taskOf('booking', running.progress) : isReading ? taskOf('reading', running.progress) : undefined,
    isWithoutNames: choices.isWithoutNames,
    leaveOutNames: (isWithoutNames: boolean) => choose({ isWithoutNames }),
    /** What a file is to be read by, of which a part can be changed, also before the last change has been read. */
    choicesOf: (file: FilePreview) =>
      choicesOf({ ...file, choices: choices.byFile[file.name] ?? file.choices }, layouts),
    changeChoices: (name: string, changed: ReadChoices) => choose({ byFile: { ...choices.byFile, [name]: changed } }),
    book,
    /** Ends what is being done; the preview of before stays. */
    cancel() {
      running.stop();
      if (reading) setChoices(reading.choices);
    },
  };
}

/** What is being read or booked: how far it is, and how to end it. */
function useRunning() {
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  return {
    progress,
    start(started: AbortController) {
      controller.current = started;
      const leftAt = startEstimate();
      const { signal } = started;
      return {
        signal,
        onProgress(part: number) {
          if (!signal.aborted) setProgress({ part, left: leftAt(part) });
        },
      };
    },
    stop: () => controller.current?.abort(),
    forgetProgress: () => setProgress(undefined),
  };
}

type Running = ReturnType<typeof useRunning>;

interface BookingOptions extends Pick<Options, 'onBooked'> {
  readonly running: Running;
  readonly book: (options: ReturnType<Running['start']>) => Promise<BookResult>;
}

/** Books the files by the choices of the moment, and remembers the choices for the next files of their layouts. */
function useBooking({ running, book: bookFiles, onBooked }: BookingOptions) {
  const [, setLayouts] = useStoredValue(importLayouts);
  const [isBooking, setBooking] = useState(false);
  const [bookFailure, setBookFailure] = useState('');

  function forget() {
    running.forgetProgress();
    setBookFailure('');
  }

  async function book() {
    const controller = new AbortController();
    forget();
    setBooking(true);
    try {
      const result = await bookFiles(running.start(controller));
      if (!result.ok) return setBookFailure(result.message);
      // Files are booked whether or not their choices can be remembered.
      void setLayouts((stored) => withChoicesOf(result.preview, stored));
      onBooked(result);
    } catch (error) {
      if (!controller.signal.aborted) setBookFailure(textOf(error));
    } finally {
      setBooking(false);
    }
  }

  return { book, isBooking, bookFailure, forget };
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
