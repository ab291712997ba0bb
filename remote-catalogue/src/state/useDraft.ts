import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { storedInLock } from '@back-office/shared/state';
import {
  draftNamed,
  withAside,
  withDraft,
  withoutAside,
  type DraftsDefinition,
  type StoredDraft,
  type StoredDrafts,
} from '../domain/drafts';

/** Long enough that a word is one write, short enough that a crash loses only a word. */
const pause = 400;

/** What has not been written yet; no form if nothing is to be kept. */
interface Pending<Form> {
  readonly form: Form | undefined;
}

/**
 * Keeps what is typed into a form until it is saved, so that a reload or a crash does not lose it. `found` is what was kept
 * when the form was opened. Nothing is written until something is typed. `keepsFound`: what was found is offered again the
 * next time if it was neither taken nor discarded; otherwise the next entry takes its place.
 */
export function useDraft<Form>(
  definition: DraftsDefinition<Form>,
  name: string,
  unsaved: Form | undefined,
  keepsFound = false,
) {
  const { storageNamespace } = useServices();
  // Not shown, so that a form is not drawn again for each write.
  const [stored, inLock] = useMemo(() => storedInLock(definition, storageNamespace), [definition, storageNamespace]);
  const [found, setFound] = useState<StoredDraft<Form> | undefined>(() => draftNamed(stored.read(), name));
  const aside = useRef(keepsFound ? found : undefined);
  const settled = useRef<StoredDraft<Form>>(undefined);
  const pending = useRef<Pending<Form>>(undefined);
  const step = useRef<'unchanged' | 'typed' | 'saved'>('unchanged');

  const withKept = useCallback(
    ({ form }: Pending<Form>) =>
      (current: StoredDrafts<Form>) => {
        let drafts = aside.current ? withAside(current, name, aside.current) : current;
        if (settled.current) drafts = withoutAside(drafts, name, settled.current);
        return withDraft(drafts, name, form, new Date().toISOString());
      },
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

  function settle() {
    settled.current = found;
    aside.current = undefined;
    setFound(undefined);
  }

  return {
    found,
    /** What was kept is in the form now. */
    taken: settle,
    /** Forgets what was kept before this form was opened. */
    discard() {
      settle();
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
