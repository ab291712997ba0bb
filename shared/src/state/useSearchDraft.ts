import { useEffect, useRef, useState } from 'react';

/** Milliseconds. Browsers reject more than about a hundred changes of the address in half a minute. */
const writeDelay = 250;

interface Draft {
  readonly text: string;
  /** The searches that the address may have while the draft is valid. Any other search (Back, a link) replaces it. */
  readonly over: readonly string[];
}

/**
 * The search as it is typed. It is shown at once and written to the address when the merchant pauses, because the router
 * updates too late for a controlled input.
 */
export function useSearchDraft(inAddress: string, onPause: (text: string) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<number>(undefined);
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const isCurrent = draft !== null && draft.text !== inAddress && draft.over.includes(inAddress);
  if (draft !== null && !isCurrent) setDraft(null);

  /** Replaces what is waiting to be written. */
  function hold(text: string, over: readonly string[]) {
    window.clearTimeout(timer.current);
    setDraft((current) => ({ text, over: [inAddress, ...(current?.over ?? []), ...over] }));
  }

  return {
    text: isCurrent ? draft.text : inAddress,
    type(text: string) {
      hold(text, []);
      timer.current = window.setTimeout(() => {
        setDraft((current) => current && { ...current, over: [...current.over, text] });
        latest.current(text);
      }, writeDelay);
    },
    /** Call it when another change writes the text to the address. */
    settle: (text: string) => hold(text, [text]),
  };
}
