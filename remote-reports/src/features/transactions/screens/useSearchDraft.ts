import { useEffect, useRef, useState } from 'react';

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const restAfter = 250;

interface Draft {
  readonly text: string;
  /** What the address may say while the draft holds; anything else (Back, a link) wins over it. */
  readonly over: readonly string[];
}

/**
 * The search as it is typed. It shows at once and goes into the address when the typing rests, as moves of the router
 * come too late for a field under a typing hand.
 */
export function useSearchDraft(inAddress: string, onRest: (text: string) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<number>(undefined);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const isCurrent = draft !== null && draft.text !== inAddress && draft.over.includes(inAddress);
  if (draft !== null && !isCurrent) setDraft(null);

  /** Takes the place of what waits to be written. */
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
      }, restAfter);
    },
    /** The text is on its way into the address with another change. */
    settle: (text: string) => hold(text, [text]),
  };
}
