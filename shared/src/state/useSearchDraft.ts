import { useEffect, useRef, useState } from 'react';

/** Browsers reject more than about a hundred changes of the address in half a minute; filters change it too. */
const maxWrites = 50;
const period = 30_000;
const pause = 250;

interface Draft {
  readonly text: string;
  /** The searches that the address may have while the draft is valid. Any other search (Back, a link) replaces it. */
  readonly over: readonly string[];
  /** The text is what the address still has, but other text is on its way there. */
  readonly isReturn: boolean;
}

/**
 * The search as it is typed. It is shown before the router has updated, because the router is too late for a controlled
 * input. It is written to the address at once, so that a reload keeps it; after many writes, only when typing pauses or
 * the page is left.
 */
export function useSearchDraft(inAddress: string, write: (text: string) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<number>(undefined);
  const waiting = useRef<string>(undefined);
  const writeTimes = useRef<readonly number[]>([]);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    const writeNow = () => {
      if (waiting.current !== undefined) latest.current(waiting.current);
      waiting.current = undefined;
    };
    window.addEventListener('pagehide', writeNow);
    return () => {
      window.removeEventListener('pagehide', writeNow);
      window.clearTimeout(timer.current);
    };
  }, []);

  const isCurrent = draft !== null && draft.over.includes(inAddress) && (draft.isReturn || draft.text !== inAddress);
  if (draft !== null && !isCurrent) setDraft(null);

  /** Replaces what is waiting to be written. */
  function hold(text: string, over: readonly string[]) {
    waiting.current = undefined;
    setDraft((current) => ({
      text,
      over: [inAddress, ...(current?.over ?? []), ...over],
      isReturn: text === inAddress && current !== null,
    }));
    afterPause(() => setDraft((current) => (current?.isReturn === true ? { ...current, isReturn: false } : current)));
  }

  function afterPause(run: () => void) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, pause);
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
      waiting.current = text;
      afterPause(() => {
        if (waiting.current === undefined) return;
        waiting.current = undefined;
        setDraft((current) => current && { ...current, over: [...current.over, text], isReturn: false });
        latest.current(text);
      });
    },
    /** Call it when another change writes the text to the address. */
    settle: (text: string) => hold(text, [text]),
  };
}
