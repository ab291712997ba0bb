import { useEffect, useRef, useState } from 'react';

/** Browsers reject more than about a hundred changes of the address in half a minute; filters change it too. */
const maxWrites = 50;
const period = 30_000;
const pause = 250;

interface Draft {
  readonly text: string;
  /** The searches that the address may have while the draft is valid. Any other search (Back, a link) replaces it. */
  readonly over: readonly string[];
}

/**
 * The search as it is typed. It is shown before the router has updated, because the router is too late for a controlled
 * input. It is written to the address at once, so that a reload keeps it; after many writes, only when typing pauses.
 */
export function useSearchDraft(inAddress: string, write: (text: string) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<number>(undefined);
  const writeTimes = useRef<readonly number[]>([]);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
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
      const now = performance.now();
      const times = writeTimes.current.filter((time) => time > now - period);
      if (times.length < maxWrites) {
        writeTimes.current = [...times, now];
        hold(text, [text]);
        latest.current(text);
        return;
      }
      hold(text, []);
      timer.current = window.setTimeout(() => {
        setDraft((current) => current && { ...current, over: [...current.over, text] });
        latest.current(text);
      }, pause);
    },
    /** Call it when another change writes the text to the address. */
    settle: (text: string) => hold(text, [text]),
  };
}
