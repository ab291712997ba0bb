import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { array, record, string } from 'valibot';
import {
  createRequiredContext,
  useStoredValue,
  type StoredValueDefinition,
  type WriteResult,
} from '@back-office/shared/state';
import type { CourseCatalog } from '../data/courseCatalog';
import { progressKey, salvageProgress, withCompleted, withoutCompleted, type Progress } from '../domain/progress';

interface EducationState {
  readonly catalog: CourseCatalog;
  readonly progress: Progress;
  /** Keeps what other tabs have completed since. */
  readonly setCompleted: (moduleId: string, sectionId: string, isCompleted: boolean) => Promise<WriteResult>;
}

const [Provider, useEducation] = createRequiredContext<EducationState>('useEducation', 'EducationProvider');
export { useEducation };

export const storedProgress: StoredValueDefinition<Progress> = {
  key: progressKey,
  schema: record(string(), array(string())),
  fallback: {},
  salvage: salvageProgress,
};

interface EducationProviderProps {
  readonly catalog: CourseCatalog;
  readonly children: ReactNode;
}

/** The courses, and what the merchant has completed, in this browser. */
export function EducationProvider({ catalog, children }: EducationProviderProps) {
  const [progress, setProgress] = useStoredValue(storedProgress);
  const state = useMemo(
    (): EducationState => ({
      catalog,
      progress,
      setCompleted: (moduleId, sectionId, isCompleted) =>
        setProgress((stored) => (isCompleted ? withCompleted : withoutCompleted)(stored, moduleId, sectionId)),
    }),
    [catalog, progress, setProgress],
  );
  return <Provider value={state}>{children}</Provider>;
}

const Printing = createContext(false);

/** True inside a course that is being printed: everything that opens is open. */
export const PrintingProvider = Printing.Provider;

export function usePrinting(): boolean {
  return useContext(Printing);
}
