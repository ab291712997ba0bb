import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { createStoredValue, openStore, useStoredValue } from '@back-office/shared/state';
import { draftsDefinition, withDraft, type StoredDraft, type StoredDrafts } from '../domain/itemDrafts';
import type { ItemForm } from '../domain/itemForm';

/** Long enough that a word is one write, short enough that a crash loses only a word. */
const pause = 400;

/** What has not been written yet; no form if nothing is to be kept. */
interface Pending {
  readonly form: ItemForm | undefined;
}

/**
 * Keeps what is typed into a form until it is saved, so that a reload or a crash does not lose it. `found` is what was kept
 * when the form was opened. Nothing is written until something is typed.
 */
export function useItemDraft(name: string, unsaved: ItemForm | undefined) {
  const [drafts, setDrafts] = useStoredValue(draftsDefinition);
  const [found, setFound] = useState<StoredDraft | undefined>(drafts[name]);
  const pending = useRef<Pending>(undefined);
  const step = useRef<'unchanged' | 'typed' | 'saved'>('unchanged');

  const withKept = useCallback(
    ({ form }: Pending) =>
      (current: StoredDrafts) =>
        withDraft(current, name, form, new Date().toISOString()),
    [name],
  );
  const flush = useCallback(async () => {
    const kept = pending.current;
    if (!kept) return;
    await setDrafts(withKept(kept));
    if (pending.current === kept) pending.current = undefined;
  }, [setDrafts, withKept]);
  const stored = useStoredDrafts();
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
function useStoredDrafts() {
  const { storageNamespace } = useServices();
  return useMemo(() => {
    const { place } = openStore({ namespace: storageNamespace }, draftsDefinition.key);
    return createStoredValue({ ...draftsDefinition, ...place });
  }, [storageNamespace]);
}
