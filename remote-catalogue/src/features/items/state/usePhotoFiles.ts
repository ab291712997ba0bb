import { useRef, useState } from 'react';
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

  function wait(count: number) {
    waiting.current += count;
    setPreparing(waiting.current);
  }
  const report = (problem: string) => setProblems((known) => [...new Set([...known, problem])]);

  function take(file: File) {
    if (waiting.current === 0) setProblems([]);
    if (photos.length + waiting.current >= maxPhotos) return report(tooMany);
    wait(1);
    last.current = last.current.then(async () => {
      const added = await add(file);
      wait(-1);
      if (added.ok) change((current) => [...current, { id: added.id, alt: '' }]);
      else report(added.message);
    });
  }

  return {
    take,
    /** Photos that are not ready yet. */
    preparing,
    /** What is wrong with the files that were chosen last. */
    problems,
    hasRoom: photos.length + preparing < maxPhotos,
  };
}
