import { useEffect, useState } from 'react';
import type { Module } from '../domain/course';
import { useEducation } from './education';

export type LoadedModule =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly module: Module };

type Result = Exclude<LoadedModule, { state: 'loading' | 'failed' }> | { readonly state: 'failed' };

/** A course with its content. Give the component a `key` per course. */
export function useModule(moduleId: string): LoadedModule {
  const { catalog } = useEducation();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    let isCurrent = true;
    catalog.load(moduleId).then(
      (module) => isCurrent && setResult(module ? { state: 'ready', module } : { state: 'missing' }),
      (error: unknown) => {
        console.error(`The course "${moduleId}" could not be loaded.`, error);
        if (isCurrent) setResult({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [catalog, moduleId, attempt]);

  if (result?.state !== 'failed') return result ?? { state: 'loading' };
  return {
    ...result,
    retry() {
      setResult(undefined);
      setAttempt(attempt + 1);
    },
  };
}
