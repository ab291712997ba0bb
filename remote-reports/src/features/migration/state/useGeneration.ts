import { useEffect, useRef, useState } from 'react';
import { useCustomReports } from '../../../state/customReports';
import { generateReports, type ReplaceableReport } from '../domain/legacyReport';

/** Milliseconds: how long generating takes, and how long after it the new reports open. */
export const generationTime = 3_000;
export const redirectDelay = 2_000;

export type Generation =
  | { readonly step: 'idle' }
  | { readonly step: 'generating'; readonly count: number }
  | { readonly step: 'completed'; readonly count: number }
  | { readonly step: 'failed'; readonly message: string };

const idle: Generation = { step: 'idle' };

/**
 * Generates custom reports and then calls `onOpen`, unless the merchant resets before. Leaving the screen stops both, and
 * nothing is stored if the generation has not ended.
 */
export function useGeneration(onOpen: () => void) {
  const { reports, addReports } = useCustomReports();
  const [generation, setGeneration] = useState<Generation>(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRunning = useRef(false);
  const latest = useRef({ reports, onOpen });
  useEffect(() => {
    latest.current = { reports, onOpen };
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      isRunning.current = false;
    },
    [],
  );

  async function store(chosen: readonly ReplaceableReport[]) {
    const takenIds = latest.current.reports.map(({ id }) => id);
    const outcome = await addReports(generateReports(chosen, { now: Date.now(), takenIds }));
    if (!isRunning.current) return;
    isRunning.current = false;
    if (!outcome.ok) return setGeneration({ step: 'failed', message: outcome.message });
    setGeneration({ step: 'completed', count: chosen.length });
    timer.current = setTimeout(() => latest.current.onOpen(), redirectDelay);
  }

  return {
    generation,
    generate(chosen: readonly ReplaceableReport[]) {
      if (isRunning.current || chosen.length === 0) return;
      clearTimeout(timer.current);
      isRunning.current = true;
      setGeneration({ step: 'generating', count: chosen.length });
      timer.current = setTimeout(() => void store(chosen), generationTime);
    },
    reset() {
      clearTimeout(timer.current);
      isRunning.current = false;
      setGeneration(idle);
    },
  };
}
