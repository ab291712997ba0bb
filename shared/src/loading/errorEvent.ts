/** A failure of the product, as the event `back-office:error` of `window` tells it to the page's own monitoring. */
export interface BackOfficeError {
  /** `AREA-001` and so on, see `docs/product/loading.md`; `SHELL-001` for the shell itself, `LEDGER-001` for a lent ledger. */
  readonly code: string;
  /** The name of the area; `host` for the shell and the registry, `ledger` for a ledger that the page lent. */
  readonly area: string;
  readonly part: 'area' | 'slot' | 'registry' | 'shell' | 'ledger';
  /** The version that failed, if one was chosen already. */
  readonly version?: string | undefined;
  /** For engineers. */
  readonly cause: string;
  /** ISO 8601. */
  readonly time: string;
  /** The path of the page, without the query, which may contain what someone searched for. */
  readonly path: string;
  /** What was thrown, with its stack, if there was something. */
  readonly error?: unknown;
  /** The lent ledger that failed. */
  readonly ledger?: object;
}

const errorEvent = 'back-office:error';

declare global {
  interface WindowEventMap {
    'back-office:error': CustomEvent<BackOfficeError>;
  }
}

/** Tells the page's own monitoring about a failure. Nothing is sent anywhere. */
export function reportError(error: Omit<BackOfficeError, 'time' | 'path'>): BackOfficeError {
  const detail: BackOfficeError = { ...error, time: new Date().toISOString(), path: window.location.pathname };
  window.dispatchEvent(new CustomEvent(errorEvent, { detail }));
  return detail;
}
