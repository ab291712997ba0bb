export interface BuiltPage {
  readonly area: string;
  readonly folder: string;
}

export interface RunningLedger {
  readonly url: string;
  stop(): Promise<void>;
}

/** The files that the guide shows as they are. */
export const shownFiles: readonly string[];
/** Builds the pages that use a framework and a bundler. */
export function buildPages(into: string): Promise<readonly BuiltPage[]>;
/** Starts the ledger of `docs/connecting.md` on a free port. */
export function startLedger(): Promise<RunningLedger>;
