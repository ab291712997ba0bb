import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { createStoredValue, openStore, useStoredValue } from '@back-office/shared/state';
import { withDraft, type DraftsDefinition, type StoredDraft, type StoredDrafts } from '../domain/drafts';

/** Long enough that a word is one write, short enough that a crash loses only a word. */
const pause = 400;

/** What has not been written yet; no form if nothing is to be kept. */
interface Pending<Form> {
  readonly form: Form | undefined;
}

/**
 * Keeps what is typed into a form until it is saved, so that a reload or a crash does not lose it. `found` is what was kept
 * when the form was opened. Nothing is written until something is typed.
 */
export function useDraft<Form>(definition: DraftsDefinition<Form>, name: string, unsaved: Form | undefined) {
  const [drafts, setDrafts] = useStoredValue(definition);
  const [found, setFound] = useState<StoredDraft<Form> | undefined>(drafts[name]);
  const pending = useRef<Pending<Form>>(undefined);
  const step = useRef<'unchanged' | 'typed' | 'saved'>('unchanged');

  const withKept = useCallback(
    ({ form }: Pending<Form>) =>
      (current: StoredDrafts<Form>) =>
        withDraft(current, name, form, new Date().toISOString()),
    [name],
  );
  const flush = useCallback(async () => {
    const kept = pending.current;
    if (!kept) return;
    await setDrafts(withKept(kept));
    if (pending.current === kept) pending.current = undefined;
  }, [setDrafts, withKept]);
  const stored = useStoredDrafts(definition);
  const flushAtOnce = useCallback(() => {
    if (pending.current) stored.write(withKept(pending.current)(stored.read()));
    pending.current = undefined;
  }, [stored, withKept]);

  useEffect(() => {
    if (unsaved && step.current === 'unchanged') step.current = 'typed';
    if (step.current !== 'typed') return;
    pending.current = { form: unsaved };
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
  }, [unsaved, flush]);
  // A form that is closed does not wait. A page that is closed would not get the lock any more.
  useEffect(() => {
    window.addEventListener('pagehide', flushAtOnce);
    return () => void flush().finally(() => window.removeEventListener('pagehide', flushAtOnce));
  }, [flush, flushAtOnce]);

  return {
    found,
    /** What was kept is in the form now. */
    taken: () => setFound(undefined),
    /** Forgets what was kept before this form was opened. */
    discard() {
      setFound(undefined);
      pending.current = { form: unsaved };
      void flush();
    },
    /** The item is stored: nothing is kept. */
    saved() {
      step.current = 'saved';
      pending.current = { form: undefined };
      void flush();
    },
  };
}

/** For writing without the lock that other tabs may hold. */
function useStoredDrafts<Form>(definition: DraftsDefinition<Form>) {
  const { storageNamespace } = useServices();
  return useMemo(() => {
    const { place } = openStore({ namespace: storageNamespace }, definition.key);
    return createStoredValue({ ...definition, ...place });
  }, [definition, storageNamespace]);
}
