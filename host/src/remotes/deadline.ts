import type { Clock } from './clock';
import { wait } from './clock';
import type { AreaFailure } from './failure';

/** `promise`, or `failure` when it takes longer than `ms`. What arrives later is ignored. */
export function withDeadline<T>(clock: Clock, ms: number, promise: Promise<T>, failure: () => AreaFailure): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(failure()));
    promise.then(resolve, reject).finally(cancel);
  });
}

const retries = 2;
const firstPause = 300;

/** Pause before retry `n` (0, 1) in milliseconds: doubled each time, spread by half so that pages do not retry in step. */
export function pauseBefore(retry: number, random: () => number): number {
  return Math.round(firstPause * 2 ** retry * (0.5 + random()));
}

interface Patience {
  readonly clock: Clock;
  readonly random: () => number;
  /** False for a failure that trying again would only repeat. */
  readonly isPassing?: (error: unknown) => boolean;
}

/** Runs `attempt` (0, 1, 2) until it succeeds; the last failure, or one that is not passing, is thrown. */
export async function withRetries<T>(
  { clock, random, isPassing = () => true }: Patience,
  attempt: (index: number) => Promise<T>,
): Promise<T> {
  for (let index = 0; ; index += 1) {
    try {
      return await attempt(index);
    } catch (error) {
      if (index >= retries || !isPassing(error)) throw error;
      await wait(clock, pauseBefore(index, random));
    }
  }
}
