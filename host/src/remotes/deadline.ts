import type { Clock } from './clock';

/**
 * Milliseconds without an answer: after `again` the registry is asked once more, beside the first request; after `answer`
 * the failure panel is shown, while whatever was requested may still arrive.
 */
export const deadlines = { again: 3_000, answer: 15_000 } as const;

/** `promise`, or `failure` when it takes longer than `ms`. */
export function withDeadline<T>(clock: Clock, ms: number, promise: Promise<T>, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(failure()));
    promise.then(resolve, reject).finally(cancel);
  });
}
