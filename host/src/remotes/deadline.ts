import type { Clock } from './clock';

/** Milliseconds one attempt may take. */
export const deadlines = { registry: 3_000, entry: 5_000, chunk: 10_000 } as const;

/** `promise`, or `failure` when it takes longer than `ms`. A later result is ignored. */
export function withDeadline<T>(clock: Clock, ms: number, promise: Promise<T>, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(failure()));
    promise.then(resolve, reject).finally(cancel);
  });
}
