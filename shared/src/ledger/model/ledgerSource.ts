/** What decides every row; nothing else does (decision D13). */
export interface LedgerSource {
  readonly seed: number;
  /** Raised by Refresh: moves amounts, never times, customers or ids. */
  readonly revision: number;
  /** How often each template occurs a day; 1 but for `?volume=`. */
  readonly volume: number;
}
