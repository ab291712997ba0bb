import { useEffect, useState } from 'react';

/** What to say, in an alert or a status, when the clipboard cannot be written. */
export const copyFailedText = 'Could not copy. Select the text and copy it with the keyboard.';

/** How long `copied` lasts, in ms. */
const copiedDuration = 2_000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text to the clipboard. `copied` lasts two seconds, `failed` until the next attempt. */
export function useCopy(text: string): { readonly state: CopyState; readonly copy: () => Promise<void> } {
  const [{ state, attempts }, setCopy] = useState({ state: 'idle' as CopyState, attempts: 0 });
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setCopy((last) => ({ ...last, state: 'idle' })), copiedDuration);
    return () => clearTimeout(timer);
  }, [state, attempts]);

  const copy = async () => {
    const next = await writeToClipboard(text);
    setCopy((last) => ({ state: next, attempts: last.attempts + 1 }));
  };
  return { state, copy };
}

/** Pages without a secure origin have no clipboard, and the browser may refuse access. */
async function writeToClipboard(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.warn('The text could not be copied.', error);
    return 'failed';
  }
}
