import { listen } from './listen';
/** When to try again. Each pause is spread at random, so that many pages do not retry in step. */
export interface RetryOptions {
  /** Milliseconds before each retry; as many retries as pauses. */
  readonly pauses: readonly number[];
  /** How far a pause may deviate: 0.25 makes 200 ms anything from 150 to 250. */
  readonly spread: number;
  readonly random?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
  /** False for a failure that another attempt would only repeat. Default: every failure is worth another attempt. */
  readonly isTransient?: (error: unknown) => boolean;
}

/** Retries of the registry, of areas and of slots. */
export const areaRetries = { pauses: [300, 600], spread: 0.5 } as const satisfies RetryOptions;

/** Runs `attempt` (0, 1, 2 …) until it succeeds. Throws the last failure, or the first that is not transient. */
export async function withRetries<T>(
  { pauses, spread, random = Math.random, sleep = wait, isTransient = () => true }: RetryOptions,
  attempt: (index: number) => Promise<T>,
): Promise<T> {
  for (let index = 0; ; index += 1) {
    try {
      return await attempt(index);
    } catch (error) {
      const pause = pauses[index];
      if (pause === undefined || !isTransient(error)) throw error;
      await sleep(spreadPause(pause, spread, random));
    }
  }
}

export function spreadPause(pause: number, spread: number, random: () => number): number {
  return Math.round(pause * (1 - spread + 2 * spread * random()));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Calls `run` each time a lost connection may be back: the browser is online again, or the merchant returns to the tab
 * while it is. Returns a function that stops it.
 */
export function onReconnect(run: () => void): () => void {
  const runIfShown = () => {
    if (!document.hidden && navigator.onLine) run();
  };
  const stops = [listen(window, { online: run }), listen(document, { visibilitychange: runIfShown })];
  return () => stops.forEach((stop) => stop());
}
