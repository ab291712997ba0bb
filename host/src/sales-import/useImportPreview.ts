import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookResult, ChosenFile, ImportPreview, SalesImport } from '@back-office/shared/books/import';

interface Options {
  readonly sales: SalesImport;
  readonly files: readonly File[];
  readonly onBooked: (result: BookResult & { readonly ok: true }) => void;
  /** Reading was canceled before anything could be shown. */
  readonly onCanceled: () => void;
}

interface Choices {
  readonly kinds: ChosenFile['kinds'];
  readonly isWithoutNames: boolean;
}

interface Reading {
  /** By which the files were read. */
  readonly choices: Choices;
  readonly preview: ImportPreview | undefined;
  readonly failure: string;
}

const firstChoices: Choices = { kinds: {}, isWithoutNames: false };

/** The preview of some files, and the choices that it follows. It is read again when one of them changes. */
export function useImportPreview({ sales, files, onBooked, onCanceled }: Options) {
  const [choices, setChoices] = useState(firstChoices);
  const [reading, setReading] = useState<Reading>();
  const [progress, setProgress] = useState<number>();
  const [isBooking, setBooking] = useState(false);
  const [bookFailure, setBookFailure] = useState('');
  const running = useRef<AbortController>(undefined);
  const isReading = reading?.choices !== choices;
  const chosenBy = ({ kinds, isWithoutNames }: Choices) => ({
    chosen: files.map((file) => ({ file, kinds })),
    isWithoutNames,
  });
  const optionsOf = ({ signal }: AbortController) => ({
    signal,
    onProgress: (part: number) => {
      if (!signal.aborted) setProgress(part);
    },
  });

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
  useEffect(() => () => running.current?.abort(), []);

  async function book() {
    const controller = new AbortController();
    running.current = controller;
    setBooking(true);
    setBookFailure('');
    setProgress(undefined);
    try {
      const result = await sales.book(chosenBy(choices), optionsOf(controller));
      if (result.ok) onBooked(result);
      else setBookFailure(result.message);
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
    task: isBooking ? { label: 'Booking', progress } : isReading ? { label: 'Reading the files', progress } : undefined,
    isWithoutNames: choices.isWithoutNames,
    leaveOutNames: (isWithoutNames: boolean) => choose({ isWithoutNames }),
    changeKind: (name: string, kind: string) => choose({ kinds: { ...choices.kinds, [name]: kind } }),
    book,
    /** Ends what is being done; the preview of before stays. */
    cancel() {
      running.current?.abort();
      if (!reading) onCanceled();
      else setChoices(reading.choices);
    },
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
