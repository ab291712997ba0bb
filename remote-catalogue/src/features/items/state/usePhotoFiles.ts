import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ItemPhoto } from '../../../domain/item';
import { maxPhotos } from '../../../domain/limits';
import { usePhotos } from '../../../state/photos';

type ChangePhotos = (edit: (photos: readonly ItemPhoto[]) => readonly ItemPhoto[]) => void;

const tooMany = `An item has at most ${maxPhotos} photos. The others were left out.`;

/** Turns files into photos of the form, in the order in which they were chosen. */
export function usePhotoFiles(photos: readonly ItemPhoto[], change: ChangePhotos) {
  const { add } = usePhotos();
  const [preparing, setPreparing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** The files that are not photos yet; several may be chosen before the form is drawn again. */
  const waiting = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  /** Photos of the form, also those that are not drawn yet. */
  const taken = useRef(photos.length);
  useLayoutEffect(() => {
    taken.current = photos.length;
  }, [photos]);

  const take = useCallback(
    (file: File) => {
      function wait(count: number) {
        waiting.current += count;
        setPreparing(waiting.current);
      }
      const report = (problem: string) => setProblems((known) => [...new Set([...known, problem])]);

      if (waiting.current === 0) setProblems([]);
      wait(1);
      // A file counts when it is its turn: one that cannot be read takes no room of the next.
      last.current = last.current.then(async () => {
        const added = taken.current < maxPhotos ? await add(file) : { ok: false as const, message: tooMany };
        wait(-1);
        if (!added.ok) return report(added.message);
        taken.current += 1;
        change((current) => [...current, { id: added.id, alt: '' }]);
      });
    },
    [add, change],
  );

  const hasRoom = photos.length + preparing < maxPhotos;
  return useMemo(
    () => ({
      take,
      /** Photos that are not ready yet. */
      preparing,
      /** What is wrong with the files that were chosen last. */
      problems,
      forgetProblems: () => setProblems([]),
      hasRoom,
    }),
    [take, preparing, problems, hasRoom],
  );
}
