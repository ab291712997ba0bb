import { reportError, type BackOfficeError } from '../loading/errorEvent';

/** What the events of an embedded area say; they are dispatched at the element that it was mounted in. */
export interface AreaEvents {
  /** The first screen is shown, also after the area was loaded again. */
  readonly ready: { readonly path: string };
  /**
   * Another screen is about to be opened. `external`: it is not part of the area. `preventDefault` means that the page
   * takes over: the area stays where it is.
   */
  readonly navigate: { readonly path: string; readonly external: boolean };
  /** As `back-office:error` of `window`. */
  readonly error: BackOfficeError;
}

/** False if the page called `preventDefault`. */
export function tellPage<Name extends keyof AreaEvents>(
  element: HTMLElement,
  name: Name,
  detail: AreaEvents[Name],
): boolean {
  const cancelable = name === 'navigate';
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/** Tells both the page's own monitoring and the element. */
export function reportAreaError(element: HTMLElement, error: Parameters<typeof reportError>[0]): void {
  tellPage(element, 'error', reportError(error));
}

/** Passes on what is reported of the ledger that `ledger` returns, until the returned function is called. */
export function passLedgerErrors(element: HTMLElement, ledger: () => object | undefined): () => void {
  const pass = ({ detail }: CustomEvent<BackOfficeError>) => {
    if (detail.ledger !== undefined && detail.ledger === ledger()) tellPage(element, 'error', detail);
  };
  window.addEventListener('back-office:error', pass);
  return () => window.removeEventListener('back-office:error', pass);
}
