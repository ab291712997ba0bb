import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoredValue } from '@back-office/shared/state';
import { draftsDefinition, withDraft, type StoredDraft } from '../domain/itemDrafts';
import type { ItemForm } from '../domain/itemForm';

/** Long enough that a word is one write, short enough that a crash loses only a word. */
const pause = 400;

/**
 * Keeps what is typed into a form until it is saved, so that a reload or a crash does not lose it. `found` is what was kept
 * when the form was opened. Nothing is written until something is typed.
 */
export function useItemDraft(name: string, unsaved: ItemForm | undefined) {
  const [drafts, setDrafts] = useStoredValue(draftsDefinition);
  const [found, setFound] = useState<StoredDraft | undefined>(drafts[name]);
  const pending = useRef<{ readonly form: ItemForm | undefined }>(undefined);
  const step = useRef<'unchanged' | 'typed' | 'saved'>('unchanged');

  const flush = useCallback(() => {
    const kept = pending.current;
    pending.current = undefined;
    if (kept) void setDrafts((current) => withDraft(current, name, kept.form, new Date().toISOString()));
  }, [name, setDrafts]);

  useEffect(() => {
    if (unsaved && step.current === 'unchanged') step.current = 'typed';
    if (step.current !== 'typed') return;
    pending.current = { form: unsaved };
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  }, [unsaved, flush]);
  // A page or a form that is closed does not wait.
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return {
    found,
    /** What was kept is in the form now. */
    taken: () => setFound(undefined),
    /** Forgets what was kept before this form was opened. */
    discard() {
      setFound(undefined);
      pending.current = { form: unsaved };
      flush();
    },
    /** The item is stored: nothing is kept. */
    saved() {
      step.current = 'saved';
      pending.current = { form: undefined };
      flush();
    },
  };
}
