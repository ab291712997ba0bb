import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { storedInLock } from '@back-office/shared/state';
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
  const { storageNamespace } = useServices();
  // Not shown, so that a form is not drawn again for each write.
  const [stored, inLock] = useMemo(() => storedInLock(definition, storageNamespace), [definition, storageNamespace]);
  const [found, setFound] = useState<StoredDraft<Form> | undefined>(() => stored.read()[name]);
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
    await inLock(() => stored.write(withKept(kept)(stored.read())));
    if (pending.current === kept) pending.current = undefined;
  }, [stored, inLock, withKept]);
  // Without the lock that other tabs may hold.
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
