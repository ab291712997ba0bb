/** Marks the region of the toasts, because a list may have another copy of the kit. */
const undone = 'data-undone';

/** How long rows may take to come back, in ms. */
const waitingTime = 3_000;

/**
 * Call this after Undo with the element of the toasts. The list whose rows come back moves the focus to the first of
 * them, unless the merchant goes on before.
 */
export function awaitRestoredRow(toasts: HTMLElement): void {
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    clearTimeout(timer);
    toasts.removeAttribute(undone);
  };
  const timer = setTimeout(end, waitingTime);
  toasts.setAttribute(undone, '');
  // The document does not hear of focus that moves inside a shadow root.
  for (const target of new Set([document, toasts.getRootNode()]))
    for (const type of ['focusin', 'keydown', 'pointerdown'])
      target.addEventListener(type, end, { capture: true, signal: waiting.signal });
}

/** Whether Undo was just pressed on the page that contains the element. */
export function isRowAwaited(near: Element): boolean {
  const root = near.getRootNode();
  return (root instanceof ShadowRoot ? root : document).querySelector(`[${undone}]`) !== null;
}
