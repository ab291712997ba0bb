import { useEffect, useState } from 'react';

/** How long the button says `Copied`, in ms. */
const shownFor = 2_000;

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text; says for two seconds that it did, or until the next try that it could not. */
export function useCopy(text: string) {
  const [{ state, tries }, setCopy] = useState<{ readonly state: CopyState; readonly tries: number }>({
    state: 'idle',
    tries: 0,
  });
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setCopy((last) => ({ ...last, state: 'idle' })), shownFor);
    return () => clearTimeout(timer);
  }, [state, tries]);

  const copy = async () => {
    const next = await write(text);
    setCopy((last) => ({ state: next, tries: last.tries + 1 }));
  };
  return { state, copy };
}

/** A page without a secure origin has no clipboard, and the browser may refuse. */
async function write(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
